//! A hash of bytes that is the same on every machine and in every version, for files and for tests.

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo 1991). It is no protection against forgery.
///
/// ```
/// use boardlab_core::fnv::fnv1a;
/// assert_eq!(fnv1a(*b"a"), 0xaf63_dc4c_8601_ec8c);
/// ```
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
