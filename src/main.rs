//! The program `rf`.
fn main() {}
