//! Very many files in one directory.

use super::{TIDY, UNTIDY};
use crate::program::Place;
use std::fs;

#[test]
#[ignore = "makes 100,000 files; .ci/run runs it"]
fn a_hundred_thousand_files_in_one_directory() {
    const COUNT: usize = 100_000;
    let place = Place::new(&[]);
    let name = |number: usize| format!("f{number:05}.rf.hcl");
    for number in 0..COUNT {
        // Every tenth is to be changed.
        let text = if number % 10 == 0 { UNTIDY } else { TIDY };
        fs::write(place.path(&name(number)), text.replace("\"c\"", &format!("\"c-{number}\"")))
            .unwrap();
    }
    let names: String = (0..COUNT).step_by(10).map(|number| name(number) + "\n").collect();
    place.rf(&["fmt", "--check"]).status(1).out(&names).err("");
    place.rf(&["fmt"]).status(0).out(&names).err("");
    place.rf(&["fmt"]).status(0).out("").err("");
    for number in 0..COUNT {
        assert_eq!(place.read(&name(number)), TIDY.replace("\"c\"", &format!("\"c-{number}\"")));
    }
    assert_eq!(fs::read_dir(place.path("")).unwrap().count(), COUNT + 1);
    let run = place.rf(&["lint", "--statistics"]);
    assert!(matches!(run.status, Some(0 | 1)), "{run:?}");
}
