#[cfg(feature = "workbench")]
use alloc::borrow::Cow;
#[cfg(feature = "players")]
use alloc::boxed::Box;
#[cfg(any(feature = "players", feature = "workbench"))]
use alloc::string::String;
#[cfg(feature = "workbench")]
use alloc::sync::Arc;
#[cfg(feature = "players")]
use core::{fmt, ops::Range};

#[cfg(feature = "players")]
use super::dyn_session::DynSession;
use super::game_id::GameId;
use super::listed::Listed;
use crate::input::{DynInput, Input};
#[cfg(feature = "scene")]
use crate::scene::{Scene, Sight};
#[cfg(feature = "players")]
use crate::text::text_of;
#[cfg(feature = "workbench")]
use crate::{
    input::InvalidInput,
    judge::{self, Comparer, Verdict},
    text::Limits,
    workbench::Minimiser,
};

/// An [`Input`] of a game of the catalog without its types, as the page and the command line hold it. What it has of a
/// [`DynInput`] can be called on it, too.
///
/// ```
/// use boardlab_core::{Limits, game};
/// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
/// assert!(input.answer().starts_with("Case 1:\n"));
/// assert!(input.open(0).is_some() && input.open(1).is_none());
/// ```
pub trait AnyInput: DynInput {
    /// The game that it is an input of.
    fn game(&self) -> GameId;
    /// Writes the expected output for a range of cases; see [`Input::write_answer`].
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let knights = game("knights").unwrap();
    /// let input = knights.read("2\n1\n1 0\n1\n2 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut second = String::new();
    /// input.write_answer(1..2, &mut second).unwrap();
    /// assert!(second.starts_with("Case 2: "));
    /// ```
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    #[cfg(feature = "players")]
    fn write_answer(&self, cases: Range<usize>, out: &mut dyn fmt::Write) -> fmt::Result;
    /// A session of a case (from 0) at its start. `None` behind the last case.
    ///
    /// ```
    /// use boardlab_core::view::Board;
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// let Board::Knights(board) = session.frame(0).board else { panic!() };
    /// assert_eq!(board.knights[0].x, "7");
    /// assert!(input.open(1).is_none());
    /// ```
    #[cfg(feature = "players")]
    fn open(&self, case: usize) -> Option<Box<dyn DynSession>>;
    /// The position of a case (from 0) after some moves, each written as the game writes it, joined by `;`: after
    /// `ply` of them. `None` if there is no such case, or if the moves are fewer or not legal. It needs no player, and
    /// has neither title nor event; see [`DynSession::scene`](super::DynSession::scene).
    ///
    /// ```
    /// use boardlab_core::scene::Sight;
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// let scene = input.scene(0, "1 (-2,+1); 1 (-2,-1)", 1, Sight::default()).unwrap();
    /// assert_eq!(scene.board.name(scene.pieces[0].at), "(5, 10)");
    /// assert!(input.scene(0, "1 (-2,+1)", 2, Sight::default()).is_none());
    /// ```
    #[cfg(feature = "scene")]
    fn scene(&self, case: usize, moves: &str, ply: u32, sight: Sight) -> Option<Scene>;
    /// Another text as an input of the same game under the same options.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let janken = game("janken").unwrap();
    /// let text = janken.generate(7, boardlab_core::GenParams::plain(2));
    /// let input = janken.read(text, Limits::Statement, &[("reading", "cautious")]).unwrap();
    /// let first = input.with_text(input.gather(&[0]), Limits::Statement).unwrap();
    /// assert_eq!(first.cases().len(), 1);
    /// ```
    ///
    /// # Errors
    ///
    /// The first error of the text.
    #[cfg(feature = "workbench")]
    fn with_text(&self, text: String, limits: Limits) -> Result<Arc<dyn AnyInput>, InvalidInput>;
}

impl dyn AnyInput + '_ {
    /// The expected output for all cases.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n1 0\n".into(), Limits::Statement, &[]).unwrap();
    /// assert_eq!(input.answer(), "Case 1: Bob\n");
    /// ```
    #[cfg(feature = "players")]
    #[must_use]
    pub fn answer(&self) -> String {
        text_of(|out| self.write_answer(0..self.cases().len(), out))
    }

    /// The verdict on an output; [`comparer`](#method.comparer) says more.
    ///
    /// ```
    /// use boardlab_core::judge::Verdict;
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n1 0\n".into(), Limits::Statement, &[]).unwrap();
    /// assert_eq!(input.judge("Case 1: Bob\n"), Verdict::Accepted);
    /// assert_eq!(input.judge("Case 1:  Bob\n"), Verdict::Blanks);
    /// assert!(input.judge("Case 1: Alice\n").is_wrong());
    /// ```
    #[cfg(feature = "workbench")]
    #[must_use]
    pub fn judge(&self, output: &str) -> Verdict {
        judge::verdict(self, output)
    }
}

#[cfg(feature = "workbench")]
impl dyn AnyInput {
    /// A comparison of an output, which may have up to 4 GB, with the right one: some cases at a time, and with its
    /// lines aligned.
    ///
    /// ```
    /// use boardlab_core::judge::RowKind;
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n1 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut comparer = input.comparer("Case 1: Alice\n");
    /// assert!(comparer.finish().verdict.is_wrong());
    /// assert_eq!(comparer.rows(0, 1)[0].row.kind, RowKind::Changed);
    /// ```
    #[must_use]
    pub fn comparer<'a>(self: Arc<Self>, output: impl Into<Cow<'a, str>>) -> Comparer<'a> {
        Comparer::new(self, output)
    }

    /// The output of a program that makes a known mistake, by its key. Where many outputs are right, it is that of the
    /// moves that are `found`. `None` if the game has no such mistake, or if it is not known what comes of it here.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("2 0\n16 16\n1 1\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// assert_ne!(input.clone().mistaken("column-before-row", "").unwrap(), input.answer());
    /// ```
    #[must_use]
    pub fn mistaken(self: Arc<Self>, key: &str, found: &str) -> Option<String> {
        let nth = self.mistakes().keys.iter().position(|&known| known == key)?;
        judge::mistaken(&*self, self.clone().misread(Some(nth))?, found)
    }

    /// A search for a smaller input that fails as this one does; see [`Minimiser`].
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut minimiser = input.minimiser();
    /// assert!(minimiser.next().is_some_and(|smaller| smaller.len() <= minimiser.best().len()));
    /// ```
    #[must_use]
    pub fn minimiser(self: Arc<Self>) -> Minimiser {
        Minimiser::new(self)
    }
}

impl<G: Listed> AnyInput for Input<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    #[cfg(feature = "players")]
    fn write_answer(&self, cases: Range<usize>, out: &mut dyn fmt::Write) -> fmt::Result {
        Input::write_answer(self, cases, out)
    }

    #[cfg(feature = "players")]
    fn open(&self, case: usize) -> Option<Box<dyn DynSession>> {
        Some(Box::new(Input::open(self, case)?))
    }

    #[cfg(feature = "scene")]
    fn scene(&self, case: usize, moves: &str, ply: u32, sight: Sight) -> Option<Scene> {
        let case = self.case(case)?;
        let mut state = G::start(&case);
        let mut last = None;
        for (mv, nth) in moves.split(';').zip(1..=ply) {
            let mv: G::Move = mv.trim_ascii().parse().ok()?;
            let before = (nth == ply).then(|| state.clone());
            G::play(&case, &mut state, &mv).ok()?;
            last = before.map(|before| (before, mv));
        }
        if last.is_none() && ply > 0 {
            return None;
        }
        let previous = last.as_ref().map(|(before, mv)| (before, mv));
        Some(G::scene(&case, &state, previous, &sight).seen(&sight))
    }

    #[cfg(feature = "workbench")]
    fn with_text(&self, text: String, limits: Limits) -> Result<Arc<dyn AnyInput>, InvalidInput> {
        Ok(Arc::new(Input::with_text(self, text, limits)?))
    }
}
