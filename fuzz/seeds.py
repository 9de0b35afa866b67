#!/usr/bin/env python3
"""Writes the texts that fuzzing starts from: the fixtures and samples of the repository.

usage: seeds.py TARGET DIR
"""

import hashlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MAX_BYTES = 2000
SEPARATOR = b"\0"


def texts(*patterns):
    files = sorted(path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file())
    return [path.read_bytes() for path in files]


def roots():
    """The directories that hold a source root or two, a file after the other."""
    folders = sorted({path.parent for path in ROOT.glob("lints/*/*/**/*.rf.*")})
    for folder in [*folders, *sorted({folder.parent for folder in folders})]:
        files = [path.read_bytes() for path in sorted(folder.glob("**/*.rf.*"))]
        yield SEPARATOR.join(files)


def schemas():
    """Schema documents, each with an instance."""
    for path in sorted(ROOT.glob("lints/*/*.schema.*")):
        instances = sorted(path.parent.glob("bad*.hcl")) + sorted(path.parent.glob("good*.hcl"))
        for instance in instances:
            if ".schema." not in instance.name:
                yield path.read_bytes() + SEPARATOR + instance.read_bytes()


def seeds(target):
    native = ["lints/*/*.hcl", "tests/layout/*.hcl", "samples/**/*.hcl"]
    json = ["lints/*/*.json", "samples/**/*.json"]
    match target:
        case "root":
            return [*roots(), *texts("lints/*/*.rf.hcl")]
        case "schema":
            return [*schemas(), *texts("lints/*/*.schema.hcl", "lints/*/*.schema.json")]
        case "config":
            return texts("rf-lint.toml*", "lints/*/*/rf-lint.toml", "samples/**/rf-lint.toml")
        case "json":
            return texts(*json)
        case "constant":
            lines = [line for text in texts(*native) for line in text.splitlines()]
            return [line.split(b"=", 1)[1].strip() for line in lines if b" = " in line]
        case "syntax" | "tree" | "layout" | "canonical":
            return texts(*native)
        case _:
            return texts(*native, *json)


def main():
    target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for text in set(seeds(target)):
        if len(text) <= MAX_BYTES:
            (folder / hashlib.sha1(text).hexdigest()).write_bytes(text)


main()
