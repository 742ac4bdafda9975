use std::collections::BTreeMap;
use std::format;
use std::string::String;
use std::vec::Vec;

use ts_rs::{Config, TS, TypeVisitor};

use super::games::GAMES;
use super::view;
use crate::game::{IllegalMove, Turn};
use crate::text::Field;
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
    out.declare("GameName", &union(GAMES.iter().map(|game| format!("'{}'", game.name()))));
    out.fields();
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

    /// What the parts of an input mean.
    fn fields(&mut self) {
        let fields = GAMES.iter().flat_map(|game| game.fields()).chain([&Field::CASE_COUNT]);
        let keys = union(fields.map(|field| format!("'{}'", field.key())));
        self.declare("Field", &keys);
    }

    /// Why a move is refused.
    fn refusals(&mut self) {
        let refusals = IllegalMove::COMMON.iter().chain(GAMES.iter().flat_map(|game| game.refusals()));
        let kinds = union(refusals.map(|refusal| {
            let numbers: String = refusal.names().map(|name| format!("; {name}: number")).collect();
            format!("{{ kind: '{}'{numbers} }}", refusal.key())
        }));
        self.declare("IllegalMove", &kinds);
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

fn union(members: impl Iterator<Item = String>) -> String {
    members.collect::<Vec<_>>().join(" | ")
}
