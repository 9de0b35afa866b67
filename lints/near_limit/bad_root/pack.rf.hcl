policy_pack "many" {
  version = "0.1.0"
}

policy "p0" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p1" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p2" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p3" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p4" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p5" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p6" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p7" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p8" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p9" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p10" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p11" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p12" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p13" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p14" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p15" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p16" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p17" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p18" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p19" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p20" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p21" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p22" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p23" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p24" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p25" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p26" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p27" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p28" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p29" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p30" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p31" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p32" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p33" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p34" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p35" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p36" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p37" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p38" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p39" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p40" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p41" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p42" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p43" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p44" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p45" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p46" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p47" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p48" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p49" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p50" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p51" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p52" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p53" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p54" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p55" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p56" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p57" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p58" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p59" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p60" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p61" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p62" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p63" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p64" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p65" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p66" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p67" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p68" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p69" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p70" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p71" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p72" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p73" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p74" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p75" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p76" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p77" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p78" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p79" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p80" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p81" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p82" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p83" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p84" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p85" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p86" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p87" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p88" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p89" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p90" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p91" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p92" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p93" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p94" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p95" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p96" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p97" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p98" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p99" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p100" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p101" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p102" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p103" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p104" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p105" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p106" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p107" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p108" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p109" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p110" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p111" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p112" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p113" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p114" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p115" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p116" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p117" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p118" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p119" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p120" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p121" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p122" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p123" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p124" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p125" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p126" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p127" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p128" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p129" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p130" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p131" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p132" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p133" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p134" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p135" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p136" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p137" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p138" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p139" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p140" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p141" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p142" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p143" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p144" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p145" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p146" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p147" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p148" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p149" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p150" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p151" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p152" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p153" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p154" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p155" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p156" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p157" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p158" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p159" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p160" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p161" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p162" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p163" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p164" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p165" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p166" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p167" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p168" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p169" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p170" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p171" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p172" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p173" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p174" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p175" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p176" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p177" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p178" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p179" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p180" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p181" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p182" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p183" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p184" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p185" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p186" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p187" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p188" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p189" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p190" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p191" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p192" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p193" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p194" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p195" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p196" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p197" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p198" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p199" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p200" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p201" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p202" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p203" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p204" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p205" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p206" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p207" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p208" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p209" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p210" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p211" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p212" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p213" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p214" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p215" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p216" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p217" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p218" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p219" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p220" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p221" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p222" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p223" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p224" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p225" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p226" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p227" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p228" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p229" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p230" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p231" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p232" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p233" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p234" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p235" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p236" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p237" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p238" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p239" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p240" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p241" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p242" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p243" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p244" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p245" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p246" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p247" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p248" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p249" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p250" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p251" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p252" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p253" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p254" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p255" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p256" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p257" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p258" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p259" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p260" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p261" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p262" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p263" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p264" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p265" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p266" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p267" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p268" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p269" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p270" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p271" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p272" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p273" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p274" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p275" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p276" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p277" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p278" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p279" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p280" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p281" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p282" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p283" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p284" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p285" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p286" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p287" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p288" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p289" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p290" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p291" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p292" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p293" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p294" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p295" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p296" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p297" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p298" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p299" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p300" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p301" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p302" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p303" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p304" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p305" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p306" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p307" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p308" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p309" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p310" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p311" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p312" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p313" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p314" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p315" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p316" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p317" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p318" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p319" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p320" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p321" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p322" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p323" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p324" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p325" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p326" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p327" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p328" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p329" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p330" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p331" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p332" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p333" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p334" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p335" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p336" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p337" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p338" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p339" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p340" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p341" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p342" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p343" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p344" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p345" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p346" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p347" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p348" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p349" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p350" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p351" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p352" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p353" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p354" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p355" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p356" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p357" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p358" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p359" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p360" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p361" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p362" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p363" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p364" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p365" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p366" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p367" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p368" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p369" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p370" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p371" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p372" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p373" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p374" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p375" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p376" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p377" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p378" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p379" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p380" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p381" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p382" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p383" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p384" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p385" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p386" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p387" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p388" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p389" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p390" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p391" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p392" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p393" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p394" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p395" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p396" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p397" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p398" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p399" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p400" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p401" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p402" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p403" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p404" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p405" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p406" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p407" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p408" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p409" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p410" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p411" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p412" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p413" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p414" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p415" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p416" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p417" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p418" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p419" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p420" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p421" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p422" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p423" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p424" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p425" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p426" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p427" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p428" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p429" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p430" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p431" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p432" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p433" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p434" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p435" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p436" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p437" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p438" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p439" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p440" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p441" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p442" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p443" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p444" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p445" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p446" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p447" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p448" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p449" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p450" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p451" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p452" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p453" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p454" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p455" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p456" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p457" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p458" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p459" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p460" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p461" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p462" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p463" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p464" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p465" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p466" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p467" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p468" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p469" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p470" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p471" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p472" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p473" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p474" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p475" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p476" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p477" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p478" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p479" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p480" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p481" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p482" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p483" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p484" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p485" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p486" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p487" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p488" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p489" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p490" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p491" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p492" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p493" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p494" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p495" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p496" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p497" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p498" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p499" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p500" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p501" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p502" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p503" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p504" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p505" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p506" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p507" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p508" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p509" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p510" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p511" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p512" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p513" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p514" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p515" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p516" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p517" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p518" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p519" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p520" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p521" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p522" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p523" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p524" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p525" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p526" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p527" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p528" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p529" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p530" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p531" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p532" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p533" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p534" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p535" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p536" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p537" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p538" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p539" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p540" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p541" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p542" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p543" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p544" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p545" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p546" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p547" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p548" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p549" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p550" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p551" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p552" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p553" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p554" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p555" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p556" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p557" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p558" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p559" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p560" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p561" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p562" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p563" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p564" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p565" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p566" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p567" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p568" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p569" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p570" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p571" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p572" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p573" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p574" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p575" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p576" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p577" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p578" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p579" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p580" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p581" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p582" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p583" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p584" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p585" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p586" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p587" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p588" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p589" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p590" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p591" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p592" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p593" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p594" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p595" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p596" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p597" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p598" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p599" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p600" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p601" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p602" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p603" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p604" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p605" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p606" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p607" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p608" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p609" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p610" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p611" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p612" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p613" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p614" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p615" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p616" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p617" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p618" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p619" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p620" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p621" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p622" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p623" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p624" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p625" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p626" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p627" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p628" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p629" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p630" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p631" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p632" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p633" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p634" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p635" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p636" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p637" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p638" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p639" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p640" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p641" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p642" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p643" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p644" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p645" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p646" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p647" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p648" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p649" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p650" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p651" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p652" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p653" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p654" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p655" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p656" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p657" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p658" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p659" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p660" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p661" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p662" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p663" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p664" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p665" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p666" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p667" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p668" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p669" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p670" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p671" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p672" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p673" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p674" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p675" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p676" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p677" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p678" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p679" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p680" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p681" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p682" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p683" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p684" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p685" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p686" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p687" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p688" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p689" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p690" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p691" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p692" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p693" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p694" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p695" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p696" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p697" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p698" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p699" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p700" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p701" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p702" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p703" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p704" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p705" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p706" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p707" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p708" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p709" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p710" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p711" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p712" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p713" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p714" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p715" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p716" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p717" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p718" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p719" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p720" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p721" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p722" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p723" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p724" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p725" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p726" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p727" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p728" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p729" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p730" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p731" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p732" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p733" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p734" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p735" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p736" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p737" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p738" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p739" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p740" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p741" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p742" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p743" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p744" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p745" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p746" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p747" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p748" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p749" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p750" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p751" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p752" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p753" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p754" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p755" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p756" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p757" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p758" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p759" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p760" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p761" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p762" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p763" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p764" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p765" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p766" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p767" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p768" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p769" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p770" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p771" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p772" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p773" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p774" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p775" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p776" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p777" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p778" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p779" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p780" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p781" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p782" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p783" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p784" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p785" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p786" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p787" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p788" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p789" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p790" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p791" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p792" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p793" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p794" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p795" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p796" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p797" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p798" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p799" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p800" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p801" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p802" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p803" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p804" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p805" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p806" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p807" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p808" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p809" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p810" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p811" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p812" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p813" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p814" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p815" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p816" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p817" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p818" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "p819" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}
