//! The body schema: which attributes and blocks a body holds, how many, in which order, and what
//! kind of value each attribute takes.
//!
//! One type serves every language built on HCL: the grammar of Rootform is an instance written in
//! source ([`crate::rf::structure`]), a schema document becomes one when it is loaded. Bodies
//! refer to each other by index, so that a body can hold itself.

pub mod apply;
pub mod check;
pub mod docs;
pub mod evaluate;
mod fault;
pub mod find;
pub mod infer;
mod json;
pub mod language;
pub mod load;
mod parts;
pub mod removal;
pub mod rules;
pub mod secret;
pub mod source;
pub mod types;
pub mod unread;
pub mod write;

use crate::finding::{Finding, RelatedFile};
use foldhash::{HashMap, HashSet, HashSetExt};
use rules::{AttributeRules, BlockRules, Group, Origin, Variant};
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// A name in a schema: from the source of this program, or from a document.
pub type Name = Cow<'static, str>;

/// A set of bodies that refer to each other.
#[derive(Default, Debug)]
pub struct Schema {
    bodies: Vec<Body>,
    /// What is asked of all bodies together, once it is asked.
    known: OnceLock<Known>,
    /// The documents that it was loaded from, with their texts; none for a language written in
    /// source.
    pub files: Vec<Arc<RelatedFile>>,
}

/// Where things stand in the bodies of a schema, which may be very many.
#[derive(Default, Debug)]
struct Known {
    /// The blocks: the index of a body, and that of the item in it. Those of the last body first.
    blocks: Vec<(usize, usize)>,
    /// An attribute of each name that is sensitive somewhere.
    secrets: Vec<(usize, usize)>,
}

/// The index of a [`Body`] within its [`Schema`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BodyId(pub(crate) usize);

/// What one body may hold.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// The items, in the order that the canonical form puts them in.
    pub items: Vec<Item>,
    /// Whether items that are not declared may stand in it too.
    pub open: bool,
    /// The forms of which it must have exactly one, if there are any.
    pub variants: Vec<Variant>,
    /// The siblings of which one must be set.
    pub groups: Vec<Group>,
    /// Where it is declared.
    pub origin: Option<Origin>,
    /// Where items stand, of bodies that have too many to look through.
    pub(crate) index: [HashMap<Name, usize>; 2],
}

/// An attribute or a block of a body.
#[derive(Clone, Debug)]
pub enum Item {
    /// An attribute.
    Attribute(Attribute),
    /// Blocks of a type.
    Block(Block),
}

/// An attribute of a body.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// Its name.
    pub name: Name,
    /// Whether it must be set.
    pub required: bool,
    /// What it takes.
    pub value: Value,
    /// What a schema document asks of it.
    pub rules: Option<Box<AttributeRules>>,
}

/// Blocks of one type in a body.
#[derive(Clone, Debug)]
pub struct Block {
    /// The type that the blocks begin with.
    pub block_type: Name,
    /// How many labels follow it.
    pub labels: Labels,
    /// How many there must be at least.
    pub min: usize,
    /// How many there may be at most, if there is a bound.
    pub max: Option<usize>,
    /// Whether blocks of this type stand among those of the type declared before, in the order
    /// they were written in, instead of after them.
    pub mixed_with_previous: bool,
    /// What stands inside.
    pub body: BodyId,
    /// What a schema document asks of them.
    pub rules: Option<Box<BlockRules>>,
}

/// How many labels a block takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels {
    /// Exactly so many.
    Exactly(usize),
    /// One or none.
    Optional,
}

/// What an attribute takes. The positions of Rootform's expressions are kinds of their own, since
/// each has its own grammar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Any expression.
    Any,
    /// A constant expression that gives a string.
    Static,
    /// A constant expression that gives one of these strings.
    Enum(&'static [&'static str]),
    /// A test of one resource instance.
    Predicate,
    /// A test of facts.
    Assertion,
    /// The name of a symbol.
    Reference,
    /// A path into evidence.
    Traversal,
    /// A list of these.
    List(Box<Value>),
    /// One of these, or a list of them.
    OneOrList(Box<Value>),
}

/// Bodies of at most so many items are looked through, item by item.
const FEW: usize = 4;

impl Schema {
    /// Adds a body, and gives its index.
    pub fn add(&mut self, mut body: Body) -> BodyId {
        body.make_index();
        self.known = OnceLock::new();
        self.bodies.push(body);
        BodyId(self.bodies.len() - 1)
    }

    /// The body of this index, which must come from this schema.
    pub fn body(&self, id: BodyId) -> &Body {
        &self.bodies[id.0]
    }

    /// Puts `body` in the place of that of this index, which must come from this schema.
    pub fn replace(&mut self, id: BodyId, mut body: Body) {
        body.make_index();
        self.known = OnceLock::new();
        self.bodies[id.0] = body;
    }

    /// All bodies.
    pub(crate) fn bodies_mut(&mut self) -> impl Iterator<Item = &mut Body> {
        self.known = OnceLock::new();
        self.bodies.iter_mut()
    }

    /// Whether any attribute is sensitive.
    pub fn has_secrets(&self) -> bool {
        self.secrets().next().is_some()
    }

    /// The names of the attributes that are sensitive somewhere.
    pub fn secret_names(&self) -> Vec<&str> {
        self.secrets().map(|attribute| attribute.name.as_ref()).collect()
    }

    fn secrets(&self) -> impl Iterator<Item = &Attribute> {
        let items =
            self.known().secrets.iter().map(|(body, item)| &self.bodies[*body].items[*item]);
        items.filter_map(|item| match item {
            Item::Attribute(attribute) => Some(attribute),
            Item::Block(_) => None,
        })
    }

    fn known(&self) -> &Known {
        self.known.get_or_init(|| {
            let mut known = Known::default();
            let mut names = HashSet::new();
            for (of, body) in self.bodies.iter().enumerate().rev() {
                for (at, item) in body.items.iter().enumerate() {
                    match item {
                        Item::Block(_) => known.blocks.push((of, at)),
                        Item::Attribute(attribute) => {
                            let secret = attribute.rules.as_ref().is_some_and(|r| r.sensitive);
                            if secret && names.insert(&attribute.name) {
                                known.secrets.push((of, at));
                            }
                        }
                    }
                }
            }
            known
        })
    }

    /// `finding`, pointing at `origin` too.
    #[must_use]
    pub fn pointed(&self, finding: Finding, origin: Option<Origin>, message: &str) -> Finding {
        let Some((origin, file)) = origin.and_then(|o| Some((o, self.files.get(o.file)?))) else {
            return finding;
        };
        finding.related_in(Arc::clone(file), origin.span, message)
    }

    /// The types of the blocks whose bodies declare an attribute (or, if `block`, blocks) of this
    /// name, each once. Types that the blocks of the body `but` have too are left out.
    pub fn parents(&self, name: &str, block: bool, but: &Body) -> Vec<&str> {
        let (mut parents, mut own): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
        for parent in self.blocks() {
            let body = self.body(parent.body);
            let declares =
                if block { body.block(name).is_some() } else { body.attribute(name).is_some() };
            let block_type = parent.block_type.as_ref();
            if std::ptr::eq(body, but) {
                own.push(block_type);
            } else if declares && !parents.contains(&block_type) {
                parents.push(block_type);
            }
        }
        parents.retain(|parent| !own.contains(parent));
        parents
    }

    /// Whether blocks of this type are declared in a body that no block has: the top of a file.
    /// In a schema that was loaded, other bodies are nobody's too, so it is not told.
    pub fn top_declares(&self, block_type: &str) -> bool {
        let declares = |body: &Body| body.origin.is_none() && body.block(block_type).is_some();
        let mut ids = (0..self.bodies.len()).map(BodyId);
        ids.any(|id| declares(self.body(id)) && !self.blocks().any(|block| block.body == id))
    }

    /// All blocks that its bodies declare, those of the last body first.
    fn blocks(&self) -> impl Iterator<Item = &Block> {
        let items = self.known().blocks.iter().map(|(body, item)| &self.bodies[*body].items[*item]);
        items.filter_map(|item| match item {
            Item::Block(block) => Some(block),
            Item::Attribute(_) => None,
        })
    }
}

impl Attribute {
    /// How it is written, in JSON or in native syntax, with `…` for its value.
    pub fn written(&self, json: bool) -> String {
        if json { format!("\"{}\": …", self.name) } else { format!("{} = …", self.name) }
    }
}

impl Block {
    /// How a block of this type is written, in JSON or in native syntax, with the names of its
    /// labels in their place and `…` for what is inside.
    pub fn written(&self, json: bool) -> String {
        let named = self.rules.iter().flat_map(|rules| &rules.labels);
        let mut labels: Vec<&str> = named.map(|label| label.name.as_str()).collect();
        if let Labels::Exactly(count) = self.labels {
            labels.resize(count, "name");
        }
        let mut out =
            if json { format!("\"{}\": ", self.block_type) } else { self.block_type.to_string() };
        for label in &labels {
            out.extend(if json { ["{ \"", label, "\": "] } else { [" \"", label, "\""] });
        }
        out.push_str(if json { "{ … }" } else { " { … }" });
        if json {
            out.push_str(&" }".repeat(labels.len()));
        }
        out
    }
}

impl Item {
    /// Whether it is a block, and its name.
    fn key(&self) -> (bool, &Name) {
        match self {
            Self::Attribute(attribute) => (false, &attribute.name),
            Self::Block(block) => (true, &block.block_type),
        }
    }
}

impl Body {
    fn make_index(&mut self) {
        self.index = Default::default();
        if self.items.len() > FEW {
            for (at, item) in self.items.iter().enumerate() {
                let (block, name) = item.key();
                self.index[usize::from(block)].entry(name.clone()).or_insert(at);
            }
        }
    }

    fn find(&self, block: bool, name: &str) -> Option<&Item> {
        if self.items.len() <= FEW {
            return self.items.iter().find(|item| {
                let (is_block, own) = item.key();
                is_block == block && own == name
            });
        }
        self.index[usize::from(block)].get(name).map(|at| &self.items[*at])
    }

    /// The attribute of this name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.find(false, name).and_then(|item| match item {
            Item::Attribute(attribute) => Some(attribute),
            Item::Block(_) => None,
        })
    }

    /// The blocks of this type.
    pub fn block(&self, block_type: &str) -> Option<&Block> {
        self.find(true, block_type).and_then(|item| match item {
            Item::Block(block) => Some(block),
            Item::Attribute(_) => None,
        })
    }

    /// The place in the canonical order of the attribute (or, if `block`, the blocks) of a name;
    /// items of one rank keep the order they are written in. `None` if it is not declared.
    pub fn rank(&self, name: &str, block: bool) -> Option<usize> {
        let mut rank = 0;
        for item in &self.items {
            let (declared, is_block, mixed) = match item {
                Item::Attribute(a) => (&a.name, false, false),
                Item::Block(b) => (&b.block_type, true, b.mixed_with_previous),
            };
            rank += usize::from(!mixed);
            if is_block == block && declared == name {
                return Some(rank);
            }
        }
        None
    }
}
