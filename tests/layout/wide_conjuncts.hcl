locals {
  हिन्दी = "क्षत्रिय" # three clusters, and four
  বাংলা  = "ক্ষুদ্র"  # Bengali
  x   = "a"
}

names = {
  "क्ष" = "one cluster for Unicode 15.1 and later" # two for 15.0
  "ശ്രീ" = 1                                        # Malayalam
  "👩‍👩‍👧🇩🇪" = 2                                        # two in any version
}
