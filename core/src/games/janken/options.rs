/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `reading=cautious`: the first step out of a zone may not enter the zone again.
    pub cautious: bool,
}

impl Options {
    pub(super) fn choose(&mut self, key: &str, value: &str) -> bool {
        let ("reading", reading @ ("letter" | "cautious")) = (key, value) else { return false };
        self.cautious = reading == "cautious";
        true
    }
}
