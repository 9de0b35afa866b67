//! Reasoning about conditions: what is always true, never true, or implied by something else.
//!
//! Conditions have three values ([`Truth`]): evidence that is missing, unknown or of another type
//! makes a comparison unknown, and `unknown && false` is false. So a condition that speaks of one
//! thing is two sets ([`Verdict`]): the values for which it is true, and those for which it is
//! false. Sets of integers are intervals, sets of strings are lists of names, in or out.
//!
//! [`review`] finds what is suspicious; the lints of `lints/` say it in words, and mend it.
//! Whether an expression is a condition at all is for [`crate::rf::typing`] to say: what cannot be
//! understood here is passed over.

mod constant;
mod integers;
mod junction;
mod review;
mod same;
mod scope;
#[cfg(test)]
mod tests;
mod truth;
mod values;
mod verdict;

pub use constant::constant;
pub use integers::Integers;
pub use junction::Part;
pub use review::{Observation, Said, review};
pub use same::{same, spelling};
pub use truth::Truth;
pub use values::{Booleans, Strings, Values};
pub use verdict::{Subject, Verdict, verdict};
