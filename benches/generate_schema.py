#!/usr/bin/env python3
"""Write a schema and a tree of plain HCL files that follow it and are laid out already, for
measuring what checking against a schema costs.

usage: generate_schema.py DIR [--files N] [--declarations N] [--seed N]

The files are services of a few kilobytes. An rf-lint.toml beside them names the schema, so that
`rf fmt --check` and `rf lint` take the same files.
"""

import argparse
import os
import random

WORDS = "address balance burst cache depth expiry fallback grace host idle jitter keep limit mode".split()
KINDS = ["text", "choice", "count", "flag", "names", "labels", "ports", "duration", "shape"]
RULES = {
    "text": ["type = string", "min = 1", "max = 200"],
    "choice": ["type = string", 'enum = ["first", "second", "third", "fourth"]'],
    "count": ["type = number", "min = 0", "max = 65535"],
    "flag": ["type = bool"],
    "names": ["type = list(string)", "max = 20"],
    "labels": ["type = map(string)"],
    "ports": ["type = set(number)",
              "validation {\ncondition = [for port in self : port if port > 65535] == []\n"
              'error_message = "a port is at most 65535"\n}'],
    "duration": ["type = string", 'pattern = "^[0-9]+(ms|s|m|h)$"'],
    "shape": ["type = object({ name = string, weight = optional(number) })"],
}


def value(rng, kind):
    return {
        "text": lambda: f'"service-{rng.randrange(1000)}.example.com"',
        "choice": lambda: f'"{rng.choice(["first", "second", "third", "fourth"])}"',
        "count": lambda: str(rng.randrange(65536)),
        "flag": lambda: rng.choice(["true", "false"]),
        "names": lambda: "[" + ", ".join(f'"{rng.choice(WORDS)}"' for _ in range(rng.randrange(1, 5))) + "]",
        "labels": lambda: f'{{ team = "t{rng.randrange(40)}", tier = "{rng.choice(WORDS)}" }}',
        "ports": lambda: f"[{rng.randrange(1, 1024)}, {rng.randrange(1024, 65536)}]",
        "duration": lambda: f'"{rng.randrange(1, 600)}s"',
        "shape": lambda: f'{{ name = "{rng.choice(WORDS)}", weight = {rng.randrange(100)} }}',
    }[kind]()


def types(rng, declarations):
    """The block types: their name, their attributes with kinds, and a type inside or none."""
    found = []
    while declarations > 0:
        count = min(declarations - 1, rng.randrange(6, 12))
        names = rng.sample([f"{word}_{n}" for word in WORDS for n in range(2)], max(count, 1))
        attributes = [(name, KINDS[n % len(KINDS)]) for n, name in enumerate(names)]
        found.append((f"{rng.choice(WORDS)}_{len(found)}", attributes))
        declarations -= 1 + len(attributes)
    return found


def schema(types):
    lines = ['__schema = "https://hcl-schema.example/draft/2026-09/schema"', "", "body {"]
    for name, attributes in types:
        lines += [f'block_header "{name}" {{', 'label_names = ["name"]', "unique_labels = true", "body {"]
        for n, (attribute, kind) in enumerate(attributes):
            lines += [f'attribute "{attribute}" {{', *(["required = true"] if n == 0 else []), *RULES[kind],
                      f'description = "What the {attribute} of a {name} is"', "}"]
        lines += ["}", "}"]
    return "\n".join(lines + ["}"]) + "\n"


def service(rng, types):
    blocks = []
    for n in range(rng.randrange(6, 14)):
        name, attributes = rng.choice(types)
        chosen = attributes[:1] + rng.sample(attributes[1:], rng.randrange(len(attributes)))
        width = max(len(attribute) for attribute, _ in chosen)
        lines = [f"# What team {rng.randrange(40)} has asked for.", f'{name} "main_{n}" {{']
        lines += [f"  {attribute.ljust(width)} = {value(rng, kind)}" for attribute, kind in chosen]
        blocks.append("\n".join(lines + ["}"]) + "\n")
    return "\n".join(blocks)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dir")
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--declarations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    declared = types(rng, args.declarations)
    os.makedirs(args.dir, exist_ok=True)
    with open(os.path.join(args.dir, "services.schema.hcl"), "w") as file:
        file.write(schema(declared))
    with open(os.path.join(args.dir, "rf-lint.toml"), "w") as file:
        file.write('[[schema]]\nfiles = ["team-*/**/*.hcl"]\npath = "services.schema.hcl"\n')
    for index in range(args.files):
        folder = os.path.join(args.dir, f"team-{index % 40:02}")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, f"service-{index:05}.hcl"), "w") as file:
            file.write(service(rng, declared))


main()
