//! The forms of HCL expressions that the language does not have: their names, and what to write
//! in their place. Where a form is a fault, and of which lint, is for the typing to say.

/// A form that the language rejects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `+`, `-`, `*`, `/` or `%` between two operands.
    Arithmetic(&'static str),
    /// `-x`
    Minus,
    /// `a ? b : c`
    Conditional,
    /// A quoted template or a heredoc with interpolation or directives.
    Template,
    /// `[a, b]`
    Tuple,
    /// `{ a = b }`
    Object,
    /// `[for …]` or `{for …}`
    For,
    /// `x[*]` or `x.*`
    Splat,
    /// `x["key"]`
    StringIndex,
    /// `x[y]`
    ComputedIndex,
    /// `x[-1]`, `x[1.5]`, or a number that no list reaches: what it is.
    NoIndex(&'static str),
    /// `(x).y` or `f().y`: steps from what is no name.
    RelativeTraversal,
    /// `null`
    Null,
    /// A number that is no integer.
    Fraction,
    /// An integer beyond 64 bits.
    OutOfRange,
    /// Brackets nested deeper than is read.
    TooDeep,
    /// More source than an expression may have; it was not read.
    TooLong,
    /// A JSON string that is not one `${…}`.
    NotWrapped(Around),
    /// What is no expression: why, as a clause. Only JSON strings can hold it, since native text
    /// is read after the syntax check.
    Malformed(&'static str),
    /// A string that HCL cannot read: why, as a clause. Only JSON strings can hold it too.
    BadString(&'static str),
}

/// Why a JSON string is not one `${…}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Around {
    /// There is no `${` in it.
    Plain,
    /// Something stands before the `${`.
    Before,
    /// Something stands after the `}`.
    After,
    /// The `}` is missing.
    Unclosed,
    /// The `}` is missing, since a comment goes on to the end.
    Comment,
    /// It holds `%{ … }`.
    Directive,
}

impl Around {
    /// What is so, as a clause.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Plain => "it is plain text",
            Self::Before => "something stands before its `${`",
            Self::After => "something stands after its `}`",
            Self::Unclosed => "its `${` is never closed",
            Self::Comment => "a comment in it goes on to the end and takes the `}` with it",
            Self::Directive => "it is a template with `%{`",
        }
    }
}

impl Form {
    /// Whether it is a path but for a part of it, so that its advice is about that part.
    pub const fn is_in_path(self) -> bool {
        matches!(
            self,
            Self::For
                | Self::Splat
                | Self::StringIndex
                | Self::ComputedIndex
                | Self::NoIndex(_)
                | Self::RelativeTraversal
        )
    }

    /// What it is, as the subject of a sentence.
    pub fn noun(self) -> String {
        match self {
            Self::Arithmetic(operator) => return format!("arithmetic with `{operator}`"),
            Self::Minus => "a unary minus",
            Self::Conditional => "a conditional",
            Self::Template => "a template with interpolation",
            Self::Tuple => "a list",
            Self::Object => "an object",
            Self::For => "a `for` expression",
            Self::Splat => "a splat",
            Self::StringIndex => "a string index",
            Self::ComputedIndex => "a computed index",
            Self::RelativeTraversal => "a step from something that is no name",
            Self::Null => "`null`",
            Self::Fraction => "a number that is not an integer",
            Self::OutOfRange => "a number beyond 64 bits",
            Self::TooDeep => "an expression nested this deep",
            Self::TooLong => "an expression this long",
            Self::NoIndex(what) => what,
            Self::NotWrapped(_) => "a string that is not one `${…}`",
            Self::BadString(_) => "a string that cannot be read",
            Self::Malformed(_) => "text that is no expression",
        }
        .to_owned()
    }

    /// Why the language does not have it, as a clause.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Arithmetic(_) => "values are compared as they are, and never computed",
            Self::Minus => "numbers in source are never negative",
            Self::Conditional => "a test has no branches",
            Self::Template => "strings are compared whole, and never put together",
            Self::Tuple | Self::Object => "only single values are compared",
            Self::For | Self::Splat => "one value is tested, and never each of many",
            Self::StringIndex | Self::ComputedIndex => {
                "a step is a name or a number that is written out"
            }
            Self::RelativeTraversal => "a path begins with a name",
            Self::Null => "a comparison with a missing value is never known",
            Self::Fraction => "the language has no other numbers than integers",
            Self::OutOfRange => "integers have 64 bits",
            Self::TooDeep | Self::TooLong => "it is past the limits of an expression",
            Self::NoIndex(_) => "an index counts from 0 on",
            Self::NotWrapped(around) => around.reason(),
            Self::Malformed(why) | Self::BadString(why) => why,
        }
    }

    /// What to write instead, as an order.
    pub const fn advice(self) -> &'static str {
        match self {
            Self::Arithmetic(_) => {
                "compare the value as it is with a number that is already computed"
            }
            Self::Minus => "compare with a number that is not negative, as in `x >= 0`",
            Self::Conditional => "join the cases with `&&` and `||`: `(a && b) || (!a && c)`",
            Self::Template => "write a plain string, or the expression without quotes around it",
            Self::Tuple | Self::Object => {
                "compare single values and join the comparisons with `||`"
            }
            Self::For | Self::Splat => "name one element by its index, such as `x[0]`",
            Self::StringIndex => "write a string key as an attribute: `x.key` for `x[\"key\"]`",
            Self::ComputedIndex => "an index is a number written out, such as `x[0]`",
            Self::RelativeTraversal => "begin with a name and go on with `.name` and `[0]`",
            Self::Null => {
                "say what a missing value means where the fact is emitted, with `on_null`"
            }
            Self::Fraction => "compare with an integer: `x > 1` for `x > 1.5`",
            Self::OutOfRange => "write an integer up to 9223372036854775807",
            Self::TooDeep => "take parentheses away that change nothing",
            Self::TooLong => "split it into several rules or policies",
            Self::NoIndex(_) => "write the index of an element, such as `x[0]`",
            Self::NotWrapped(_) => {
                "in JSON an expression is a string of the form `\"${expression}\"`, with nothing before or after"
            }
            Self::BadString(_) => {
                "in a string, `\\\\` is a backslash and `\\n` a line break; JSON takes each backslash twice"
            }
            Self::Malformed(_) => "write one expression between `${` and `}`",
        }
    }
}
