use super::fit::in_sets;
use super::*;
use crate::rf::constant::{Constant, Value, evaluate};
use crate::syntax::tree::expression;

fn read(text: &str) -> Result<Type, NoType> {
    Type::read(&expression(text).expect("an expression"))
}

fn fits(of: &str, value: &str) -> Result<(), String> {
    let Constant::Known(value) = evaluate(&expression(value).unwrap(), value) else {
        panic!("{value} is constant")
    };
    match read(of).unwrap().fit(value) {
        Ok(_) => Ok(()),
        Err(misfits) => {
            let said =
                misfits.iter().map(|misfit| format!("{}: {}", misfit.steps(), misfit.reason));
            Err(said.collect::<Vec<_>>().join("; "))
        }
    }
}

#[test]
fn types_are_read_and_written_alike() {
    for text in [
        "string",
        "list(set(map(any)))",
        "tuple([string, bool])",
        "object({ a = number, b = optional(list(string)) })",
        "object({})",
    ] {
        assert_eq!(read(text).unwrap().to_string(), text);
    }
}

#[test]
fn what_is_no_type_is_told_with_what_to_write() {
    for (text, message) in [
        ("strng", "there is no type `strng`"),
        ("\"string\"", "a type is written without quotes"),
        ("list", "`list` does not say what is inside"),
        ("list(string, number)", "`list(…)` takes one type"),
        ("list(string...)", "`list(…)` takes one type, without `...`"),
        ("optional(string)", "`optional(…)` stands outside of an object"),
        ("array(string)", "there is no type `array(…)`"),
        ("[string]", "this is no type"),
    ] {
        assert_eq!(read(text).unwrap_err().message, message, "{text}");
    }
}

#[test]
fn values_fit_as_hcl_converts_them() {
    for (of, value) in [
        ("number", "\"8080\""),
        ("string", "1"),
        ("bool", "\"true\""),
        ("list(string)", "[\"a\", 1, true]"),
        ("set(number)", "[1, 1]"),
        ("map(number)", "{ a = 1, b = \"2\" }"),
        ("list(any)", "[1, \"a\"]"),
        ("tuple([string, number])", "[1, \"2\"]"),
        ("object({ a = number, b = optional(string) })", "{ a = 1, c = 2 }"),
        ("list(number)", "null"),
    ] {
        assert_eq!(fits(of, value), Ok(()), "{of} {value}");
    }
}

#[test]
fn a_misfit_names_its_place() {
    for (of, value, fault) in [
        ("number", "\"x\"", ": a number is required, and `x` is none"),
        ("bool", "1", ": a bool is required, not a number"),
        ("list(number)", "[1, [2]]", "[1]: a number is required, not a tuple"),
        ("map(list(bool))", "{ a = [{}] }", ".a[0]: a bool is required, not an object"),
        ("tuple([string])", "[]", ": one element is required, not 0"),
        ("object({ a = number })", "{}", ": the attribute `a` is required"),
        (
            "map(object({ a = number, b = bool }))",
            "{ x = { a = [] }, y = { a = 1, b = true }, z = 1 }",
            ".x.a: a number is required, not a tuple; .x: the attribute `b` is required; \
             .z: an object is required, not a number",
        ),
        ("list(any)", "[1, []]", ": the elements must all have one type"),
        ("string", "[]", ": a string is required, not a tuple"),
        ("map(string)", "[]", ": a map is required, not a tuple"),
    ] {
        assert_eq!(fits(of, value), Err(fault.to_owned()), "{of} {value}");
    }
}

#[test]
fn a_set_has_an_order_of_its_own() {
    let set = |of: Type, items: &str| {
        let Constant::Known(value) = evaluate(&expression(items).unwrap(), items) else {
            panic!("{items} is constant")
        };
        Type::Set(Box::new(of)).fit(value).unwrap()
    };
    for (of, items, ordered) in [
        (Type::String, "[\"b\", null, \"a\", \"b\"]", "[\"a\", \"b\", null]"),
        (Type::Number, "[10, 9, \"1\"]", "[1, 9, 10]"),
        (Type::Bool, "[true, false]", "[false, true]"),
        (Type::List(Box::new(Type::Number)), "[[2], [1, 3], [1]]", "[[1], [1, 3], [2]]"),
        (Type::Map(Box::new(Type::Number)), "[{ b = 1 }, { a = 2 }]", "[{ a = 2 }, { b = 1 }]"),
    ] {
        assert_eq!(set(of.clone(), items), set(of.clone(), ordered), "{items}");
        let Value::List(_, items) = set(of, items) else { panic!("a list") };
        assert!(items.is_sorted_by(|a, b| in_sets(a, b).is_lt()), "{items:?}");
    }
}

#[test]
fn many_elements_of_a_set_are_counted_once_too() {
    let of = Type::Set(Box::new(Type::String));
    let items = |count: usize| (0..count).map(|n| Value::String((n % 50).to_string()));
    for (count, once) in [(30, 30), (60, 50), (1_000, 50)] {
        match of.fit(Value::Tuple(items(count).collect())) {
            Ok(Value::List(_, items)) => assert_eq!(items.len(), once),
            other => panic!("{other:?}"),
        }
    }
}
