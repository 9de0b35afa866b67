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


def run(program, args, directory):
    """Wall time in seconds and the most memory in bytes of one run that finds nothing."""
    start = time.perf_counter()
    child = subprocess.Popen([program, *args], cwd=directory, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    elapsed = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"`rf {' '.join(args)}` ended with {child.returncode}")
    return elapsed, usage.ru_maxrss * 1024


def measure(program, args, directory, files):
    """The fastest of some runs, and the most memory of any, after one that is not counted."""
    run(program, args, directory)
    runs = [run(program, args, directory) for _ in range(RUNS if files <= 10_000 else FEWEST_RUNS)]
    return min(elapsed for elapsed, _ in runs), max(memory for _, memory in runs)


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
                        seconds, memory = measure(program, args, directory, files)
                        rows.append((name, count, size, seconds, memory))
                        print(f"{name}: {count} files, {seconds:.3f} s, {memory / 1e6:.0f} MB", file=sys.stderr)
            finally:
                shutil.rmtree(directory)
    return rows


def table(rows):
    lines = [f"{os.cpu_count()} cores; the fastest of {FEWEST_RUNS} to {RUNS} runs, the most memory of any.", "",
             "| command | files | size | time | a file | memory |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for _, name, _ in COMMANDS:
        for of, count, size, seconds, memory in rows:
            if of == name:
                lines.append(f"| {name} | {count:,} | {size / 1e6:.1f} MB | {seconds * 1000:,.0f} ms "
                             f"| {seconds / count * 1e6:.1f} µs | {memory / 1e6:.0f} MB |")
    return lines + ["", *larger(rows)]


def larger(rows):
    """What a hundred times the largest tree would cost, if the last stretch of each curve goes on."""
    lines = []
    for _, name, _ in COMMANDS:
        own = [row for row in rows if row[0] == name]
        if len(own) < 2:
            continue
        (_, fewer, _, _, less), (_, most, _, seconds, memory) = own[-2:]
        growth = max(0, memory - less) / (most - fewer)
        minutes = seconds * 100 / 60
        lines.append(f"- {name}, {100 * most:,} files: {minutes:.1f} minutes, and "
                     f"{(memory + growth * 99 * most) / 1e6:,.0f} MB of memory")
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
