use std::io::{Read, Write};
fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let out = std::io::stdout();
    let mut out = out.lock();
    let mut scratch = rf_lint::fmt::layout::Scratch::default();
    for line in input.lines() {
        let src: String = serde_json::from_str(line).unwrap();
        let tokens = rf_lint::syntax::lexer::lex(&src);
        let errors = rf_lint::syntax::grammar::check(&src, &tokens, &mut ());
        let res = if errors.is_empty() {
            let t = rf_lint::fmt::layout::layout(&src, &tokens, &mut scratch).unwrap_or(src);
            serde_json::json!({"ok": true, "out": t})
        } else {
            serde_json::json!({"ok": false, "errs": errors.iter().map(|e| format!("{}@{}", e.message, src[..e.span.start as usize].matches('\n').count()+1)).collect::<Vec<_>>()})
        };
        writeln!(out, "{res}").unwrap();
    }
}
