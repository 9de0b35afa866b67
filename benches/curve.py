"""Measures `rf` on trees of growing size. Run by curve.sh, which says how.

usage: curve.py PROGRAM README FILES...
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

RUNS = 5
FEWEST_RUNS = 3
COMMANDS = [
    ("plain", "`fmt --check`, plain HCL", ["fmt", "--check", "."]),
    ("rootform", "`fmt --check`, Rootform", ["fmt", "--check", "."]),
    ("rootform", "`lint`, Rootform", ["lint", "."]),
]
START, END = "<!-- curve: made by curve.sh -->", "<!-- end of curve -->"


def run(command, directory):
    """Wall time in seconds of one run, which finds nothing."""
    start = time.perf_counter()
    done = subprocess.run(command, cwd=directory, stdout=subprocess.DEVNULL)
    elapsed = time.perf_counter() - start
    if done.returncode != 0:
        sys.exit(f"`{' '.join(command)}` ended with {done.returncode}")
    return elapsed


def memory(command, directory):
    """The most bytes that one run had in memory at once. Asked of GNU time, since what this
    program has itself would count too."""
    with tempfile.NamedTemporaryFile("r") as file:
        run(["/usr/bin/time", "--format=%M", f"--output={file.name}", *command], directory)
        return int(file.read()) * 1024


def measure(program, args, directory, files):
    """The fastest of some runs, and the most memory of three."""
    command = [program, *args]
    run(command, directory)
    fastest = min(run(command, directory) for _ in range(RUNS if files <= 10_000 else FEWEST_RUNS))
    return fastest, max(memory(command, directory) for _ in range(3))


def generate(kind, files, directory):
    command = [sys.executable, "benches/generate.py", directory, "--files", str(files)]
    subprocess.run(command + (["--rootform"] if kind == "rootform" else []), check=True)
    count = size = 0
    for folder, _, names in os.walk(directory):
        names = [name for name in names if not name.endswith(".toml")]
        count += len(names)
        size += sum(os.path.getsize(os.path.join(folder, name)) for name in names)
    return count, size


def measure_all(program, sizes):
    """Rows of command, files, bytes, seconds and memory."""
    rows = []
    for files in sizes:
        for kind in ("plain", "rootform"):
            directory = tempfile.mkdtemp(prefix="rf-curve-")
            try:
                count, size = generate(kind, files, directory)
                for of, name, args in COMMANDS:
                    if of == kind:
                        seconds, most = measure(program, args, directory, files)
                        rows.append((name, count, size, seconds, most))
                        print(f"{name}: {count} files, {seconds:.3f} s, {most / 1e6:.0f} MB", file=sys.stderr)
            finally:
                shutil.rmtree(directory)
    return rows


def table(rows):
    lines = [f"{os.cpu_count()} cores; the fastest of {FEWEST_RUNS} to {RUNS} runs, the most memory of any.", "",
             "| command | files | size | time | a file | memory |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for _, name, _ in COMMANDS:
        for of, count, size, seconds, most in rows:
            if of == name:
                lines.append(f"| {name} | {count:,} | {size / 1e6:.1f} MB | {seconds * 1000:,.0f} ms "
                             f"| {seconds / count * 1e6:.1f} µs | {most / 1e6:.0f} MB |")
    return lines + ["", *larger(rows)]


def larger(rows):
    """What a hundred times the largest tree would cost, if the last stretch of each curve goes on."""
    lines = []
    for _, name, _ in COMMANDS:
        own = [row for row in rows if row[0] == name]
        if len(own) < 2:
            continue
        (_, fewer, _, _, less), (_, files, _, seconds, most) = own[-2:]
        growth = max(0, most - less) / (files - fewer)
        lines.append(f"- {name}, {100 * files:,} files: {seconds * 100:,.0f} s, and "
                     f"{(most + growth * 99 * files) / 1e6:,.0f} MB of memory")
    if not lines:
        return []
    return ["A repository a hundred times larger than the largest here, if time goes on as in its row and "
            "memory as between the last two:", "", *lines]


def main():
    program, readme, *sizes = sys.argv[1:]
    rows = measure_all(os.path.abspath(program), sorted(map(int, sizes)))
    path = pathlib.Path(readme)
    before, _, rest = path.read_text().partition(START)
    _, _, after = rest.partition(END)
    path.write_text("\n".join([before + START, "", *table(rows), "", END]) + after)


main()
