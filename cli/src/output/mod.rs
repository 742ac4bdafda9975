pub(crate) mod atomic_write;
pub(crate) mod colour;
pub(crate) mod file_name;
pub(crate) mod progress;
pub(crate) mod sealed;
pub(crate) mod streamed;
pub(crate) mod tell;
pub(crate) mod untrusted;
