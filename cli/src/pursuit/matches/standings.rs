use std::cmp::Reverse;
use std::io;

use serde::Serialize;

use super::messages::params;
use super::results::Entry;
use super::schedule::Schedule;
use crate::command_error::CommandError;
use crate::pursuit::request::Format;
use crate::release::Release;

/// The standings of a tournament.
#[derive(Serialize)]
pub(super) struct Standings<'a> {
    #[serde(flatten)]
    program: Release,
    reading: &'a str,
    /// The most points first.
    players: Vec<Row<'a>>,
    matches: &'a [Entry],
    #[serde(skip)]
    schedule: &'a Schedule,
}

/// The results of a player.
#[derive(Serialize)]
struct Row<'a> {
    name: &'a str,
    /// From 1; players with the same points have the same one.
    rank: usize,
    /// Points as catchers, and as fugitive.
    catchers: u64,
    fugitive: u64,
    total: u64,
    /// The mean share of the points of a match, in percent.
    share: f64,
    /// The number of matches that it forfeited.
    forfeits: u64,
}

impl<'a> Standings<'a> {
    pub(super) fn new(schedule: &'a Schedule, reading: &'a str, matches: &'a [Entry]) -> Self {
        let mut players: Vec<Row<'a>> = schedule.players.iter().map(|player| Row::of(&player.name, matches)).collect();
        players.sort_by_key(|row| Reverse(row.total));
        let totals: Vec<u64> = players.iter().map(|row| row.total).collect();
        for row in &mut players {
            row.rank = 1 + totals.iter().filter(|&&total| total > row.total).count();
        }
        Standings { program: Release::this(), reading, players, matches, schedule }
    }

    pub(super) fn print(&self, format: Format) -> Result<String, CommandError> {
        Ok(match format {
            Format::Text => self.text(),
            Format::Csv => self.csv()?,
            Format::CsvMatches => self.csv_matches()?,
            Format::Json => serde_json::to_string(self).map_err(io::Error::from)? + "\n",
        })
    }

    fn text(&self) -> String {
        let width = self.width();
        let head = format!("rank  {:width$}  as catchers  as fugitive    total  share %  forfeits\n", "player");
        let row = |row: &Row<'_>| {
            let Row { name, rank, catchers, fugitive, total, share, forfeits } = row;
            format!(
                "{rank:>4}  {name:width$}  {catchers:>11}  {fugitive:>11}  {total:>7}  {share:>7.1}  {forfeits:>8}\n"
            )
        };
        let rows: String = self.players.iter().map(row).collect();
        let fields: String = (0..self.schedule.fields.len()).map(|field| self.field(field, width)).collect();
        format!("{head}{rows}\n{LEGEND}{fields}")
    }

    /// The width of the column of names.
    fn width(&self) -> usize {
        self.schedule.players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0).max(6)
    }

    /// The turns of capture on a field.
    fn field(&self, field: usize, width: usize) -> String {
        let players = &self.schedule.players;
        let Some(at) = self.schedule.fields.get(field) else { return String::new() };
        let column = |name: &str| format!("  {name:>NARROW$}");
        let head: String = players.iter().map(|player| column(&player.name)).collect();
        let first = field * players.len().pow(2);
        let count = players.len();
        let row = |nth: usize| {
            let cell = |fugitive: usize| {
                let wide = players[fugitive].name.chars().count().max(NARROW);
                let entry = self.matches.get(first + nth * count + fugitive);
                format!("  {:>wide$}", entry.map_or(String::new(), turn))
            };
            let cells: String = (0..count).map(cell).collect();
            format!("{:width$}{cells}\n", players[nth].name)
        };
        let rows: String = (0..count).map(row).collect();
        format!("\n{}\n{:width$}{head}\n{rows}", params(&at.case.params), "")
    }

    fn csv(&self) -> io::Result<String> {
        let row = |row: &Row<'_>| {
            let Row { name, rank, catchers, fugitive, total, share, forfeits } = row;
            let numbers = [catchers, fugitive, total].map(u64::to_string).into_iter();
            [(*name).to_string()]
                .into_iter()
                .chain(numbers)
                .chain([format!("{share:.1}"), forfeits.to_string(), rank.to_string()])
                .collect()
        };
        csv("player,catchers,fugitive,total,share,forfeits,rank", self.players.iter().map(row))
    }

    fn csv_matches(&self) -> io::Result<String> {
        let row = |entry: &Entry| {
            let Entry { field, catchers, fugitive, turn, end, score: (first, second), forfeit, .. } = entry;
            let (side, reason) = match forfeit {
                Some(forfeit) => (forfeit.side.as_str(), forfeit.reason.as_str()),
                None => ("", ""),
            };
            let (turn, first, second) = (turn.to_string(), first.to_string(), second.to_string());
            let rest = [catchers, fugitive, &turn, end, &first, &second, side, reason];
            field.split(' ').chain(rest).map(String::from).collect()
        };
        let head = "f,n,k,s,l,catchers,fugitive,turn,end,catchers_points,fugitive_points,forfeit,reason";
        csv(head, self.matches.iter().map(row))
    }
}

/// A table as CSV (RFC 4180). `head`: the names of its columns, joined by commas.
fn csv(head: &str, rows: impl Iterator<Item = Vec<String>>) -> io::Result<String> {
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(head.split(','))?;
    for row in rows {
        out.write_record(row)?;
    }
    let bytes = out.into_inner().map_err(csv::IntoInnerError::into_error)?;
    String::from_utf8(bytes).map_err(io::Error::other)
}

/// The width of a column of turns.
const NARROW: usize = 5;

const LEGEND: &str = "\
Turns of capture, catchers down, fugitives across; - not caught; c or f and a turn: catchers or fugitive forfeit in it\n";

fn turn(entry: &Entry) -> String {
    match (entry.end.as_str(), &entry.forfeit) {
        ("caught", _) => entry.turn.to_string(),
        (_, Some(forfeit)) => format!("{}{}", &forfeit.side[..1], entry.turn),
        _ => "-".into(),
    }
}

impl<'a> Row<'a> {
    fn of(name: &'a str, matches: &[Entry]) -> Self {
        let mut row = Row { name, rank: 0, catchers: 0, fugitive: 0, total: 0, share: 0.0, forfeits: 0 };
        let mut played = 0_u32;
        for entry in matches {
            let all = f64::from(entry.score.0 + entry.score.1);
            if entry.catchers == name {
                row.catchers += u64::from(entry.score.0);
                row.share += f64::from(entry.score.0) / all;
                played += 1;
            }
            if entry.fugitive == name {
                row.fugitive += u64::from(entry.score.1);
                row.share += f64::from(entry.score.1) / all;
                played += 1;
            }
            let lost = entry.forfeit.as_ref().map(|forfeit| forfeit.side.as_str());
            row.forfeits += u64::from(lost == Some("catchers") && entry.catchers == name);
            row.forfeits += u64::from(lost == Some("fugitive") && entry.fugitive == name);
        }
        row.total = row.catchers + row.fugitive;
        row.share = 100.0 * row.share / f64::from(played.max(1));
        row
    }
}
