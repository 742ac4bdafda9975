use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::end::Side;
use super::exact::Theory;
use super::field::{Cell, Field};
use super::model::{Case, MatchParams, Move, Options, Start, State, Strategy};
use super::rules;
use super::rules::play;
use super::words;
use crate::game::AnswerWriter;
use crate::text::{
    Bounds, Expected, Field as What, Fix, Found, Notation, Occupant, ParseError, Scanner, Span, TokenRole, look_alike,
    text_of,
};

const BIT: Bounds = Bounds::fixed(0, 1);
const LENGTH: Bounds = Bounds::fixed(3, 100);
/// Both coordinates of a piece that is not placed yet.
const NOT_PLACED: &str = "-1";
/// The values of a match file.
const MATCH_WORDS: usize = 7;

pub(super) fn case(text: &str, span: Span, options: &Options) -> Option<Case> {
    let case = read(&mut Scanner::resume(text, span.start)).ok()?;
    let [catchers, fugitive] = case.players;
    Some(Case {
        params: MatchParams { blocked: options.blocked, ..case.params },
        players: [options.catchers.unwrap_or(catchers), options.fugitive.unwrap_or(fugitive)],
        seed: options.seed,
        ..case
    })
}

impl Case {
    /// A match of the default strategies.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::Field;
    /// # let field = Field { torus: false, n: 5 };
    /// use boardlab_core::games::pursuit::{Case, MatchParams, Strategy};
    /// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
    /// assert_eq!(Case::of(params).players, [Strategy::Best; 2]);
    /// ```
    #[must_use]
    pub fn of(params: MatchParams) -> Self {
        let robots = [Strategy::default(), Strategy::default()].map(|player| player.to_string());
        Case {
            params,
            players: Default::default(),
            seed: 0,
            start: Start::Match { robots, moves: Vec::new(), score: None },
        }
    }
}

/// A turn file or a match file. The second number distinguishes them, because no field has a side of 0 or 1.
pub(super) fn read(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let mut ahead = scanner.ahead();
    ahead.token();
    let second = ahead.token().and_then(|token| ahead.text(token).parse::<u64>().ok());
    if second.is_none_or(|second| second < 2) { read_turn(scanner) } else { read_match(scanner) }
}

fn read_field(scanner: &mut Scanner<'_>) -> Result<Field, ParseError> {
    let torus = scanner.number(words::FIELD_KIND, 0, BIT)? == 1;
    Ok(Field { torus, n: scanner.number(words::FIELD_SIDE, 0, LENGTH)? as u8 })
}

/// The field, K, S and L.
fn read_params(scanner: &mut Scanner<'_>) -> Result<MatchParams, ParseError> {
    let field = read_field(scanner)?;
    let cells = field.cells() as u64;
    let catchers = scanner.number(words::CATCHER_COUNT, 0, Bounds::fixed(1, cells - 1))? as u16;
    let steps = scanner.number(words::STEP_COUNT, 0, Bounds::fixed(1, 2 * u64::from(field.n)))? as u8;
    let turns = scanner.number(words::TURN_COUNT, 0, Bounds::lifted(1, cells, u64::from(u16::MAX)))? as u16;
    Ok(MatchParams { field, catchers, steps, turns, blocked: false })
}

fn read_match(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let mut case = Case::of(read_params(scanner)?);
    let robots = [read_name(scanner, 1)?, read_name(scanner, 2)?];
    case.players = [0, 1].map(|side| robots[side].parse().unwrap_or_default());
    let (moves, ends) = read_replay(scanner, &case.params)?;
    let score = read_score(scanner, ends)?;
    case.start = Start::Match { robots, moves, score };
    Ok(case)
}

fn read_name(scanner: &mut Scanner<'_>, index: u32) -> Result<String, ParseError> {
    let token = scanner.token();
    let expected = Expected::Value { notation: Notation::WORD, field: words::ROBOT_NAME, index, count: 1 };
    let is_plain = |token: &Span| !scanner.text(*token).contains(|c| look_alike(c).is_some());
    let named = token.filter(is_plain).ok_or_else(|| scanner.bad_word(token, expected, Fix::ADD_MISSING))?;
    scanner.annotate(named, TokenRole::Field { field: words::ROBOT_NAME }, index, 0);
    Ok(scanner.text(named).into())
}

/// The points of catchers and fugitive.
type Points = (u16, u16);

/// Reads the moves of a replay, one on each line, and computes the score in the default reading and in the reading
/// `blocked`: a file does not say in which of them it was played. The replay ends at the end of the round in the
/// default reading, or in the reading `blocked` if a score follows.
fn read_replay(
    scanner: &mut Scanner<'_>,
    params: &MatchParams,
) -> Result<(Vec<String>, [Option<Points>; 2]), ParseError> {
    let blocked = MatchParams { blocked: true, ..*params };
    let mut moves = Vec::new();
    let mut state = State::new();
    let mut at_blocked = Some(State::new());
    let score = |state: &Option<State>| state.as_ref().and_then(|state| state.score(&blocked));
    while state.end.is_none() && is_replay_line(scanner) && !(score(&at_blocked).is_some() && is_score(scanner)) {
        let line = read_line(scanner, moves.len() as u32 + 1)?;
        play_line(params, &mut state, &line);
        // That reading has no moves after the end of its round.
        at_blocked = at_blocked.filter(|state| state.end.is_none());
        at_blocked.iter_mut().for_each(|state| play_line(&blocked, state, &line));
        moves.push(line);
    }
    Ok((moves, [state.score(params), score(&at_blocked)]))
}

/// Plays a line of a replay. An illegal move forfeits the round, so every line that can be parsed can be played.
fn play_line(params: &MatchParams, state: &mut State, line: &str) {
    let mv = Move::of_replay(params, state, line);
    let played = play(params, state, &mv);
    debug_assert!(played.is_ok(), "{line} {played:?}");
}

/// Whether a score is next: `97 : 3`.
fn is_score(scanner: &Scanner<'_>) -> bool {
    let mut ahead = scanner.ahead();
    ahead.token();
    ahead.token().map(|token| ahead.text(token)) == Some(":")
}

/// Whether the next line is one of a replay. A single number, or seven values that end with two names, begin the next
/// file.
fn is_replay_line(scanner: &Scanner<'_>) -> bool {
    let mut ahead = scanner.ahead();
    ahead.record();
    let words: Vec<&str> =
        core::iter::from_fn(|| ahead.word().map(|word| ahead.text(word))).take(MATCH_WORDS + 1).collect();
    let named = words.len() == MATCH_WORDS && words[MATCH_WORDS - 2..].iter().all(|word| word.parse::<i64>().is_err());
    words.first().is_some_and(|word| word.starts_with('!')) || words.len() > 1 && !named
}

/// A line of numbers, or of `!` and the output of a program.
fn read_line(scanner: &mut Scanner<'_>, index: u32) -> Result<String, ParseError> {
    let start = scanner.next_start();
    let output = scanner.text(Span { start, end: start + 1 }) == "!";
    let mut line = String::new();
    scanner.record();
    let mut last = Span { start, end: start };
    let mut nth = 0;
    while let Some(word) = scanner.word() {
        if !output && scanner.text(word).parse::<i32>().is_err() {
            return Err(scanner.bad_word(Some(word), replay_move(index), words::REPLAY_LINE));
        }
        if !output {
            nth += 1;
            scanner.annotate(word, TokenRole::Field { field: words::MOVE_NUMBER }, index, nth);
        }
        line.push_str(if line.is_empty() { "" } else { " " });
        line.push_str(scanner.text(word));
        last = word;
    }
    if !output {
        return Ok(line);
    }
    let raw = Span { start, end: last.end };
    let text = scanner.text(raw);
    if text.parse::<Move>().is_err() {
        return Err(scanner.bad_word(Some(raw), replay_move(index), words::REPLAY_LINE));
    }
    scanner.annotate(raw, TokenRole::Field { field: words::PROGRAM_OUTPUT }, index, 0);
    Ok(text.into())
}

const fn replay_move(index: u32) -> Expected {
    Expected::Value { notation: words::REPLAY_MOVE, field: words::MOVE_NUMBER, index, count: 1 }
}

/// The score `L-T : T` after a replay, if there is one. It must be the score of the moves in one of the readings.
fn read_score(scanner: &mut Scanner<'_>, ends: [Option<Points>; 2]) -> Result<Option<Points>, ParseError> {
    let mut ahead = scanner.ahead();
    let mut points = || ahead.token().and_then(|token| ahead.text(token).parse().ok());
    let written = (points(), points().or_else(&mut points));
    let ends = || ends.into_iter().flatten();
    let right = ends().find(|&(one, other)| written == (Some(one), Some(other)));
    let Some(end) = right.or_else(|| ends().next()).filter(|_| is_score(scanner)) else { return Ok(None) };
    let points = |points: u16| Bounds::fixed(points.into(), points.into());
    scanner.number(words::POINTS, 1, points(end.0))?;
    scanner.token();
    scanner.annotate_last(TokenRole::Field { field: words::SCORE_COLON }, 0, 0);
    scanner.number(words::POINTS, 2, points(end.1))?;
    Ok(Some(end))
}

fn read_turn(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let side_to_move = if scanner.number(words::ROLE, 0, BIT)? == 1 { Side::Fugitive } else { Side::Catchers };
    let params = read_params(scanner)?;
    let turn = scanner.number(words::TURN, 0, Bounds::fixed(0, u64::from(params.turns) - 1))? as u16;
    let start = scanner.next_start();
    let fugitive = read_cell(scanner, &params, turn > 0, [words::FUGITIVE_X, words::FUGITIVE_Y], 0)?;
    let mut state = State { turn, side_to_move, fugitive, ..State::new() };
    let placed = state.is_placed();
    scanner.announce();
    for index in 1..=u32::from(params.catchers) {
        let here = scanner.next_start();
        let cell = read_cell(scanner, &params, placed, [words::CATCHER_X, words::CATCHER_Y], index)?;
        if cell.is_some() && cell == fugitive {
            return Err(taken(scanner, start, here, index));
        }
        state.catchers.extend(cell);
    }
    Ok(Case { start: Start::Turn(state), ..Case::of(params) })
}

/// x and y of a piece; -1 and -1 if it is not placed yet.
fn read_cell(
    scanner: &mut Scanner<'_>,
    params: &MatchParams,
    placed: bool,
    [x, y]: [What; 2],
    index: u32,
) -> Result<Option<Cell>, ParseError> {
    if placed {
        let line = Bounds::fixed(0, u64::from(params.field.n) - 1);
        let (x, y) = (scanner.number(x, index, line)?, scanner.number(y, index, line)?);
        return Ok(Some(params.field.cell(x as u8, y as u8)));
    }
    for field in [x, y] {
        let token = scanner.token();
        if token.map(|token| scanner.text(token)) != Some(NOT_PLACED) {
            let expected = Expected::Value { notation: words::NOT_PLACED, field, index, count: 1 };
            return Err(scanner.bad_word(token, expected, words::WRITE_NOT_PLACED));
        }
        scanner.annotate_last(TokenRole::Field { field }, index, 0);
    }
    Ok(None)
}

/// The error for a catcher on the fugitive's cell: such a round would be over.
#[cold]
fn taken(scanner: &Scanner<'_>, fugitive: usize, catcher: usize, index: u32) -> ParseError {
    let place = Some(scanner.place(scanner.pair_from(fugitive, 0)));
    let expected = Expected::FreeCell { field: words::CATCHER_X, index };
    scanner.error(scanner.pair_from(catcher, 0), expected, Found::Taken { by: Occupant::PIECE, place }, Fix::MOVE_APART)
}

/// The statement's input file for the side to move: all that a program knows. Pieces that are not placed yet are at -1
/// -1.
///
/// ```
/// use boardlab_core::games::pursuit::{Field, State, MatchParams, file};
/// let field = Field { torus: false, n: 10 };
/// let params = MatchParams { field, catchers: 2, steps: 3, turns: 100, blocked: false };
/// assert_eq!(file(&params, &State::new()), "0\n0 10\n2 3\n100 0\n-1 -1\n-1 -1\n-1 -1\n");
/// ```
#[must_use]
pub fn file(params: &MatchParams, state: &State) -> String {
    let MatchParams { field, catchers, steps, turns, .. } = *params;
    text_of(|out| {
        write!(out, "{}\n{} {}\n", state.side_to_move as u8, u8::from(field.torus), field.n)?;
        write!(out, "{catchers} {steps}\n{turns} {}\n", state.turn)?;
        write_cell(out, field, state.fugitive)?;
        (0..usize::from(catchers)).try_for_each(|nth| write_cell(out, field, state.catchers.get(nth).copied()))
    })
}

fn write_cell(out: &mut dyn Write, field: Field, cell: Option<Cell>) -> fmt::Result {
    match cell.map(|cell| field.xy(cell)) {
        Some((x, y)) => writeln!(out, "{x} {y}"),
        None => writeln!(out, "{NOT_PLACED} {NOT_PLACED}"),
    }
}

/// Writes the move for a turn file, one pair on each line; for a match file, the replay.
pub(super) fn answer(case: &Case, theory: &mut Theory, out: &mut dyn AnswerWriter) -> fmt::Result {
    let mut state = rules::start(case);
    match &case.start {
        Start::Turn(_) => {
            out.set_move(1);
            let pairs = theory.choose(case.player(state.side_to_move), &case.params, &state, case.seed);
            pairs.iter().try_for_each(|(x, y)| writeln!(out, "{x} {y}"))
        }
        Start::Match { .. } => {
            header(case, out)?;
            play_out(case, &mut state, theory, out)?;
            state.score(&case.params).map_or(Ok(()), |score| write_score(out, score))
        }
    }
}

/// Writes the seven values that a replay begins with. The output for a turn file has no header.
pub(super) fn header(case: &Case, out: &mut dyn Write) -> fmt::Result {
    let Start::Match { robots: [first, second], .. } = &case.start else { return Ok(()) };
    let MatchParams { field, catchers, steps, turns, .. } = case.params;
    write!(out, "{}\n{}\n{catchers}\n{steps}\n{turns}\n{first}\n{second}\n", u8::from(field.torus), field.n)
}

pub(super) fn write_score(out: &mut dyn Write, (catchers, fugitive): (u16, u16)) -> fmt::Result {
    writeln!(out, "{catchers} : {fugitive}")
}

/// Plays a match to its end and writes each move as soon as it is made: a long match takes minutes.
fn play_out(case: &Case, state: &mut State, theory: &mut Theory, out: &mut dyn AnswerWriter) -> fmt::Result {
    for ply in 1.. {
        if state.end.is_some() {
            break;
        }
        let mv = case.next(state, theory);
        let played = rules::follow(case, state, &mv);
        debug_assert!(played.is_ok(), "the strategies play by the rules: {mv} {played:?}");
        out.set_move(ply);
        writeln!(out, "{mv}")?;
    }
    Ok(())
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            Start::Turn(state) => f.write_str(&file(&self.params, state)),
            Start::Match { moves, score, .. } => {
                header(self, f)?;
                moves.iter().try_for_each(|line| writeln!(f, "{line}"))?;
                score.map_or(Ok(()), |score| write_score(f, score))
            }
        }
    }
}
