use boardlab_core::Span;

/// The UTF-16 offset of a byte offset. Most inputs are ASCII, where the two are the same.
pub fn utf16(text: &str) -> impl Fn(usize) -> u32 + '_ {
    let ascii = text.is_ascii();
    move |offset| {
        let units = if ascii { offset } else { Span { start: 0, end: offset }.of(text).encode_utf16().count() };
        units as u32
    }
}

/// The byte offset of a UTF-16 offset; the end of the text where that lies behind it.
#[cfg(feature = "workbench")]
pub fn byte(text: &str, units: u32) -> usize {
    if text.is_ascii() {
        return text.len().min(units as usize);
    }
    let mut left = units as usize;
    let behind = |&(_, letter): &(usize, char)| {
        let wide = letter.len_utf16();
        let passed = left >= wide;
        left = left.saturating_sub(wide);
        !passed
    };
    text.char_indices().find(behind).map_or(text.len(), |(at, _)| at)
}
