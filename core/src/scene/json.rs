//! What scenes need for their JSON.

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
