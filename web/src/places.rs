use boardlab_core::Span;

/// The UTF-16 offset of a byte offset. Most inputs are ASCII, where the two are the same.
pub fn utf16(text: &str) -> impl Fn(usize) -> u32 + '_ {
    let ascii = text.is_ascii();
    move |offset| {
        let units = if ascii { offset } else { Span { start: 0, end: offset }.of(text).encode_utf16().count() };
        units as u32
    }
}
