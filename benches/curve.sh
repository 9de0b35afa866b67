#!/usr/bin/env bash
# Measures what a file costs, in time and memory, as the number of files grows, and writes the table
# into benches/README.md.
#
# usage: curve.sh [FILES...]
# Needs python3, GNU time, and room for the largest tree in the directory for temporary files.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- 1000 3000 10000 30000 100000
cargo build --quiet --release --locked
exec python3 benches/curve.py target/release/rf benches/README.md "$@"
