#!/usr/bin/env bash
# Compares `rf fmt --check` with `terraform fmt` and with ripgrep, which does nothing but read and
# search the files, on one generated tree in one run. Prints a table for the README.
#
# usage: compare.sh [FILES]
# Needs python3, hyperfine and rg; terraform is left out where it is not installed.
set -euo pipefail
cd "$(dirname "$0")/.."
files=${1:-8000}
cargo build --quiet --release --locked
rf=$PWD/target/release/rf
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
python3 benches/generate.py "$tree/files" --files "$files"
cd "$tree/files"
size=$(find . -name '*.tf' -print0 | xargs -0 cat | wc -c)

commands=("$rf fmt --check ." "rg --count not-in-any-of-them .")
names=("\`rf fmt --check\`" "\`rg\`, searching")
hyperfine -N --warmup 3 --runs 20 --ignore-failure --export-json "$tree/fast.json" "${commands[@]}" >&2
slow=()
if command -v terraform > /dev/null; then
  slow=("terraform fmt -check -recursive .")
  names+=("\`terraform fmt -check -recursive\`")
  hyperfine -N --warmup 1 --runs 3 --ignore-failure --export-json "$tree/slow.json" "${slow[@]}" >&2
fi
python3 - "$files" "$size" "$tree" "${names[@]}" <<'PY'
import json, os, sys
files, size, tree, *names = sys.argv[1:]
results = json.load(open(f"{tree}/fast.json"))["results"]
if os.path.exists(f"{tree}/slow.json"):
    results += json.load(open(f"{tree}/slow.json"))["results"]
base = results[0]["mean"]
print(f"{int(files):,} files, {int(size) / 1e6:.1f} MB, {os.cpu_count()} cores:\n")
print("| program | time | against `rf` |\n| --- | --- | --- |")
for name, result in zip(names, results):
    print(f"| {name} | {result['mean'] * 1000:,.0f} ms | {result['mean'] / base:.2g} |")
PY
