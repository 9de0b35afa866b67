//! Numbers as HCL computes with them: binary floats with a mantissa of 512 bits, rounded half
//! to even, with signed zeros and infinities. Text is left to [`super::decimal`].
//!
//! Exact decimals would answer differently (`1 / 3 * 3 == 1` holds, and `1 / 3` prints 154
//! digits), and so would an `f64` (`0.1 + 0.2 == 0.3` holds). Exponents stay within 32 bits
//! as in the reference: what is larger is infinite, what is smaller is zero.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts of bits that stay far below 63 bits"
)]

use num_bigint::BigUint;
use std::cmp::Ordering;

/// Bits of a mantissa.
pub(super) const PRECISION: u64 = 512;

/// A number, infinite or `± mantissa * 2^exponent`. Equality is by value: `-0 == 0`.
#[derive(Clone, Debug)]
pub struct Number {
    pub(super) negative: bool,
    pub(super) size: Size,
}

/// The absolute value of a [`Number`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// `mantissa * 2^exponent`; the mantissa is odd, or zero with exponent zero.
    Finite {
        mantissa: BigUint,
        exponent: i64,
    },
    Infinite,
}

/// Why an operation on numbers has no result, as a clause that follows "cannot".
pub(super) type Undefined = &'static str;

impl Number {
    /// The number `± mantissa * 2^exponent`, rounded; `more` says that the mantissa was cut
    /// off below its last bit, which then must lie beyond the precision.
    pub(super) fn rounded(negative: bool, mantissa: BigUint, exponent: i64, more: bool) -> Self {
        let bits = mantissa.bits();
        let (mut mantissa, mut exponent) = (mantissa, exponent);
        if bits > PRECISION {
            let cut = bits - PRECISION;
            let half = mantissa.bit(cut - 1);
            let beyond = more || mantissa.trailing_zeros().is_some_and(|zeros| zeros < cut - 1);
            mantissa >>= cut;
            exponent = exponent.saturating_add(cut as i64);
            if half && (beyond || mantissa.bit(0)) {
                mantissa += 1u8;
            }
        }
        let Some(zeros) = mantissa.trailing_zeros() else {
            return Self::zero(negative);
        };
        mantissa >>= zeros;
        exponent = exponent.saturating_add(zeros as i64);
        let top = exponent.saturating_add(mantissa.bits() as i64);
        if top > i64::from(i32::MAX) {
            return Self::infinity(negative);
        }
        if top < i64::from(i32::MIN) {
            return Self::zero(negative);
        }
        Self { negative, size: Size::Finite { mantissa, exponent } }
    }

    fn zero(negative: bool) -> Self {
        let size = Size::Finite { mantissa: BigUint::ZERO, exponent: 0 };
        Self { negative, size }
    }

    pub(super) const fn infinity(negative: bool) -> Self {
        Self { negative, size: Size::Infinite }
    }

    /// The number as an index: whole, not negative, and small enough for this machine.
    pub fn as_index(&self) -> Option<usize> {
        if self.is_zero() {
            return Some(0);
        }
        match &self.size {
            Size::Finite { mantissa, exponent } if !self.negative && (0..64).contains(exponent) => {
                usize::try_from(mantissa << *exponent as usize).ok()
            }
            _ => None,
        }
    }

    /// Whether this is a number without a fraction. Infinities are not.
    pub fn is_whole(&self) -> bool {
        matches!(&self.size, Size::Finite { exponent, .. } if *exponent >= 0)
    }

    /// Whether this is zero, of either sign.
    pub fn is_zero(&self) -> bool {
        matches!(&self.size, Size::Finite { mantissa, .. } if mantissa.bits() == 0)
    }

    /// Whether the number is below zero, or a negative zero.
    pub const fn is_negative(&self) -> bool {
        self.negative
    }

    /// Whether this is infinite, of either sign.
    pub const fn is_infinite(&self) -> bool {
        matches!(self.size, Size::Infinite)
    }

    pub(super) fn negated(mut self) -> Self {
        self.negative = !self.negative;
        self
    }

    pub(super) fn add(&self, other: &Self) -> Result<Self, Undefined> {
        let (a, b) = match (&self.size, &other.size) {
            (Size::Infinite, Size::Infinite) if self.negative != other.negative => {
                return Err("add two opposite infinities");
            }
            (Size::Infinite, _) => return Ok(self.clone()),
            (_, Size::Infinite) => return Ok(other.clone()),
            (
                Size::Finite { mantissa: a, exponent: i },
                Size::Finite { mantissa: b, exponent: j },
            ) => ((a, *i), (b, *j)),
        };
        if self.is_zero() && other.is_zero() {
            return Ok(Self::zero(self.negative && other.negative));
        }
        if self.is_zero() {
            return Ok(other.clone());
        }
        if other.is_zero() {
            return Ok(self.clone());
        }
        // Bring both to the lower exponent, the one with the higher exponent first. One that
        // is far below the last bit of the other only decides which way that one is rounded.
        let ((high, top, high_negative), (low, bottom, low_negative)) = if a.1 >= b.1 {
            ((a.0, a.1, self.negative), (b.0, b.1, other.negative))
        } else {
            ((b.0, b.1, other.negative), (a.0, a.1, self.negative))
        };
        let apart = top - bottom;
        let far = apart > 3 * PRECISION as i64;
        let shift = if far { 2 * PRECISION as i64 } else { apart };
        let high = high << shift as usize;
        let low = if far { BigUint::from(1u8) } else { low.clone() };
        let exponent = top - shift;
        if high_negative == low_negative {
            return Ok(Self::rounded(high_negative, high + low, exponent, false));
        }
        Ok(match high.cmp(&low) {
            Ordering::Equal => Self::zero(false),
            Ordering::Greater => Self::rounded(high_negative, high - low, exponent, false),
            Ordering::Less => Self::rounded(low_negative, low - high, exponent, false),
        })
    }

    pub(super) fn subtract(&self, other: &Self) -> Result<Self, Undefined> {
        self.add(&other.clone().negated()).map_err(|_| "subtract infinity from itself")
    }

    pub(super) fn multiply(&self, other: &Self) -> Result<Self, Undefined> {
        let negative = self.negative != other.negative;
        if let (
            Size::Finite { mantissa: a, exponent: i },
            Size::Finite { mantissa: b, exponent: j },
        ) = (&self.size, &other.size)
        {
            return Ok(Self::rounded(negative, a * b, i + j, false));
        }
        if self.is_zero() || other.is_zero() {
            return Err("multiply zero by infinity");
        }
        Ok(Self::infinity(negative))
    }

    pub(super) fn divide(&self, other: &Self) -> Result<Self, Undefined> {
        let negative = self.negative != other.negative;
        match (&self.size, &other.size) {
            (Size::Infinite, Size::Infinite) => Err("divide infinity by infinity"),
            (Size::Infinite, _) => Ok(Self::infinity(negative)),
            (_, Size::Infinite) => Ok(Self::zero(negative)),
            _ if other.is_zero() && self.is_zero() => Err("divide zero by zero"),
            _ if other.is_zero() => Ok(Self::infinity(negative)),
            (
                Size::Finite { mantissa: a, exponent: i },
                Size::Finite { mantissa: b, exponent: j },
            ) => {
                let shift = (PRECISION + 2 + b.bits()).saturating_sub(a.bits());
                let dividend = a << shift as usize;
                let quotient = &dividend / b;
                let more = &quotient * b != dividend;
                Ok(Self::rounded(negative, quotient, i - j - shift as i64, more))
            }
        }
    }

    /// The remainder of the truncated division, computed from the rounded quotient as the
    /// reference does; a remainder by zero is the dividend.
    pub(super) fn remainder(&self, other: &Self) -> Result<Self, Undefined> {
        if other.is_zero() {
            return Ok(self.clone());
        }
        if self.is_infinite() || other.is_infinite() {
            return Err("take a remainder with infinity");
        }
        let whole = self.divide(other)?.truncated();
        self.subtract(&other.multiply(&whole)?)
    }

    fn truncated(&self) -> Self {
        match &self.size {
            Size::Finite { mantissa, exponent } if *exponent < 0 => {
                let cut = exponent.unsigned_abs();
                if cut >= mantissa.bits() {
                    return Self::zero(false);
                }
                Self::rounded(self.negative, mantissa >> cut as usize, 0, false)
            }
            _ => self.clone(),
        }
    }

    fn compare_size(&self, other: &Self) -> Ordering {
        match (&self.size, &other.size) {
            (Size::Infinite, Size::Infinite) => Ordering::Equal,
            (Size::Infinite, _) => Ordering::Greater,
            (_, Size::Infinite) => Ordering::Less,
            (
                Size::Finite { mantissa: a, exponent: i },
                Size::Finite { mantissa: b, exponent: j },
            ) => {
                if self.is_zero() || other.is_zero() {
                    return a.bits().cmp(&b.bits());
                }
                // With equal leading bits the exponents differ by less than the precision.
                (i + a.bits() as i64).cmp(&(j + b.bits() as i64)).then_with(|| {
                    let low = (*i).min(*j);
                    (a << (i - low) as usize).cmp(&(b << (j - low) as usize))
                })
            }
        }
    }
}

impl From<u64> for Number {
    fn from(value: u64) -> Self {
        Self::rounded(false, BigUint::from(value), 0, false)
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Number {}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.is_zero() && other.is_zero() {
            return Ordering::Equal;
        }
        match (self.negative && !self.is_zero(), other.negative && !other.is_zero()) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => self.compare_size(other),
            (true, true) => other.compare_size(self),
        }
    }
}
