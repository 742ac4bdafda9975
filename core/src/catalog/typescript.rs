use std::collections::BTreeMap;
use std::format;
use std::string::String;
use std::vec::Vec;

use ts_rs::{Config, TS, TypeVisitor};

use super::games::GAMES;
use super::list::games;
use super::view;
use crate::game::{CommonRefusal, Game, Mistakes, SizeUnit, Turn, Words, Workbench};
use crate::text::{Field, Fix, Notation, Occupant};
use crate::{judge, workbench};

const HEAD: &str = "// Generated from the core's view types by `make boundary`; `make test` fails when it is stale.

/** Zero-based [row, column]. */
export type Cell = [number, number];
";

/// The TypeScript declarations of everything that crosses to the page: the types named here, and all that they contain.
#[must_use]
pub fn typescript() -> String {
    let mut out = Declarations(BTreeMap::new());
    out.members::<view::Board>("Board");
    out.members::<view::Explanation>("Explanation");
    out.members::<view::CellInfo>("CellInfo");
    out.names();
    out.keys();
    out.enums();
    out.visit::<view::Parsed>();
    out.visit::<view::Meaning>();
    out.visit::<workbench::Minimised>();
    out.visit::<judge::AlignedRow>();
    out.visit::<judge::Progress>();
    out.visit::<judge::Comparison>();
    out.visit::<judge::Diagnosis>();
    out.visit::<judge::MistakenFrame>();
    out.visit::<view::Line>();
    out.visit::<view::Frame>();
    out.visit::<Turn>();
    out.visit::<view::Explanation>();
    out.visit::<view::CellInfo>();
    #[cfg(feature = "solitaire")]
    out.visit::<crate::games::solitaire::Thought>();
    #[cfg(feature = "pursuit")]
    out.theory();
    #[cfg(feature = "knights")]
    out.visit::<crate::games::knights::Landmarks>();
    let declarations: String = out.0.into_values().collect();
    format!("{HEAD}{declarations}")
}

/// Each declaration by the name of its type: sorted, because `TypeVisitor` meets the parts of a type in any order.
struct Declarations(BTreeMap<String, String>);

/// Declares a type and all that it contains.
impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        let name = T::ident(&config);
        // Numbers, texts and lists have no path; they need no declaration.
        if T::output_path().is_none() || self.0.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("\n{docs}export {}\n", T::decl_concrete(&config));
        self.0.insert(name, without_examples(&declaration));
        T::visit_dependencies(self);
    }
}

impl Declarations {
    fn declare(&mut self, name: &str, type_: &str) {
        self.0.insert(name.into(), format!("\nexport type {name} = {type_};\n"));
    }

    /// A name for each game's member of a union.
    fn members<T: TS>(&mut self, name: &str) {
        let union = T::decl_concrete(&Config::default());
        for game in GAMES.iter().map(|game| game.name()) {
            if union.contains(&format!("\"{game}\"")) {
                let (first, rest) = game.split_at(1);
                let member = format!("{}{rest}{name}", first.to_uppercase());
                self.declare(&member, &format!("Extract<{name}, {{ game: '{game}' }}>"));
            }
        }
    }

    /// The games in the order of the list, as a value too: it is the order that a page shows them in.
    fn names(&mut self) {
        let names = GAMES.iter().map(|game| format!("'{}'", game.name())).collect::<Vec<_>>().join(", ");
        self.0.insert("GAME_NAMES".into(), format!("\nexport const GAME_NAMES = [{names}] as const;\n"));
        self.declare("GameName", "(typeof GAME_NAMES)[number]");
    }

    /// The lists that games extend: the members of all games, and of each.
    fn keys(&mut self) {
        self.extended(["Field", "Fields"], &[Field::CASE_COUNT], |words| words.fields, Field::key);
        self.extended(["Notation", "Notations"], Notation::COMMON, |words| words.notations, Notation::key);
        self.extended(["Occupant", "Occupants"], Occupant::COMMON, |words| words.occupants, Occupant::key);
        self.extended(["Fix", "Fixes"], Fix::COMMON, |words| words.fixes, Fix::key);
        self.extended(["SizeUnit", "SizeUnits"], SizeUnit::COMMON, |words| words.size_units, SizeUnit::key);
    }

    fn extended<T: Copy + 'static>(
        &mut self,
        [name, plural]: [&str; 2],
        common: &[T],
        of: fn(Words) -> &'static [T],
        key: fn(T) -> &'static str,
    ) {
        let keys = |list: &[T]| union(list.iter().map(|member| format!("'{}'", key(*member))));
        self.declare(&format!("Common{name}"), &keys(common));
        let games = GAMES.iter().map(|game| (game.name(), keys(of(game.words()))));
        self.each_game(&format!("Game{plural}"), games);
        self.declare(name, &format!("Common{name} | Game{plural}[GameName]"));
    }

    /// Why a move is refused, and what a step does: in each game.
    fn enums(&mut self) {
        let config = Config::default();
        self.declare("CommonRefusal", &CommonRefusal::inline(&config));
        self.each_game("GameRefusals", REFUSALS.map(|(name, of)| (name, format!("Exclude<{}, CommonRefusal>", of()))));
        self.declare("IllegalMove", "CommonRefusal | GameRefusals[GameName]");
        self.each_game("GameEventKinds", EVENT_KINDS.map(|(name, of)| (name, of())));
        self.declare("EventKind", "GameEventKinds[GameName]");
        let keys = |keys: &[&str]| union(keys.iter().map(|key| format!("'{key}'")));
        self.each_game("GameMistakes", MISTAKES.map(|(name, mistakes)| (name, keys(mistakes.keys))));
        self.declare("Mistake", "GameMistakes[GameName]");
    }

    /// A type of each game, by its name.
    fn each_game(&mut self, name: &str, types: impl IntoIterator<Item = (&'static str, String)>) {
        let types: String = types.into_iter().map(|(game, type_)| format!("  {game}: {type_};\n")).collect();
        self.declare(name, &format!("{{\n{types}}}"));
    }

    #[cfg(feature = "pursuit")]
    fn theory(&mut self) {
        use crate::games::pursuit::exact;
        self.visit::<exact::PursuitTheory>();
        self.visit::<exact::TheoryCost>();
        self.visit::<exact::TheoryProgress>();
        self.visit::<exact::TheoryResult>();
        self.visit::<exact::TheoryOutlook>();
    }
}

/// A game, and the declaration of one of its types.
type OfGame = (&'static str, fn() -> String);

fn inline<T: TS>() -> String {
    T::inline(&Config::default())
}

macro_rules! enums {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        const REFUSALS: [OfGame; GAMES.len()] = [$((
            crate::games::$module::$Game::NAME,
            inline::<<crate::games::$module::$Game as Game>::Refusal>,
        )),*];
        const EVENT_KINDS: [OfGame; GAMES.len()] = [$((
            crate::games::$module::$Game::NAME,
            inline::<<crate::games::$module::$Game as Game>::EventKind>,
        )),*];
    };
}
games!(enums);

macro_rules! mistakes {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        const MISTAKES: [(&str, Mistakes); GAMES.len()] =
            [$((crate::games::$module::$Game::NAME, crate::games::$module::$Game::MISTAKES)),*];
    };
}
games!(mistakes);

/// Examples in Rust say nothing to who reads TypeScript.
fn without_examples(declaration: &str) -> String {
    let texts = declaration.split(" * ```\n").step_by(2);
    texts.collect::<String>().replace(" *\n */", " */")
}

/// A union without members has no values.
fn union(members: impl Iterator<Item = String>) -> String {
    let members: Vec<String> = members.collect();
    if members.is_empty() { "never".into() } else { members.join(" | ") }
}
