use alloc::format;
use alloc::string::String;

use crate::game::{IllegalMove, InputFraming, Workbench};
use crate::text::{Document, Limits, Span};

/// An input of some cases of a text; see [`Inputs::gather`](super::Inputs::gather).
pub(super) fn gather<G: Workbench>(text: &str, document: &Document, order: &[usize]) -> String {
    let mut out = String::new();
    let mut last = 0;
    let mut cases = 0;
    for &span in order.iter().filter_map(|&index| document.cases.get(index)) {
        let own = whole_lines(text, span).of(text);
        let before = Span { start: last, end: out.len() }.of(&out).trim_ascii_end();
        let printed = (!follows::<G>(before, own)).then(|| format!("{}", G::case(text, span, &G::Options::default())));
        (last, cases) = (out.len(), cases + 1);
        out.push_str(printed.as_deref().map_or(own, str::trim_ascii_end));
        out.push('\n');
    }
    G::FRAMING.around(cases, &out)
}

/// The span with the blanks before it in its line: rows of a map are indented.
pub(super) fn whole_lines(text: &str, span: Span) -> Span {
    let before = Span { start: 0, end: span.start }.of(text);
    let start = before.trim_end_matches([' ', '\t']);
    let leans = start.is_empty() || start.ends_with(['\n', '\r']);
    if leans { Span { start: start.len(), ..span } } else { span }
}

/// Whether a case is parsed the same after another one. If nothing marks the end of a case, the next line may be parsed
/// as part of it.
fn follows<G: Workbench>(before: &str, case: &str) -> bool {
    if G::FRAMING != InputFraming::Bare || before.is_empty() {
        return true;
    }
    let both = format!("{before}\n{case}");
    let ends = |document: Document| document.cases.iter().map(|case| case.end).eq([before.len(), both.len()]);
    G::parse(&both, Limits::Relaxed).is_ok_and(ends)
}

/// The text with one case changed; see [`Workbench::edit`].
pub(super) fn edited<G: Workbench>(text: &str, span: Span, change: &str) -> Result<String, IllegalMove> {
    let case = G::edit(&G::case(text, span, &G::Options::default()), change)?;
    let printed = alloc::format!("{case}");
    Ok(spliced(text, span, printed.trim_ascii()))
}

/// The text with another one in the place of a span.
pub(super) fn spliced(text: &str, span: Span, new: &str) -> String {
    let mut out = String::from(Span { start: 0, end: span.start }.of(text));
    out.push_str(new);
    out.push_str(Span { start: span.end, end: text.len() }.of(text));
    out
}
