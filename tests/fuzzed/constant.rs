//! Constants: any expression is evaluated or told of, and a string that one gives, written as a
//! literal, gives the same string.

use rf_lint::rf::constant::{Constant, StaticFault, Value, evaluate, source_string};
use rf_lint::schema::write::literal;
use rf_lint::syntax::native::Reader;
use rf_lint::syntax::quotes::in_quotes;
use rf_lint::syntax::tree::expression;

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let attribute = format!("x = {text}\n");
    let mut reader = Reader::default();
    if !reader.read(&attribute).is_empty() || reader.outline.len() != 1 {
        return;
    }
    match source_string(text) {
        Ok(value) => {
            let again = source_string(&in_quotes(&value));
            assert_eq!(again.as_ref(), Ok(&value), "written as {}", in_quotes(&value));
        }
        Err(fault) => {
            let said = fault.message("it");
            assert!(!said.contains('\n') && !said.ends_with('.'), "{said}");
            let whole = |span: rf_lint::span::Span| text.get(span.range()).is_some();
            assert!(fault.span().is_none_or(whole), "{fault:?}");
            let known = !matches!(fault, StaticFault::Error(_));
            assert!(!known || fault.span().is_some(), "{fault:?}");
        }
    }
    let Some(expr) = expression(text) else { return };
    let value = match evaluate(&expr, text) {
        Constant::Known(value) => value,
        Constant::NotConstant(reason) => {
            assert!(reason.span().is_none_or(|span| text.get(span.range()).is_some()));
            return;
        }
        Constant::Error(error) => {
            assert!(error.span.is_none_or(|span| text.get(span.range()).is_some()), "{error:?}");
            return;
        }
    };
    assert!(value.equals(&value.clone()));
    if !has_spelling(&value) {
        return;
    }
    let written = literal(&value);
    let again = expression(&written).map(|expr| evaluate(&expr, &written));
    assert!(matches!(again, Some(Constant::Known(_))), "{written}: {again:?}");
}

/// Whether all numbers in a value can be written with as many digits as anybody would.
fn has_spelling(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.text().is_some(),
        Value::Tuple(items) | Value::List(_, items) => items.iter().all(has_spelling),
        Value::Object(items) | Value::Map(_, items) => items.values().all(has_spelling),
        Value::Null(_) | Value::Bool(_) | Value::String(_) => true,
    }
}
