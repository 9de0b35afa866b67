//! The body schema: which attributes and blocks a body holds, how many, in which order, and what
//! kind of value each attribute takes.
//!
//! One type serves every language built on HCL: the grammar of Rootform is an instance written in
//! source ([`crate::rf::structure`]), a schema document becomes one when it is loaded. Bodies
//! refer to each other by index, so that a body can hold itself.

pub mod check;
mod json;
pub mod removal;
pub mod source;

use std::borrow::Cow;

/// A name in a schema: from the source of this program, or from a document.
pub type Name = Cow<'static, str>;

/// A set of bodies that refer to each other.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Schema {
    bodies: Vec<Body>,
}

/// The index of a [`Body`] within its [`Schema`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BodyId(usize);

/// What one body may hold.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Body {
    /// The items, in the order that the canonical form puts them in.
    pub items: Vec<Item>,
    /// Whether items that are not declared may stand in it too.
    pub open: bool,
}

/// An attribute or a block of a body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// An attribute.
    Attribute(Attribute),
    /// Blocks of a type.
    Block(Block),
}

/// An attribute of a body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// Its name.
    pub name: Name,
    /// Whether it must be set.
    pub required: bool,
    /// What it takes.
    pub value: Value,
}

/// Blocks of one type in a body.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl Schema {
    /// Adds a body, and gives its index.
    pub fn add(&mut self, body: Body) -> BodyId {
        self.bodies.push(body);
        BodyId(self.bodies.len() - 1)
    }

    /// The body of this index, which must come from this schema.
    pub fn body(&self, id: BodyId) -> &Body {
        &self.bodies[id.0]
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
    pub fn top_declares(&self, block_type: &str) -> bool {
        let declares = |body: &Body| body.block(block_type).is_some();
        let mut ids = (0..self.bodies.len()).map(BodyId);
        ids.any(|id| declares(self.body(id)) && !self.blocks().any(|block| block.body == id))
    }

    /// All blocks that its bodies declare, those of the last body first.
    fn blocks(&self) -> impl Iterator<Item = &Block> {
        let items = self.bodies.iter().rev().flat_map(|body| &body.items);
        items.filter_map(|item| match item {
            Item::Block(block) => Some(block),
            Item::Attribute(_) => None,
        })
    }
}

impl Body {
    /// The attribute of this name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.items.iter().find_map(|item| match item {
            Item::Attribute(attribute) if attribute.name == name => Some(attribute),
            _ => None,
        })
    }

    /// The blocks of this type.
    pub fn block(&self, block_type: &str) -> Option<&Block> {
        self.items.iter().find_map(|item| match item {
            Item::Block(block) if block.block_type == block_type => Some(block),
            _ => None,
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
