use super::model::Strategy;

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `reading=blocked`: a path that enters a catcher's cell ends there.
    pub blocked: bool,
    /// `catchers=NAME`: the strategy of the catchers. By default the one in the text, or else the default strategy.
    pub catchers: Option<Strategy>,
    /// `fugitive=NAME`: the strategy of the fugitive, as for the catchers.
    pub fugitive: Option<Strategy>,
    /// `seed=NUMBER`: the seed of strategies that use random numbers.
    pub seed: u64,
}

impl Options {
    pub(super) fn choose(&mut self, key: &str, value: &str) -> bool {
        match key {
            "reading" => self.choose_reading(value),
            "catchers" => value.parse().map(|strategy| self.catchers = Some(strategy)).is_ok(),
            "fugitive" => value.parse().map(|strategy| self.fugitive = Some(strategy)).is_ok(),
            "seed" => value.parse().map(|seed| self.seed = seed).is_ok(),
            _ => false,
        }
    }

    fn choose_reading(&mut self, value: &str) -> bool {
        self.blocked = value == "blocked";
        matches!(value, "default" | "blocked")
    }
}
