//! Disks that are full, and places that may not be written.

use super::{UNTIDY, count_tidy, left_behind, name, script, source, with_mounts, write_untidy};
use crate::program::Place;
use std::fs;

/// Mounts a small disk at `disk`, puts the sources there and fills it but for `$ROOM` bytes.
const FULL_DISK: &str = "mkdir disk; mount -t tmpfs -o size=2m tmpfs disk; \
    cp -r d0 d1 d2 disk; mkdir disk/.git; head -c $ROOM /dev/zero > disk/room; \
    head -c 4m /dev/zero > disk/filler 2> /dev/null || true; rm disk/room; cd disk; ";

/// Copies the disk to where it can be looked at.
const KEEP: &str = "rm -rf ../d0 ../d1 ../d2; cp -a d0 d1 d2 ..";

#[test]
fn a_full_disk_loses_nothing() {
    for (room, some) in [(0, false), (40_000, true)] {
        let place = Place::new(&[]);
        write_untidy(&place, 60);
        let run = format!(
            "ROOM={room}; {FULL_DISK} status=0; \"$RF\" fmt || status=$?; {KEEP}; exit $status"
        );
        let Some(run) = with_mounts(&place, &run) else { return };
        let tidy = count_tidy(&place, 60);
        assert_eq!(left_behind(&place.path("d0")), [""; 0]);
        assert_eq!(run.out.lines().count(), tidy, "it names the files that it wrote");
        if some {
            // With room for the files that are being written all of them can be.
            assert_eq!((run.status, tidy), (Some(0), 60), "{run:?}");
        } else {
            assert_eq!((run.status, tidy), (Some(4), 0), "{run:?}");
            for number in 0..60 {
                let sentence =
                    format!("error: cannot write `{}`: no space left on device\n", name(number));
                assert!(run.err.contains(&sentence), "{}", run.err);
            }
        }
    }
}

#[test]
fn a_full_disk_leaves_no_half_of_a_report_or_a_configuration() {
    let place = Place::new(&[]);
    write_untidy(&place, 60);
    let run = format!(
        "ROOM=0; {FULL_DISK} printf old > ../report || true; \
         \"$RF\" lint --report json=new.json > /dev/null || echo $?; ls new.json || true; \
         \"$RF\" init || echo $?; ls rf-lint.toml || true; ls -A",
    );
    let Some(run) = with_mounts(&place, &run) else { return };
    assert_eq!(run.out, "4\n4\n.git\nd0\nd1\nd2\nfiller\n", "{}", run.err);
    for what in ["the json report `new.json`", "`rf-lint.toml`"] {
        let sentence = format!("error: cannot write {what}: no space left on device");
        assert!(run.err.contains(&sentence), "{}", run.err);
    }
}

#[test]
fn what_is_mounted_read_only_is_left_alone() {
    let place = Place::new(&[]);
    write_untidy(&place, 6);
    place.write("a.rf.hcl", UNTIDY);
    let run = "mount --bind d0 d0; mount -o remount,bind,ro d0; \"$RF\" fmt";
    let Some(run) = with_mounts(&place, run) else { return };
    assert_eq!(run.status, Some(4));
    assert_eq!(count_tidy(&place, 6), 4, "{}", run.err);
    for number in [0, 3] {
        assert!(run.err.contains(&format!(
            "error: cannot write `{}`: it is read-only; make it writable, or exclude it\n",
            name(number)
        )));
    }
    assert_eq!(run.err.lines().count(), 2);
}

/// Runs `rf fmt` while `chattr` has set the attribute `flag` on `what`.
fn with_attribute(place: &Place, flag: &str, what: &str) -> Option<crate::program::Run> {
    let run = format!(
        "chattr +{flag} {what} 2> /dev/null || exit 99; \"$RF\" fmt; status=$?; chattr -{flag} {what}; exit $status"
    );
    let run = script(place, &run);
    if run.status == Some(99) {
        println!("skipped: attributes cannot be set here");
        return None;
    }
    Some(run)
}

#[test]
fn a_directory_that_takes_no_new_file_is_said_and_the_others_are_written() {
    let place = Place::new(&[]);
    write_untidy(&place, 6);
    let Some(run) = with_attribute(&place, "i", "d1") else { return };
    assert_eq!(run.status, Some(4), "{run:?}");
    assert_eq!(count_tidy(&place, 6), 4);
    let sentence = "`d1/f1.rf.hcl`: no new file can be made beside it: operation not permitted\n";
    assert!(run.err.contains(sentence), "{}", run.err);
}

#[test]
fn a_file_that_may_only_grow_is_read_only() {
    let place = Place::new(&[]);
    write_untidy(&place, 6);
    for flag in ["i", "a"] {
        let Some(run) = with_attribute(&place, flag, "d1/f1.rf.hcl") else { return };
        assert_eq!(run.status, Some(4), "{run:?}");
        assert!(run.err.contains("`d1/f1.rf.hcl`: it is read-only"), "{}", run.err);
        assert_eq!(count_tidy(&place, 6), 5);
    }
}

/// The superuser may write everywhere, so another user runs this.
#[test]
fn another_users_directory_is_left_alone() {
    let place = Place::new(&[]);
    write_untidy(&place, 6);
    // It can be read and entered by everybody, down from where it is.
    let run = "chmod -R a+rX . && chmod a+w d0 d0/* && d=$(mktemp -d) && cp \"$RF\" \"$d/rf\" && \
        chmod -R a+rX \"$d\" && setpriv --reuid 65534 --regid 65534 --clear-groups \"$d/rf\" fmt; \
        status=$?; rm -rf \"$d\"; exit $status";
    if !fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0) {
        println!("skipped: only the superuser can be somebody else");
        return;
    }
    let run = script(&place, run);
    if run.status == Some(127) || run.err.contains("setpriv") {
        println!("skipped: `setpriv` is not here, or does not work");
        return;
    }
    assert_eq!(run.status, Some(4), "{run:?}");
    assert_eq!((run.out.as_str(), count_tidy(&place, 6)), ("", 0), "{}", run.err);
    for (file, why) in [
        ("d1/f1.rf.hcl", "it is read-only; make it writable, or exclude it"),
        (
            "d0/f0.rf.hcl",
            "it belongs to user 0 and group 0, and a new file cannot; run as its owner",
        ),
    ] {
        assert!(run.err.contains(&format!("cannot write `{file}`: {why}\n")), "{}", run.err);
    }
    assert_eq!(place.read(&name(0)), source(0, false));
    assert_eq!(left_behind(&place.path("d0")), [""; 0]);
}
