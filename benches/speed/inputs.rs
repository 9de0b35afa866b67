//! The texts that are measured: made by number, so that they are the same everywhere.

use std::fmt::Write as _;

/// How large a text is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Size {
    /// One block.
    Small,
    /// About what people keep in a file.
    Typical,
    /// What programs write.
    Large,
}

impl Size {
    pub(crate) const ALL: [Self; 3] = [Self::Small, Self::Typical, Self::Large];

    fn blocks(self) -> usize {
        match self {
            Self::Small => 1,
            Self::Typical => 12,
            Self::Large => 2_000,
        }
    }
}

/// HCL of no language, laid out.
pub(crate) fn plain(size: Size) -> String {
    let mut out = String::new();
    for n in 0..size.blocks() {
        let _ = write!(
            out,
            "# The queue of team {team}.\nresource \"queue\" \"main_{n}\" {{\n  \
             name      = \"${{var.prefix}}-queue-{n}\"\n  retention = {seconds}\n  \
             tags      = merge(var.tags, {{ owner = \"team-{team}\", tier = var.tiers[{team}] }})\n\n  \
             timeouts {{\n    create = \"30m\"\n    delete = \"2h\" # deletion waits\n  }}\n\n  \
             policy = <<-EOT\n    allow ${{var.account}} to send\n    %{{if var.open}}allow all%{{endif}}\n  EOT\n\n  \
             rules = [\n    for rule in var.rules : {{\n      port    = rule.port\n      \
             sources = concat(rule.sources, [\"10.0.0.0/8\"])\n    }} if rule.enabled\n  ]\n}}\n\n",
            team = n % 40,
            seconds = n * 60 + 1,
        );
    }
    out.truncate(out.trim_end().len());
    out + "\n"
}

/// The rules of a dialect, in canonical form; nothing in them is suspicious.
pub(crate) fn rootform(size: Size) -> String {
    let mut out = String::new();
    for n in 0..size.blocks() {
        let _ = write!(
            out,
            "# Queues of kind {n}.\nrule \"queue-{n}\" {{\n  match {{\n    type  = \"acme_queue_{n}\"\n    \
             where = source.enabled == true && (source.tier == \"gold\" || source.size >= {n})\n  }}\n\n  \
             as = concept.queue\n\n  identity {{\n    attributes = [\"arn\", \"name\"]\n  }}\n\n  \
             context {{\n    as       = rf.context.network\n    to       = rf.concept.subnet\n    \
             via      = source.subnets[0].id\n    on_null  = \"absent\"\n    on_empty = \"absent\"\n\n    \
             match {{\n      by       = target.id\n      strategy = \"exact\"\n    }}\n  }}\n}}\n\n"
        );
    }
    out.truncate(out.trim_end().len());
    out + "\n"
}

/// `text`, which is laid out, without its indentation and alignment.
pub(crate) fn untidy(text: &str) -> String {
    let lines = text.lines().map(|line| match line.split_once('=') {
        Some((name, value)) if !value.starts_with('=') => {
            format!("{}={}\n", name.trim(), value.trim_start())
        }
        _ => format!("{}\n", line.trim_start()),
    });
    lines.collect()
}

/// Rules that mean what those of [`rootform`] do, in the words that people find first: there is
/// something to put in canonical form and something to fix in each.
pub(crate) fn careless(size: Size) -> String {
    rootform(size)
        .replace("    on_null  = \"absent\"\n", "    on_null  = \"${\"absent\"}\"\n")
        .replace("source.enabled == true && ", "true == source.enabled && !false && ")
        .replace("  as = concept.queue\n\n", "")
        .replace("  identity {", "  as = \"${concept.queue}\"\n\n  identity {")
}

/// The rules of a dialect as JSON, laid out.
pub(crate) fn json(size: Size) -> String {
    let mut out = String::from("{\n  \"rule\": {\n");
    for n in 0..size.blocks() {
        let comma = if n == 0 { "" } else { ",\n" };
        let _ = write!(
            out,
            "{comma}    \"queue-{n}\": {{\n      \"match\": {{\n        \"type\": \"acme_queue_{n}\",\n        \
             \"where\": \"${{source.tier == \\\"gold\\\" || source.size >= {n}}}\"\n      }},\n      \
             \"as\": \"${{concept.queue}}\",\n      \"identity\": {{\n        \"attributes\": [\n          \
             \"arn\",\n          \"name\"\n        ]\n      }}\n    }}"
        );
    }
    out + "\n  }\n}\n"
}
