//! What the README says of the lints is what the program has.

use std::process::Command;

const BEGIN: &str = "<!-- lints -->\n";
const END: &str = "<!-- /lints -->";

#[test]
fn its_table_of_lints_is_the_catalogue() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = std::fs::read_to_string(file).expect("there is a README");
    let table = readme
        .split_once(BEGIN)
        .and_then(|(_, rest)| rest.split_once(END))
        .map(|(table, _)| table.trim())
        .expect("the README has a table between `<!-- lints -->` and `<!-- /lints -->`");
    let output = Command::new(env!("CARGO_BIN_EXE_rf"))
        .args(["lints", "--format", "markdown"])
        .output()
        .expect("the program is built");
    let catalogue = String::from_utf8(output.stdout).expect("it is UTF-8");
    assert!(
        table == catalogue.trim(),
        "the table of lints in README.md is stale; between its marks belongs what \
         `cargo run -- lints --format markdown` prints:\n{catalogue}"
    );
}
