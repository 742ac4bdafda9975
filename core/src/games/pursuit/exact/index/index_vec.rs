//! Vectors that are indexed by the ids of one kind of thing, so that the id of another kind does not index them.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut, Index, IndexMut};

/// A number, from 0, that names one of the things of a kind.
pub(crate) trait Id: Copy {
    fn new(index: usize) -> Self;
    fn index(self) -> usize;
}

/// Declares an [`Id`] with its number type. `id + count` is the id that comes `count` later.
macro_rules! id {
    ($(#[$doc:meta])* $id:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) struct $id($number);

        impl $id {
            #[inline(always)]
            pub(crate) const fn new(index: usize) -> Self {
                $id(index as $number)
            }

            /// Its number, from 0.
            #[inline(always)]
            pub(crate) const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::games::pursuit::exact::index::index_vec::Id for $id {
            #[inline(always)]
            fn new(index: usize) -> Self {
                $id::new(index)
            }

            #[inline(always)]
            fn index(self) -> usize {
                $id::index(self)
            }
        }

        impl core::ops::Add<usize> for $id {
            type Output = $id;

            #[inline(always)]
            fn add(self, more: usize) -> $id {
                $id::new(self.index() + more)
            }
        }
    };
}
pub(crate) use id;

/// A value for each id: in a vector, or in a slice that is borrowed from one.
#[derive(Clone, Copy)]
pub(crate) struct Indexed<I, S>(S, PhantomData<I>);

pub(crate) type IndexVec<I, T> = Indexed<I, Vec<T>>;

/// The innermost loops read through it: a reference to the vector would have to be followed twice.
pub(crate) type IndexSlice<'a, I, T> = Indexed<I, &'a [T]>;

impl<I: Id, T> IndexVec<I, T> {
    pub(crate) const fn new() -> Self {
        Indexed(Vec::new(), PhantomData)
    }

    /// The same value for each of the first `count` ids.
    pub(crate) fn of(count: usize, value: T) -> Self
    where
        T: Clone,
    {
        Indexed(alloc::vec![value; count], PhantomData)
    }

    pub(crate) fn push(&mut self, value: T) -> I {
        self.0.push(value);
        I::new(self.0.len() - 1)
    }

    /// The ids, ascending.
    pub(crate) fn ids(&self) -> impl Iterator<Item = I> + Clone + use<I, T> {
        (0..self.0.len()).map(I::new)
    }

    pub(crate) fn as_slice(&self) -> IndexSlice<'_, I, T> {
        Indexed(&self.0, PhantomData)
    }
}

impl<I, T, S: Deref<Target = [T]>> Indexed<I, S> {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The values, in the order of the ids.
    #[inline(always)]
    pub(crate) fn iter(&self) -> core::slice::Iter<'_, T> {
        self.0.iter()
    }

    #[inline(always)]
    pub(crate) fn iter_mut(&mut self) -> core::slice::IterMut<'_, T>
    where
        S: DerefMut,
    {
        self.0.iter_mut()
    }
}

impl<I: Id, T, S: Deref<Target = [T]>> Index<I> for Indexed<I, S> {
    type Output = T;

    #[inline(always)]
    fn index(&self, id: I) -> &T {
        &self.0[id.index()]
    }
}

impl<I: Id, T, S: DerefMut<Target = [T]>> IndexMut<I> for Indexed<I, S> {
    #[inline(always)]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.0[id.index()]
    }
}

impl<I, T> FromIterator<T> for IndexVec<I, T> {
    fn from_iter<V: IntoIterator<Item = T>>(values: V) -> Self {
        Indexed(values.into_iter().collect(), PhantomData)
    }
}
