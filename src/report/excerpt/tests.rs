use super::*;

/// The excerpt of one mark and the text marked in it.
fn one(text: &str, range: Range<usize>, width: usize) -> (String, String) {
    let marks = [Mark { range: fitted(text, range), room: 0, growth: 0 }];
    let Excerpt { source, ranges, .. } = excerpt(&LineIndex::new(text), &[], &marks, width);
    let marked = source[ranges[0].clone()].to_owned();
    (source, marked)
}

#[test]
fn short_lines_come_whole() {
    let text = "a = 1\r\nb = 2\r\nc = 3\r\n";
    assert_eq!(one(text, 7..8, 40), ("b = 2".into(), "b".into()));
    assert_eq!(one(text, 11..15, 40), ("b = 2\nc = 3".into(), "2\nc".into()));
}

#[test]
fn a_line_break_is_marked_as_the_end_of_its_line() {
    assert_eq!(one("a\r\nb\n", 1..3, 40), ("a".into(), String::new()));
    assert_eq!(one("a\r\nb\n", 0..3, 40), ("a".into(), "a".into()));
}

#[test]
fn the_end_of_a_file_is_a_line_of_its_own() {
    assert_eq!(one("a\n", 2..2, 40), (" ".into(), String::new()));
    assert_eq!(one("", 0..0, 40), (" ".into(), String::new()));
    assert_eq!(one("a", 9..12, 40), ("a".into(), String::new()));
}

#[test]
fn a_long_line_is_cut_on_both_sides() {
    let text = format!("{}needle{}", "x".repeat(1000), "y".repeat(1000));
    let (source, marked) = one(&text, 1000..1006, 20);
    assert_eq!((source.as_str(), marked.as_str()), ("…xxxxxxxxneedleyyyy…", "needle"));
}

#[test]
fn a_line_is_cut_at_its_end_if_the_mark_and_its_words_fit() {
    let text = format!("a = needle{}", "y".repeat(1000));
    let shown = |room| {
        let marks = [Mark { range: 4..10, room, growth: 0 }];
        excerpt(&LineIndex::new(&text), &[], &marks, 20).source
    };
    assert_eq!(shown(0), "a = needleyyyyyyyyy…");
    assert_eq!(shown(10), "a = needleyyyyyyyyy…");
    // A mark near the end of what there is room for is moved to where more can be seen after it.
    let text = format!("{}needle{}", "x".repeat(12), "y".repeat(1000));
    assert_eq!(one(&text, 12..18, 20).0, "…xxxxxxxxneedleyyyy…");
}

#[test]
fn a_long_span_is_cut_too() {
    let text = "x".repeat(1000);
    let (source, marked) = one(&text, 100..900, 20);
    assert_eq!(source, format!("…{}…", "x".repeat(18)));
    assert_eq!(marked, format!("{}…", "x".repeat(10)));
    let (source, marked) = one(&text, 0..1000, 20);
    assert_eq!(source, format!("{}…", "x".repeat(19)));
    assert_eq!(marked, source);
}

#[test]
fn a_long_span_leaves_room_for_its_words() {
    let text = "x".repeat(1000);
    let marks = [Mark { range: 100..900, room: 6, growth: 0 }];
    let Excerpt { source, ranges, .. } = excerpt(&LineIndex::new(&text), &[], &marks, 20);
    assert_eq!(source.chars().count() + 6, 20);
    assert_eq!(ranges[0].end, source.len());
}

#[test]
fn marks_outside_the_window_are_at_its_ellipses() {
    let text = "x".repeat(1000);
    let marks = [500..510, 3..5, 990..1000].map(|range| Mark { range, room: 0, growth: 0 });
    let Excerpt { source, ranges, .. } = excerpt(&LineIndex::new(&text), &[], &marks, 30);
    assert!(source.starts_with('…') && source.ends_with('…'));
    assert_eq!(&source[ranges[1].clone()], "…");
    assert_eq!(ranges[1].start, 0);
    assert_eq!(&source[ranges[2].clone()], "…");
    assert_eq!(ranges[2].end, source.len());
}

#[test]
fn a_line_leaves_room_for_what_is_written_into_it() {
    let text = format!("{}\n{}\n", "x".repeat(38), "y".repeat(38));
    let mark = |growth| {
        [Mark { range: 10..12, room: 0, growth }, Mark { range: 40..41, room: 0, growth: 0 }]
    };
    let lines = |growth| excerpt(&LineIndex::new(&text), &[], &mark(growth), 40).source;
    assert_eq!(lines(2), text.trim_end());
    assert_eq!(lines(3), format!("{}…\n{}", "x".repeat(36), "y".repeat(38)));
}

#[test]
fn wide_characters_count_their_cells() {
    let text = "漢".repeat(100);
    let (source, _) = one(&text, 150..153, 21);
    assert_eq!(source, format!("…{}…", "漢".repeat(9)));
}

#[test]
fn a_cut_never_parts_a_character_from_its_accents() {
    let text = "e\u{301}".repeat(100);
    let (source, _) = one(&text, 150..153, 20);
    assert!(source.starts_with("…e\u{301}") && source.ends_with("e\u{301}…"), "{source}");
}

#[test]
fn a_byte_order_mark_is_seen_only_when_it_is_meant() {
    let text = "\u{feff}a = 1\n";
    assert_eq!(one(text, 3..4, 40), ("a = 1".into(), "a".into()));
    assert_eq!(one(text, 0..3, 40), ("<U+FEFF>a = 1".into(), "<U+FEFF>".into()));
}

#[test]
fn a_span_of_very_many_lines_is_cut_to_its_first() {
    let text = "a\n".repeat(1000);
    assert_eq!(one(&text, 2..1990, 40), ("a".into(), "a".into()));
}
