"""Counts instructions with callgrind. Run by instructions.sh, which says how.

usage: instructions.py PROGRAM BASELINE [--update]
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib

# More than so much of a count is a regression, or worth a new baseline. Hash tables have other
# seeds in every run, and so other counts by a little.
TOLERANCE_PERCENT = 3
SAMPLES = ["samples/rootform/aws/messaging.rf.json", "samples/rootform/kubernetes/custom-resources.rf.json"]


def untidy(text):
    """The text without its indentation and alignment."""
    lines = (re.sub(r"^(\S+) += ", r"\1=", line.strip()) for line in text.splitlines())
    return "".join(line + "\n" for line in lines)


def generate(directory, *args):
    subprocess.run([sys.executable, "benches/generate.py", directory, *args], check=True)


def inputs(root):
    """Directories with the inputs, and of each the command, and the status it must end with."""
    plain, messy, rootform, careless, fixable, json = (str(root / name) for name in "pmrcfj")
    generate(plain, "--files", "60")
    generate(messy, "--files", "60")
    generate(rootform, "--files", "50", "--rootform")
    generate(careless, "--files", "50", "--rootform")
    generate(fixable, "--files", "50", "--rootform")
    for path in [*root.glob("m/**/*.tf"), *root.glob("c/**/*.rf.hcl")]:
        path.write_text(untidy(path.read_text()))
    for path in root.glob("f/**/*.rf.hcl"):
        path.write_text(re.sub("where = (.*)", r"where = !(!(\1))", path.read_text()))
    for index in range(10):
        for sample in SAMPLES:
            path = root / "j" / str(index) / os.path.basename(sample)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(pathlib.Path(sample).read_text())
    check = ["fmt", "--check", "-j1", "."]
    return {
        "start": (["--version"], plain, 0),
        "fmt-plain": (check, plain, 0),
        "fmt-plain-untidy": (check, messy, 1),
        "fmt-rootform": (check, rootform, 0),
        "fmt-rootform-untidy": (check, careless, 1),
        "fmt-json": (check, json, 0),
        "lint-plain": (["lint", "-j1", "."], plain, 0),
        "lint-rootform": (["lint", "-j1", "."], rootform, 0),
        "fix-rootform": (["lint", "--fix", "--diff", "-j1", "."], fixable, 1),
    }


def count(program, args, directory, status):
    """The instructions of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *args]
    done = subprocess.run(command, cwd=directory, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None or done.returncode != status:
        sys.exit(f"`rf {' '.join(args)}` ended with {done.returncode}:\n{done.stderr}")
    return int(found[1])


def compiler():
    return subprocess.run(["rustc", "--version"], check=True, capture_output=True, text=True).stdout.strip()


def update(path, counts):
    lines = ["# What instructions.sh compares with; `benches/instructions.sh --update` makes it anew.",
             f'compiler = "{compiler()}"', "", "[counts]", *(f"{name} = {n}" for name, n in counts.items())]
    pathlib.Path(path).write_text("\n".join(lines) + "\n")


def compare(known, counts):
    """Whether every count is what it was, or as good as that."""
    good = True
    print("| input | instructions | before | change |\n| --- | ---: | ---: | ---: |")
    for name, n in counts.items():
        before = known.get(name)
        if before is None:
            print(f"| {name} | {n:,} | none | |")
            good = False
            continue
        change = 100 * (n - before) / before
        print(f"| {name} | {n:,} | {before:,} | {change:+.1f} % |")
        good &= change <= TOLERANCE_PERCENT
    return good


def main():
    program, path, *options = sys.argv[1:]
    program = os.path.abspath(program)
    baseline = tomllib.loads(pathlib.Path(path).read_text()) if os.path.exists(path) else {}
    if options != ["--update"] and baseline.get("compiler") != compiler():
        print(f"instructions: not compared; {path} is of {baseline.get('compiler')}, and this is {compiler()}")
        return
    with tempfile.TemporaryDirectory() as folder:
        work = inputs(pathlib.Path(folder))
        counts = {name: count(program, *of) for name, of in work.items()}
    if options == ["--update"]:
        update(path, counts)
    elif not compare(baseline["counts"], counts):
        sys.exit(f"instructions: more than {TOLERANCE_PERCENT} % above the baseline; find out why, or, if it is "
                 "worth it, run `benches/instructions.sh --update`")


main()
