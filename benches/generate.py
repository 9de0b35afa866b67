#!/usr/bin/env python3
"""Write a tree of files that are in order already, for measuring programs.

usage: generate.py DIR [--files N] [--seed N] [--rootform] [--per-root N]

Plain HCL by default: the files are named .tf, so that terraform takes them, and avoid what
terraform fmt rewrites beyond layout. Together with them an rf-lint.toml is written that makes rf
take them.

With --rootform, source roots of N files each: most of them dialects, one in ten a policy pack whose
policies name concepts of the dialects. Nothing is to be formatted and nothing is found in them.
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


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def plain(directory, files, rng):
    for index in range(files):
        blocks = [resource(rng, f"{index}_{n}") for n in range(rng.randrange(1, 8))]
        folder = os.path.join(directory, f"team-{index % 40:02}", f"service-{index % 400:03}")
        write(os.path.join(folder, f"unit-{index:06}.tf"), "\n".join(blocks))
    write(os.path.join(directory, "rf-lint.toml"), '[files]\ninclude = ["**/*.tf"]\n')


def concept(name):
    return f'concept "{name}" {{\n  description = "A {name} of one of the teams."\n}}\n'


def emission(rng, kind, name, to, by):
    on_null, on_empty = (rng.choice(["absent", "indeterminate"]) for _ in range(2))
    return f"""
  {kind} {{
    as       = {name}
    to       = {to}
    via      = source.{rng.choice(NAMES)}s[{rng.randrange(3)}].id
    on_null  = "{on_null}"
    on_empty = "{on_empty}"

    match {{
      by       = target.{by}
      strategy = "exact"
    }}
  }}
"""


def rule(rng, index, owner):
    """A rule for one of the concepts, which is found by the same attributes in all rules."""
    noun = rng.choice(NOUNS)
    where = rng.choice(
        [f"source.size >= {rng.randrange(1, 64)}", f'source.tier == "tier-{rng.randrange(9)}"',
         f'source.zone == "a" && (source.replicas > {rng.randrange(1, 9)} || source.encrypted == true)']
    )
    text = f"""# Read for team {rng.randrange(40)}.
rule "{noun}-{index}" {{
  match {{
    type  = "{owner}_{noun}_{index}"
    where = {where}
  }}

  as = concept.{noun}

  identity {{
    attributes = ["arn", "name"]
  }}
"""
    if rng.randrange(2):
        text += emission(rng, "context", "rf.context.network", "rf.concept.subnet", "id")
    for _ in range(rng.randrange(2)):
        text += emission(rng, "relation", "relation.feeds", f"concept.{rng.choice(NOUNS)}", "arn")
    return text + "}\n"


def dialect(directory, owner, files, rng):
    head = (f'dialect "{owner}" {{\n  version = "1.{rng.randrange(20)}.0"\n\n'
            f'  provider "acme/{owner}" {{\n    version = ">= 1.0.0"\n  }}\n}}\n')
    relation = '\nrelation "feeds" {\n  description = "What one hands to the other."\n}\n'
    write(os.path.join(directory, "dialect.rf.hcl"), head)
    words = "\n".join(map(concept, NOUNS)) + relation
    # Every concept has a rule, so that references to it have something to find.
    words += "".join("\n" + rule_of(noun, owner) for noun in NOUNS)
    write(os.path.join(directory, "vocabulary.rf.hcl"), words)
    for index in range(files - 2):
        rules = [rule(rng, f"{index}-{n}", owner) for n in range(rng.randrange(1, 6))]
        write(os.path.join(directory, "rules", f"unit-{index:05}.rf.hcl"), "\n".join(rules))


def rule_of(noun, owner):
    return f"""rule "{noun}" {{
  match {{
    type = "{owner}_{noun}"
  }}

  as = concept.{noun}

  identity {{
    attributes = ["arn", "name"]
  }}
}}
"""


def policy(rng, index, owners):
    owner, noun = rng.choice(owners), rng.choice(NOUNS)
    return f"""policy "{noun}-{index}" {{
  target {{
    concept = {owner}.concept.{noun}
  }}

  assert  = length(relations({owner}.relation.feeds)) >= {rng.randrange(1, 4)}
  message = "Let every {noun} be fed by another one."
}}
"""


def pack(directory, name, files, rng, owners):
    write(os.path.join(directory, "pack.rf.hcl"), f'policy_pack "{name}" {{\n  version = "0.1.0"\n}}\n')
    for index in range(files - 1):
        policies = [policy(rng, f"{index}-{n}", owners) for n in range(rng.randrange(1, 6))]
        write(os.path.join(directory, f"unit-{index:05}.rf.hcl"), "\n".join(policies))


def rootform(directory, files, per_root, rng):
    owners = []
    for index in range(max(1, files // per_root)):
        folder = os.path.join(directory, f"team-{index % 40:02}", f"root-{index:05}")
        if index % 10 == 9:
            pack(folder, f"pack-{index}", per_root, rng, owners[-9:])
        else:
            owners.append(f"acme-{index}")
            dialect(folder, owners[-1], per_root, rng)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dir")
    parser.add_argument("--files", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rootform", action="store_true")
    parser.add_argument("--per-root", type=int, default=25)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    if args.rootform:
        rootform(args.dir, args.files, args.per_root, rng)
    else:
        plain(args.dir, args.files, rng)


main()
