#!/usr/bin/env python3
"""Write a tree of plain HCL files that are laid out already, for comparing programs.

usage: generate.py DIR [--files N] [--seed N]

The files are named .tf, so that terraform takes them, and avoid what terraform fmt rewrites
beyond layout. Together with them an rf-lint.toml is written that makes rf take them.
"""

import argparse
import os
import random

NOUNS = "network subnet gateway cluster database cache queue topic bucket volume".split()
NAMES = "name region zone size replicas owner tier retention encrypted tags".split()


def resource(rng, index):
    noun = rng.choice(NOUNS)
    names = rng.sample(NAMES, 5)
    width = max(map(len, names))
    lines = [f"# The {noun} of team {rng.randrange(40)}.", f'resource "acme_{noun}" "main_{index}" {{']
    for name in names:
        value = rng.choice(
            [f'"{noun}-{rng.randrange(1000)}"', str(rng.randrange(64)), "true", f"var.{name}",
             f'lookup(var.{name}s, "{noun}", null)', f'"${{var.{name}}}-{index}"']
        )
        lines.append(f"  {name.ljust(width)} = {value}")
    lines += ["", "  timeouts {", '    create = "30m"', '    delete = "2h" # deletion waits', "  }", "",
              "  rules = [", "    for rule in var.rules : {", "      port    = rule.port",
              '      sources = concat(rule.sources, ["10.0.0.0/8"])', "    } if rule.enabled", "  ]", "}"]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dir")
    parser.add_argument("--files", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    for index in range(args.files):
        folder = os.path.join(args.dir, f"team-{index % 40:02}", f"service-{index % 400:03}")
        os.makedirs(folder, exist_ok=True)
        blocks = [resource(rng, f"{index}_{n}") for n in range(rng.randrange(1, 8))]
        with open(os.path.join(folder, f"unit-{index:06}.tf"), "w") as file:
            file.write("\n".join(blocks))
    with open(os.path.join(args.dir, "rf-lint.toml"), "w") as file:
        file.write('[files]\ninclude = ["**/*.tf"]\n')


main()
