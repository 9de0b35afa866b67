"""Prints times that hyperfine measured as a table, each against the first. Run by compare.sh.

usage: table.py TREE RESULTS...

TREE is what the commands read, or `-`. Results that do not exist are left out.
"""

import json
import os
import sys


def described(tree):
    if tree == "-":
        return "Starting up"
    files = [os.path.join(folder, name) for folder, _, names in os.walk(tree) for name in names]
    files = [path for path in files if not path.endswith(".toml")]
    kind = "Rootform sources" if any(path.endswith(".rf.hcl") for path in files) else "Plain HCL"
    return f"{kind}, {len(files):,} files, {sum(map(os.path.getsize, files)) / 1e6:.1f} MB"


def named(command):
    """A command without the directory of its program."""
    program, *arguments = command.split(" ")
    return " ".join([os.path.basename(program), *arguments])


def ratio(value):
    """In two digits, and whole from ten up."""
    return f"{value:,.0f}" if value >= 10 else f"{value:.2g}"


def main():
    tree, *paths = sys.argv[1:]
    results = []
    for path in filter(os.path.exists, paths):
        with open(path) as file:
            results += json.load(file)["results"]
    names = [named(result["command"]) for result in results]
    first = results[0]["mean"]
    print(f"{described(tree)}, {os.cpu_count()} cores:\n")
    print(f"| program | time | against `{names[0].split()[0]}` |\n| --- | ---: | ---: |")
    for name, result in zip(names, results):
        print(f"| `{name}` | {result['mean'] * 1000:,.1f} ms | {ratio(result['mean'] / first)} |")
    print()


main()
