use std::collections::BTreeMap;
use std::format;
use std::string::String;
use std::vec::Vec;

use ts_rs::{Config, TS, TypeVisitor};

use super::games::{DynGame, GAMES};
use super::view;
use crate::game::{EventKind, IllegalMove, SizeUnit, Turn};
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
    out.refusals();
    out.visit::<view::Parsed>();
    out.visit::<view::Meaning>();
    out.visit::<workbench::Minimised>();
    out.visit::<judge::AlignedRow>();
    out.visit::<judge::Progress>();
    out.visit::<judge::Comparison>();
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
        self.0.insert(name, format!("\n{docs}export {}\n", T::decl_concrete(&config)));
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
        self.extended(["Field", "Fields"], &[Field::CASE_COUNT], |game| game.fields(), Field::key);
        self.extended(["EventKind", "EventKinds"], EventKind::COMMON, |game| game.events(), EventKind::key);
        self.extended(["Notation", "Notations"], Notation::COMMON, |game| game.notations(), Notation::key);
        self.extended(["Occupant", "Occupants"], Occupant::COMMON, |game| game.occupants(), Occupant::key);
        self.extended(["Fix", "Fixes"], Fix::COMMON, |game| game.fixes(), Fix::key);
        self.extended(["SizeUnit", "SizeUnits"], SizeUnit::COMMON, |game| game.size_units(), SizeUnit::key);
    }

    fn extended<T: Copy + 'static>(
        &mut self,
        [name, plural]: [&str; 2],
        common: &[T],
        of: fn(&dyn DynGame) -> &'static [T],
        key: fn(T) -> &'static str,
    ) {
        let keys = |list: &[T]| union(list.iter().map(|member| format!("'{}'", key(*member))));
        self.declare(&format!("Common{name}"), &keys(common));
        self.each_game(&format!("Game{plural}"), |game| keys(of(game)));
        self.declare(name, &format!("Common{name} | Game{plural}[GameName]"));
    }

    /// Why a move is refused: in every game, and in each.
    fn refusals(&mut self) {
        self.declare("CommonRefusal", &refusals(IllegalMove::COMMON));
        self.each_game("GameRefusals", |game| refusals(game.refusals()));
        self.declare("IllegalMove", "CommonRefusal | GameRefusals[GameName]");
    }

    /// A type of each game, by its name.
    fn each_game(&mut self, name: &str, of: impl Fn(&dyn DynGame) -> String) {
        let types: String = GAMES.iter().map(|game| format!("  {}: {};\n", game.name(), of(*game))).collect();
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

fn refusals(of: &[IllegalMove]) -> String {
    union(of.iter().map(|refusal| {
        let numbers: String = refusal.names().map(|name| format!("; {name}: number")).collect();
        format!("{{ kind: '{}'{numbers} }}", refusal.key())
    }))
}

/// A union without members has no values.
fn union(members: impl Iterator<Item = String>) -> String {
    let members: Vec<String> = members.collect();
    if members.is_empty() { "never".into() } else { members.join(" | ") }
}
