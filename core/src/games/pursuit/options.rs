use super::model::Strategy;

/// What a person may choose besides the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `reading=blocked`: a path that enters a catcher's cell ends there.
    pub blocked: bool,
    /// `catchers=NAME`: who plays them. Without it the text says so, or the default strategy plays.
    pub catchers: Option<Strategy>,
    /// `fugitive=NAME`: who plays it, as for the catchers.
    pub fugitive: Option<Strategy>,
    /// `seed=NUMBER`: of the strategies that draw numbers.
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
