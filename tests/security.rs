//! The promises of `SECURITY.md` that no other test checks, and that each has a test.
#![cfg(unix)]

#[path = "common/program.rs"]
mod program;

use program::{Place, Run, finish};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A place where there is something to do for every command.
fn place() -> Place {
    Place::new(&[
        (
            "a.rf.hcl",
            "# rf-lint: allow(duplicate-attribute)\nconcept \"c\"{\ndescription=\"x\"\n}\n",
        ),
        ("b.rf.json", "{\"concept\": {\"d\": {\"description\": \"x\"}}}"),
        ("x.hcl", "__schema = \"https://example.com/s.schema.hcl\"\na=1\n"),
        ("y.hcl", "__schema = \"s.schema.hcl\"\na=1\n"),
        (
            "s.schema.hcl",
            "__schema = \"https://hcl-schema.example/draft/2026-09/schema\"\n\n\
             import \"far\" {\n  source = \"https://example.com/far.schema.hcl\"\n}\n\n\
             body {\n  attribute \"a\" {\n    type = number\n  }\n}\n",
        ),
        ("rf-lint.toml", "[files]\ninclude = [\"**/*.hcl\"]\n"),
    ])
}

/// Commands and flags that write nothing but their output.
const READING: [&[&str]; 14] = [
    &["fmt", "--check"],
    &["fmt", "--diff"],
    &["lint"],
    &["lint", "-W", "all", "--format", "sarif"],
    &["lint", "--diff", "--unsafe-fixes"],
    &["lint", "--schema", "s.schema.hcl", "--strict-schemas"],
    &["lints"],
    &["explain", "invalid-value"],
    &["init", "--schema"],
    &["schema", "check", "s.schema.hcl"],
    &["schema", "docs", "s.schema.hcl"],
    &["schema", "infer", "y.hcl"],
    &["man"],
    &["--help"],
];

/// Commands that write to files.
const WRITING: [&[&str]; 3] =
    [&["fmt"], &["lint", "--fix", "--unsafe-fixes"], &["lint", "--report", "json=report.json"]];

/// The calls of the kinds `calls` that a run makes to the operating system, a line each. `None`
/// where they cannot be watched.
fn calls_of(place: &Place, args: &[&str], calls: &str) -> Option<Vec<String>> {
    let log = tempfile::NamedTempFile::new().expect("there is room for a file");
    let run = Command::new("strace")
        .args(["-f", "-qq", "-s", "300", "-e", &format!("trace={calls}"), "-o"])
        .arg(log.path())
        .arg(env!("CARGO_BIN_EXE_rf"))
        .args(args)
        .current_dir(place.path(""))
        .output();
    let Ok(run) = run else {
        println!("skipped: strace is not here");
        return None;
    };
    if String::from_utf8_lossy(&run.stderr).contains("strace:") {
        println!("skipped: {}", String::from_utf8_lossy(&run.stderr));
        return None;
    }
    let status = run.status.code();
    assert!(matches!(status, Some(0 | 1)), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
    let log = fs::read_to_string(log.path()).expect("strace has written it");
    // A thread that ends while strace reads which call it makes has made none.
    let calls = log.lines().filter(|line| !line.contains("???("));
    Some(calls.map(str::to_owned).collect())
}

#[test]
fn no_socket_is_opened() {
    for args in READING.iter().chain(&WRITING) {
        let Some(calls) = calls_of(&place(), args, "%network") else { return };
        // A pair of sockets between two threads is how signals are waited for.
        let within = ["socketpair(", "recvfrom(", "sendto(", "<... "];
        let reaches_out = |call: &&String| !within.iter().any(|name| call.contains(name));
        let calls: Vec<_> = calls.iter().filter(reaches_out).collect();
        assert!(calls.is_empty(), "{args:?}: {calls:?}");
    }
}

#[test]
fn no_program_is_started() {
    let kinds = "execve,execveat,fork,vfork,clone,clone3";
    for args in READING.iter().chain(&WRITING) {
        let Some(calls) = calls_of(&place(), args, kinds) else { return };
        // The first starts the program itself; the others may only make threads.
        let (first, others) = calls.split_first().expect("it is started");
        assert!(first.contains("execve("), "{first}");
        for call in others.iter().filter(|call| !call.contains("resumed>")) {
            assert!(call.contains("CLONE_THREAD"), "{args:?}: {call}");
        }
    }
}

/// Of the calls of a run, those that change the file system, or open something so that it can be
/// changed.
fn changes(place: &Place, args: &[&str]) -> Option<Vec<String>> {
    let kinds = "open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,\
        rmdir,link,linkat,symlink,symlinkat,truncate,chmod,fchmodat,chown,lchown,fchownat,mknod,\
        mknodat,setxattr,utimensat,mount";
    let calls = calls_of(place, args, kinds)?;
    let changes = |call: &String| {
        let opens = call.contains("open(") || call.contains("openat(") || call.contains("openat2(");
        let to_write = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"];
        !opens || to_write.iter().any(|flag| call.contains(flag))
    };
    let quiet =
        |call: &String| ["/dev/null", "/dev/tty", "<... "].iter().any(|at| call.contains(at));
    Some(calls.into_iter().filter(|call| changes(call) && !quiet(call)).collect())
}

/// The files below a directory, with what they hold.
fn files(directory: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(directory).expect("it can be listed") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            all.extend(files(&path));
        } else {
            let content = fs::read(&path).expect("it can be read");
            all.insert(path, content);
        }
    }
    all
}

#[test]
fn reading_commands_write_nothing() {
    for args in READING {
        let place = place();
        let before = files(&place.path(""));
        let status = place.rf(args).status;
        assert!(matches!(status, Some(0 | 1)), "{args:?}");
        assert_eq!(files(&place.path("")), before, "{args:?}");
        if let Some(changes) = changes(&place, args) {
            assert_eq!(changes, [""; 0], "{args:?}");
        }
    }
}

#[test]
fn writing_commands_write_only_sources() {
    let may_change: [&[&str]; 3] = [
        &["a.rf.hcl", "b.rf.json", "s.schema.hcl", "x.hcl", "y.hcl"],
        &["a.rf.hcl", "b.rf.json", "s.schema.hcl", "x.hcl", "y.hcl"],
        &["report.json"],
    ];
    for (args, may_change) in WRITING.iter().zip(may_change) {
        let place = place();
        place.write("other.txt", "a=1");
        place.write("sub/.hidden.rf.hcl", "a=1");
        let before = files(&place.path(""));
        assert!(matches!(place.rf(args).status, Some(0 | 1)), "{args:?}");
        let after = files(&place.path(""));
        let changed: Vec<_> =
            after.iter().filter(|(path, _)| before.get(*path) != after.get(*path)).collect();
        assert!(!changed.is_empty() && after.len() <= before.len() + 1, "{args:?}: {changed:?}");
        for (path, _) in changed {
            let name = path.file_name().unwrap().to_string_lossy();
            assert!(may_change.contains(&&*name), "{args:?} changed {name}");
        }
        let place = self::place();
        for call in changes(&place, args).unwrap_or_default() {
            let here = call.contains(".rf-writing-")
                || call.contains("O_TMPFILE")
                || may_change.iter().any(|name| call.contains(name));
            assert!(here, "{args:?}: {call}");
        }
    }
}

#[test]
fn everything_works_without_a_network() {
    let cut_off = |how: &[&str]| {
        let mut command = Command::new("unshare");
        command.args(how);
        command
    };
    let able = [&["--net"][..], &["--net", "--map-root-user"]]
        .into_iter()
        .find(|how| cut_off(how).arg("true").output().is_ok_and(|run| run.status.success()));
    let Some(how) = able else {
        println!("skipped: no run can be cut off from the network here");
        return;
    };
    for args in READING.iter().chain(&WRITING) {
        let (with, without) = (place(), place());
        let expected = with.rf(args);
        let mut command = cut_off(how);
        command.arg(env!("CARGO_BIN_EXE_rf")).args(*args).current_dir(without.path(""));
        command.stdin(std::process::Stdio::piped());
        command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
        for name in ["NO_COLOR", "CLICOLOR_FORCE", "COLUMNS", "TERM"] {
            command.env_remove(name);
        }
        let Run { status, out, .. } = finish(&mut command, b"");
        assert_eq!(status, expected.status, "{args:?}");
        assert_eq!(out, expected.out, "{args:?}");
    }
}

#[test]
fn expressions_reach_nothing_outside() {
    let secret = tempfile::NamedTempFile::new().expect("there is room for a file");
    fs::write(secret.path(), "found-it").expect("it can be written");
    let path = secret.path().display();
    for call in [
        format!("file(\"{path}\")"),
        format!("templatefile(\"{path}\", {{}})"),
        format!("filebase64(\"{path}\")"),
        "env(\"FOUND_IT\")".to_owned(),
        "env.FOUND_IT".to_owned(),
    ] {
        let place = Place::new(&[
            ("a.rf.hcl", &format!("concept \"c\" {{\n  description = \"${{{call}}}\"\n}}\n")),
            ("a.hcl", &format!("__schema = \"s.schema.hcl\"\na = {call}\n")),
            (
                "s.schema.hcl",
                &format!(
                    "__schema = \"https://hcl-schema.example/draft/2026-09/schema\"\n\nbody {{\n  \
                     attribute \"a\" {{\n    type = string\n    validation {{\n      \
                     condition = {call} == \"\"\n      error_message = \"m\"\n    }}\n  }}\n}}\n"
                ),
            ),
        ]);
        for file in ["a.rf.hcl", "a.hcl", "s.schema.hcl"] {
            for args in [&["lint", "-W", "all", file][..], &["fmt", "--diff", file]] {
                let mut command = place.command(args);
                command.env("FOUND_IT", "found-it");
                let run = finish(&mut command, b"");
                assert!(!(run.out + &run.err).contains("found-it"), "{args:?} {call}");
            }
        }
    }
}

#[test]
fn each_promise_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("SECURITY.md")).expect("it is there");
    let promises = page.split("\n### ").skip(1);
    let mut count = 0;
    for promise in promises {
        let title = promise.lines().next().unwrap_or_default();
        let named: Vec<_> = promise
            .lines()
            .filter_map(|line| line.strip_prefix("- `")?.strip_suffix('`'))
            .collect();
        assert!(!named.is_empty(), "\"{title}\" names no test");
        for name in named {
            let (file, test) = name.split_once("::").expect("it is FILE::TEST");
            let source =
                fs::read_to_string(root.join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
            let at = source.find(&format!("\nfn {test}()")).unwrap_or_else(|| panic!("no {name}"));
            let before = source[..at].lines().rev().take_while(|line| !line.is_empty());
            assert!(before.into_iter().any(|line| line.trim() == "#[test]"), "{name} is no test");
            count += 1;
        }
    }
    assert!(count > 20, "{count} tests are named");
}
