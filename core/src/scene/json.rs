//! What scenes need for their JSON.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use strum::VariantNames;

pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Two numbers as decimal text.
pub(super) mod decimal {
    use alloc::string::{String, ToString};

    use serde::de::{Error, Unexpected};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    type Origin = Option<(u64, u64)>;

    pub(in crate::scene) fn serialize<S: Serializer>(origin: &Origin, serializer: S) -> Result<S::Ok, S::Error> {
        origin.map(|(row, column)| (row.to_string(), column.to_string())).serialize(serializer)
    }

    pub(in crate::scene) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Origin, D::Error> {
        let Some((row, column)) = Option::<(String, String)>::deserialize(deserializer)? else { return Ok(None) };
        let expected = &"a whole number below 2^64 as text";
        let number = |text: String| text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), expected));
        Ok(Some((number(row)?, number(column)?)))
    }
}

/// Reads a word of a list. What serde derives reads an enum that holds something, too, and is larger.
pub(super) struct Word<T>(pub(super) PhantomData<T>);

impl<T: FromStr + VariantNames> Visitor<'_> for Word<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        word.parse().map_err(|_| E::unknown_variant(word, T::VARIANTS))
    }
}

macro_rules! read_words {
    ($($of:ty),*) => {$(
        impl<'de> serde::Deserialize<'de> for $of {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(super::json::Word(core::marker::PhantomData))
            }
        }
    )*};
}
pub(super) use read_words;
