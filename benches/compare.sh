#!/usr/bin/env bash
# Compares `rf` with other programs that read the same generated trees, in one run, and prints the
# tables of the README: one for plain HCL, one for Rootform sources, one for starting up.
#
# usage: compare.sh [FILES]
# Needs python3, hyperfine and rg, which does nothing but read and search the files: what nobody can
# beat. Of terraform, tofu, tflint and hclfmt, those that are not installed are left out.
set -euo pipefail
cd "$(dirname "$0")/.."
files=${1:-8000}
cargo build --quiet --release --locked
rf=$PWD/target/release/rf
table=$PWD/benches/table.py
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
python3 benches/generate.py "$tree/plain" --files "$files"
python3 benches/generate.py "$tree/rootform" --files "$files" --rootform

# measure NAME RUNS COMMAND...: the times of the commands go to NAME.json. Some of them find what
# they look for and end with another status than 0; the output of all is thrown away.
measure() {
  local name=$1 runs=$2
  shift 2
  hyperfine -N --warmup 2 --runs "$runs" --ignore-failure --export-json "$tree/$name.json" "$@" >&2
}
search='rg --count not-in-any-of-them .'
others=()
other() { ! command -v "$1" > /dev/null || others+=("$2"); }
other terraform 'terraform fmt -check -recursive .'
other tofu 'tofu fmt -check -recursive .'
other tflint 'tflint --recursive'
other hclfmt 'find . -name *.tf -exec hclfmt -check {} +'

cd "$tree/plain"
measure plain 20 "$search" "$rf fmt --check ." "$rf lint ."
[ ${#others[@]} -eq 0 ] || measure others 3 "${others[@]}"
cd "$tree/rootform"
measure rootform 20 "$search" "$rf fmt --check ." "$rf lint ."
measure start 200 true "$rf --version"

python3 "$table" "$tree/plain" "$tree/plain.json" "$tree/others.json"
python3 "$table" "$tree/rootform" "$tree/rootform.json"
python3 "$table" - "$tree/start.json"
