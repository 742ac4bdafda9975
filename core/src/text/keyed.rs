//! Lists that the games extend: each member is a key, which leaves the core, and English words.

/// A type whose values are printed and serialised by their `key()`.
macro_rules! shown_by_key {
    ($Name:ident) => {
        impl core::fmt::Debug for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.key())
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.key())
            }
        }
    };
}
pub(crate) use shown_by_key;

/// Declares a type whose members are constants. Any module can add some, so that the lists in this crate are not
/// closed.
macro_rules! keyed {
    ($(#[$doc:meta])* $Name:ident; $($(#[$member_doc:meta])* $member:ident = $key:literal, $words:literal;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $Name(&'static (&'static str, &'static str));

        impl $Name {
            $($(#[$member_doc])* pub const $member: Self = $Name::new(&($key, $words));)*

            /// Those that any game may need.
            pub const COMMON: &'static [Self] = &[$(Self::$member),*];

            /// One by its key and its words.
            #[must_use]
            pub const fn new(key_and_words: &'static (&'static str, &'static str)) -> Self {
                $Name(key_and_words)
            }

            /// The key, which is what leaves the core.
            #[must_use]
            pub const fn key(self) -> &'static str {
                self.0.0
            }

            /// The words. Names in braces stand for values.
            #[must_use]
            pub const fn words(self) -> &'static str {
                self.0.1
            }
        }

        $crate::text::shown_by_key!($Name);
    };
}
pub(super) use keyed;

/// Writes words with a value for each name in braces.
pub(crate) fn fill(
    f: &mut core::fmt::Formatter<'_>,
    words: &'static str,
    mut value: impl FnMut(&mut core::fmt::Formatter<'_>, &str) -> core::fmt::Result,
) -> core::fmt::Result {
    let mut parts = words.split('{');
    f.write_str(parts.next().unwrap_or_default())?;
    parts.try_for_each(|part| {
        let (name, rest) = part.split_once('}').unwrap_or((part, ""));
        value(f, name)?;
        f.write_str(rest)
    })
}

/// Declares words of a game: a list, and a constant for each of its members.
macro_rules! words {
    (@new Field $key:literal, $words:literal) => {
        $crate::text::Field::new(&($key, $words, ""))
    };
    (@new $Type:ident $($words:literal),+) => {
        $crate::text::$Type::new(&($($words),+))
    };
    ($LIST:ident: $Type:ident; $($(#[$doc:meta])* $name:ident = $($words:literal),+;)*) => {
        $($(#[$doc])* pub const $name: $crate::text::$Type = $crate::text::words!(@new $Type $($words),+);)*
        const $LIST: &[$crate::text::$Type] = &[$($name),*];
    };
}
pub(crate) use words;
