//! What all sets of bits share.

/// The operators of sets: `&`, `|` and `-`. The set has a function `zip`, which joins two sets word by word.
macro_rules! set_operators {
    ($set:ty $(, const $words:ident)?) => {
        impl $(<const $words: usize>)? core::ops::BitAnd for $set {
            type Output = Self;

            #[inline(always)]
            fn bitand(self, other: Self) -> Self {
                self.zip(other, |a, b| a & b)
            }
        }

        impl $(<const $words: usize>)? core::ops::BitOr for $set {
            type Output = Self;

            #[inline(always)]
            fn bitor(self, other: Self) -> Self {
                self.zip(other, |a, b| a | b)
            }
        }

        /// What is in the first set and not in the second.
        impl $(<const $words: usize>)? core::ops::Sub for $set {
            type Output = Self;

            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self.zip(other, |a, b| a & !b)
            }
        }

        impl $(<const $words: usize>)? core::ops::BitOrAssign for $set {
            #[inline(always)]
            fn bitor_assign(&mut self, other: Self) {
                *self = *self | other;
            }
        }

        impl $(<const $words: usize>)? core::ops::SubAssign for $set {
            #[inline(always)]
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }
    };
}

pub(crate) use set_operators;

/// The numbers of the bits of a word that are set, ascending.
#[derive(Clone)]
pub struct Ones(pub(crate) u64);

impl Iterator for Ones {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        let first = (self.0 != 0).then(|| self.0.trailing_zeros() as u8);
        self.0 &= self.0.wrapping_sub(1);
        first
    }
}
