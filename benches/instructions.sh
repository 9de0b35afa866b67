#!/usr/bin/env bash
# Counts the instructions that the program takes for fixed inputs, and compares them with those in
# instructions.toml. They do not depend on how busy the machine is, but on the compiler: with
# another one nothing is compared.
#
# usage: instructions.sh [--update]
# Needs python3 and valgrind.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v valgrind > /dev/null; then
  echo 'instructions: not counted, since there is no valgrind'
  exit 0
fi
cargo build --quiet --release --locked
exec python3 benches/instructions.py target/release/rf benches/instructions.toml "$@"
