//! Solitaire Chess with one reading wrong at a time: numbers for types, and everything said in one pass.

use std::fmt::Write;

use crate::random::Random;

/// A wrong reading, named by what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Mutation {
    ShownPieceRules,
    SilverTurnsBronze,
    EmptyTileRemovable,
    SameTileAllowed,
    BishopMayStay,
    RookStopsAnywhere,
    BishopStopsAnywhere,
    QueenStopsAnywhere,
    UpToK,
    RingOfK,
    StraightOnly,
    KnightGoesThree,
    EmptyTilesBlock,
    FirstMoveInCorner,
    IllegalMoveSkipped,
    EndAssumed,
    AnyReplyStands,
    ReplyAnswersTheMoveBefore,
    StopsWithReplies,
    SeedByRemoval,
    AlphabetAlwaysAll,
    AlphabetAsSeen,
    AlphabetOfBoardAlone,
    CountsFromZero,
    ColumnFirst,
    OneBoardOnly,
    RunsOfOneColour,
    SetsOverlap,
    DearestSetsFirst,
    RunsUseUpRemovals,
    RunsOfThreeAtLeast,
    RunsNeedNotTouch,
    RunPaysN,
    EveryPairIsARun,
    NoRunOverABorder,
    OnlyUpwardsIsOrder,
    TurnedRoundIsOrder,
    OtherOrdersPayNothing,
    PiecesInOrderPayMore,
    PiecesInOneOrderOnly,
    SetOfBothKinds,
    SetWithAPair,
    ChainPaysNothing,
    ChainPaysItsLinks,
    ChainPaysAtEverySet,
    GapKeepsChain,
    SameKindGoesOn,
    SameKindEndsAllChains,
    OneChainAGame,
}

use Mutation::*;

/// Each wrong reading, and the golden file whose output or total it changes.
pub const CAUGHT_BY: &[(Mutation, &str)] = &[
    (ShownPieceRules, "sample"),
    (SilverTurnsBronze, "three-layers"),
    (EmptyTileRemovable, "empty-tile"),
    (SameTileAllowed, "never-the-same-tile"),
    (BishopMayStay, "bishop-on-the-rim"),
    (RookStopsAnywhere, "rook-to-the-edge"),
    (BishopStopsAnywhere, "bishop-to-the-edge"),
    (QueenStopsAnywhere, "queen-to-the-edge"),
    (UpToK, "exactly-k"),
    (RingOfK, "straight-or-diagonal"),
    (StraightOnly, "diagonal-steps"),
    (KnightGoesThree, "knight-leaps"),
    (EmptyTilesBlock, "nothing-blocks"),
    (FirstMoveInCorner, "first-move-free"),
    (IllegalMoveSkipped, "illegal-move-ends"),
    (EndAssumed, "missing-end"),
    (AnyReplyStands, "no-blank-behind-bronze"),
    (AnyReplyStands, "no-piece-behind-gold"),
    (ReplyAnswersTheMoveBefore, "replies-before-moves"),
    (StopsWithReplies, "replies-end"),
    (SeedByRemoval, "seed-by-tile"),
    (AlphabetAlwaysAll, "alphabet-seen"),
    (AlphabetAsSeen, "alphabet-not-official"),
    (AlphabetOfBoardAlone, "alphabet-of-replies"),
    (CountsFromZero, "rows-from-one"),
    (ColumnFirst, "row-before-column"),
    (RunsOfOneColour, "runs-of-any-colour"),
    (OneBoardOnly, "two-boards"),
    (ChainPaysNothing, "chain-on-the-board"),
];

/// Each wrong reading of the scoring, and the row of the totals that it changes.
pub const COUNTED_BY: &[(Mutation, &str)] = &[
    (SetsOverlap, "window-from-left"),
    (DearestSetsFirst, "window-from-left"),
    (RunsUseUpRemovals, "runs-and-sets-apart"),
    (RunsOfThreeAtLeast, "run-of-two"),
    (RunsNeedNotTouch, "run-of-two"),
    (RunPaysN, "run-of-three"),
    (EveryPairIsARun, "run-of-three"),
    (OnlyUpwardsIsOrder, "in-reverse-order"),
    (OtherOrdersPayNothing, "in-another-order"),
    (TurnedRoundIsOrder, "turned-round"),
    (PiecesInOneOrderOnly, "pieces-in-any-order"),
    (PiecesInOrderPayMore, "pieces-in-order"),
    (SetOfBothKinds, "no-set-of-both-kinds"),
    (SetWithAPair, "no-set-with-a-pair"),
    (ChainPaysNothing, "chain-of-three"),
    (ChainPaysItsLinks, "chain-of-three"),
    (ChainPaysAtEverySet, "chain-of-three"),
    (SameKindGoesOn, "same-kind-begins-anew"),
    (SameKindEndsAllChains, "same-kind-begins-anew"),
    (GapKeepsChain, "gap-breaks-chain"),
    (NoRunOverABorder, "run-over-a-border"),
    (OneChainAGame, "two-chains"),
];

const NAMES: [&str; 8] = ["1", "2", "3", "4", "torn", "lopare", "dam", "springare"];
const OFFICIAL: [u8; 6] = [0b1000_0000, 0b1, 0b11, 0b111_0000, 0b1111, 0xFF];

/// A type, 0 to 7.
type Kind = usize;

struct Case {
    board: Vec<Kind>,
    moves: Vec<(i64, i64)>,
    /// A reply, none for `blank`, and how many moves stand before it.
    replies: Vec<(Option<Kind>, usize)>,
    ended: bool,
}

/// What is printed for one board, and what it scores.
struct Played {
    lines: String,
    total: u32,
}

/// The output under a wrong reading, or under the right one for `None`. Only boards with moves are played.
pub fn answer(input: &str, mutation: Option<Mutation>) -> String {
    let boards = if mutation == Some(OneBoardOnly) { 1 } else { usize::MAX };
    cases(input).iter().take(boards).map(|case| play(case, mutation).lines).collect()
}

/// The judge's total for the first board: 0 for an illegal game.
pub fn judged(input: &str, mutation: Option<Mutation>) -> u32 {
    play(&cases(input)[0], mutation).total
}

fn cases(input: &str) -> Vec<Case> {
    let plain: String = input.trim_start_matches('\u{feff}').replace('\r', "\n").replace(['\t', '\u{a0}'], " ");
    let mut lines: Vec<Vec<&str>> = plain.lines().map(|line| line.split_whitespace().collect()).collect();
    lines.retain(|line: &Vec<&str>| !line.is_empty());
    let mut lines = lines.into_iter().peekable();
    let mut cases: Vec<Case> = Vec::new();
    while lines.peek().is_some_and(|line| cases.is_empty() || line.len() > 3 && kind(line[0]).is_some()) {
        let mut case = Case { board: Vec::new(), moves: Vec::new(), replies: Vec::new(), ended: false };
        while case.board.len() < 36 {
            case.board.extend(lines.next().unwrap().iter().map(|word| kind(word).unwrap()));
        }
        while !case.ended && lines.peek().is_some_and(|line| line.len() <= 3) {
            take(&mut case, &lines.next().unwrap());
        }
        cases.push(case);
    }
    cases
}

fn kind(word: &str) -> Option<Kind> {
    NAMES.iter().position(|name| *name == word)
}

fn take(case: &mut Case, words: &[&str]) {
    let number = |nth: usize| words[nth].parse().unwrap();
    if words.len() == 1 {
        return case.replies.push((kind(words[0]), case.moves.len()));
    }
    match (number(0), number(1)) {
        (0, 0) => case.ended = true,
        place => case.moves.push(place),
    }
    if let Some(word) = words.get(2) {
        case.replies.push((kind(word), case.moves.len()));
    }
}

fn play(case: &Case, mutation: Option<Mutation>) -> Played {
    let mut lines = String::new();
    for row in case.board.chunks(6) {
        let words: Vec<&str> = row.iter().map(|&kind| NAMES[kind]).collect();
        writeln!(lines, "{}", words.join(" ")).unwrap();
    }
    let mut table =
        Table { tiles: case.board.iter().copied().map(Some).collect(), dug: vec![0; 36], last: None, mutation };
    let mut removed = Vec::new();
    let mut whole = true;
    for (number, &(r, c)) in case.moves.iter().enumerate() {
        let given = given(case, number, mutation);
        if given.is_none() && mutation == Some(StopsWithReplies) {
            break;
        }
        let Some(cell) = place((r, c), mutation).filter(|&cell| table.allows(cell)) else {
            if mutation == Some(IllegalMoveSkipped) {
                continue;
            }
            return Played { lines, total: 0 };
        };
        removed.push(table.remove(cell, case.board[cell]));
        whole &= given.is_some();
        let gold = table.dug[cell] == 3;
        let seeded = seeded(case, cell, table.dug[cell], removed.len(), mutation);
        let reply = given.unwrap_or(if gold { None } else { Some(seeded) });
        write!(lines, "{r} {c}").unwrap();
        if reply.is_none() != gold && mutation != Some(AnyReplyStands) {
            return Played { lines: lines + "\n", total: 0 };
        }
        writeln!(lines, " {}", reply.map_or("blank", |kind| NAMES[kind])).unwrap();
        table.show(cell, reply);
    }
    let ended = case.ended || mutation == Some(EndAssumed);
    if ended {
        lines.push_str("0 0\n");
    }
    Played { lines, total: if ended && whole { total(&removed, mutation) } else { 0 } }
}

/// The reply that a transcript tells for a removal, `blank` being none.
fn given(case: &Case, number: usize, mutation: Option<Mutation>) -> Option<Option<Kind>> {
    if mutation == Some(ReplyAnswersTheMoveBefore) {
        return case.replies.iter().find(|reply| reply.1 == number + 1).map(|reply| reply.0);
    }
    case.replies.get(number).map(|reply| reply.0)
}

fn place((r, c): (i64, i64), mutation: Option<Mutation>) -> Option<usize> {
    let (r, c) = if mutation == Some(ColumnFirst) { (c, r) } else { (r, c) };
    let first = i64::from(mutation != Some(CountsFromZero));
    let on_board = (first..first + 6).contains(&r) && (first..first + 6).contains(&c);
    on_board.then(|| ((r - first) * 6 + c - first) as usize)
}

fn seeded(case: &Case, cell: usize, layer: usize, removal: usize, mutation: Option<Mutation>) -> Kind {
    let replies = case.replies.iter().filter_map(|reply| reply.0.filter(|_| mutation != Some(AlphabetOfBoardAlone)));
    let seen = case.board.iter().copied().chain(replies).fold(0, |bits: u8, kind| bits | 1 << kind);
    let bits = match mutation {
        Some(AlphabetAlwaysAll) => 0xFF,
        Some(AlphabetAsSeen) => seen,
        _ if OFFICIAL.contains(&seen) => seen,
        _ => 0xFF,
    };
    let kinds: Vec<Kind> = (0..8).filter(|kind| bits >> kind & 1 == 1).collect();
    let nth = if mutation == Some(SeedByRemoval) { removal } else { 3 * cell + layer };
    let mut numbers = Random::new(0);
    (0..=nth).map(|_| kinds[numbers.below(kinds.len())]).last().unwrap()
}

struct Table {
    tiles: Vec<Option<Kind>>,
    dug: Vec<usize>,
    /// Cell and type of the removal before, or of what shows there now for who reads it so.
    last: Option<(usize, Kind)>,
    mutation: Option<Mutation>,
}

impl Table {
    fn is(&self, mutation: Mutation) -> bool {
        self.mutation == Some(mutation)
    }

    fn allows(&self, cell: usize) -> bool {
        if self.tiles[cell].is_none() && !self.is(EmptyTileRemovable) {
            return false;
        }
        match self.last {
            None => cell == 0 || !self.is(FirstMoveInCorner),
            Some((from, kind)) if from == cell => {
                self.is(SameTileAllowed) && self.leads(kind, from, cell) || self.is(BishopMayStay) && kind == 5
            }
            Some((from, kind)) => {
                self.leads(kind, from, cell) && !(self.is(EmptyTilesBlock) && self.blocked(from, cell))
            }
        }
    }

    fn leads(&self, kind: Kind, from: usize, to: usize) -> bool {
        let (down, across) = ((from / 6).abs_diff(to / 6), (from % 6).abs_diff(to % 6));
        let (far, near) = (down.max(across), down.min(across));
        let line = near == 0 || near == far && !(self.is(StraightOnly) && kind < 4);
        let rim = |line: usize| line == 0 || line == 5;
        let row_or_column = down == 0 && rim(to % 6) || across == 0 && rim(to / 6);
        let diagonal = down == across && (rim(to / 6) || rim(to % 6));
        match kind {
            0..4 if self.is(UpToK) => line && far <= kind + 1,
            0..4 if self.is(RingOfK) => far == kind + 1,
            0..4 => line && far == kind + 1,
            4 => row_or_column || self.is(RookStopsAnywhere) && near == 0,
            5 => diagonal || self.is(BishopStopsAnywhere) && down == across,
            6 => row_or_column || diagonal || self.is(QueenStopsAnywhere) && line,
            _ => (far, near) == (2, 1) || self.is(KnightGoesThree) && far + near == 3,
        }
    }

    /// Whether an empty tile lies between two cells of a line.
    fn blocked(&self, from: usize, to: usize) -> bool {
        let (down, across) = ((to / 6) as i64 - (from / 6) as i64, (to % 6) as i64 - (from % 6) as i64);
        let step = down.signum() * 6 + across.signum();
        let between = (1..down.abs().max(across.abs())).map(|steps| from as i64 + steps * step);
        between.into_iter().any(|cell| self.tiles[cell as usize].is_none())
    }

    /// Type and colour of the piece; an empty tile, for who removes from it, has its first piece again.
    fn remove(&mut self, cell: usize, first: Kind) -> (Kind, usize) {
        let piece = self.tiles[cell].take().unwrap_or(first);
        let colour = self.dug[cell];
        self.last = Some((cell, piece));
        self.dug[cell] = if self.is(SilverTurnsBronze) { 1 - colour } else { colour + 1 };
        (piece, colour)
    }

    fn show(&mut self, cell: usize, reply: Option<Kind>) {
        self.tiles[cell] = reply;
        if let Some(kind) = reply.filter(|_| self.is(ShownPieceRules)) {
            self.last = Some((cell, kind));
        }
    }
}

/// The total of a row of words.
pub fn total_of(words: &str, mutation: Option<Mutation>) -> u32 {
    let removed: Vec<(Kind, usize)> = words.split(' ').map(|word| (kind(word).unwrap(), 0)).collect();
    total(&removed, mutation)
}

fn total(removed: &[(Kind, usize)], mutation: Option<Mutation>) -> u32 {
    let kinds: Vec<Kind> = removed.iter().map(|removal| removal.0).collect();
    let sets = sets(&kinds, removed, mutation);
    let paid: u32 = sets.iter().map(|&(_, points, _)| points).sum();
    removed.len() as u32 + runs(removed, &sets, mutation) + paid + chains(&sets, mutation)
}

fn runs(removed: &[(Kind, usize)], sets: &[(usize, u32, bool)], mutation: Option<Mutation>) -> u32 {
    if mutation == Some(RunsNeedNotTouch) {
        let counts = (0..8).map(|kind| removed.iter().filter(|removal| removal.0 == kind).count() as u32);
        return counts.filter(|&count| count > 1).map(|count| 2 * count).sum();
    }
    let mut points = 0;
    let mut length = 1;
    for next in 1..=removed.len() {
        let border = mutation == Some(NoRunOverABorder) && sets.iter().any(|set| set.0 == next || set.0 + 4 == next);
        let same = |now: (Kind, usize), then: (Kind, usize)| {
            now.0 == then.0 && (mutation != Some(RunsOfOneColour) || now == then)
        };
        if next < removed.len() && same(removed[next - 1], removed[next]) && !border {
            length += 1;
            continue;
        }
        points += match mutation {
            Some(RunsOfThreeAtLeast) if length < 3 => 0,
            Some(RunPaysN) if length > 1 => length,
            Some(EveryPairIsARun) => 4 * (length - 1),
            _ if length > 1 => 2 * length,
            _ => 0,
        };
        length = 1;
    }
    points
}

/// First removal, points, and whether it is one of chess pieces.
fn sets(kinds: &[Kind], removed: &[(Kind, usize)], mutation: Option<Mutation>) -> Vec<(usize, u32, bool)> {
    let in_run = |at: usize| at > 0 && removed[at - 1].0 == removed[at].0;
    let found = |first: usize| {
        let used = mutation == Some(RunsUseUpRemovals) && (first..first + 4).any(in_run);
        set(&kinds[first..first + 4], mutation).filter(|_| !used).map(|(points, pieces)| (first, points, pieces))
    };
    let mut all: Vec<_> = (0..(kinds.len() + 1).saturating_sub(4)).filter_map(found).collect();
    if mutation == Some(DearestSetsFirst) {
        all.sort_by_key(|&(first, points, _)| (u32::MAX - points, first));
    }
    let mut taken: Vec<(usize, u32, bool)> = Vec::new();
    for set in all {
        if mutation == Some(SetsOverlap) || taken.iter().all(|other| other.0.abs_diff(set.0) >= 4) {
            taken.push(set);
        }
    }
    taken.sort_unstable();
    taken
}

fn set(four: &[Kind], mutation: Option<Mutation>) -> Option<(u32, bool)> {
    let seen = four.iter().fold(0u8, |bits, kind| bits | 1 << kind);
    let steps: Vec<i64> = four.windows(2).map(|pair| pair[1] as i64 - pair[0] as i64).collect();
    let turned = |step: i64| steps.iter().all(|&next| next == step || next == -3 * step);
    let ordered = match mutation {
        Some(OnlyUpwardsIsOrder) => steps == [1; 3],
        Some(TurnedRoundIsOrder) => turned(1) || turned(-1),
        _ => steps == [1; 3] || steps == [-1; 3],
    };
    match seen {
        0x0F if ordered => Some((12, false)),
        0x0F if mutation == Some(OtherOrdersPayNothing) => None,
        0x0F => Some((8, false)),
        0xF0 if mutation == Some(PiecesInOneOrderOnly) && steps != [1; 3] => None,
        0xF0 if mutation == Some(PiecesInOrderPayMore) && steps == [1; 3] => Some((12, true)),
        0xF0 => Some((8, true)),
        _ if mutation == Some(SetOfBothKinds) && seen.count_ones() == 4 => Some((8, false)),
        _ if mutation == Some(SetWithAPair) && seen & 0xF0 == 0 && seen.count_ones() == 3 => Some((8, false)),
        _ => None,
    }
}

fn chains(sets: &[(usize, u32, bool)], mutation: Option<Mutation>) -> u32 {
    let mut lengths = Vec::new();
    let mut length = 0;
    for (nth, &(first, _, pieces)) in sets.iter().enumerate() {
        let before = nth.checked_sub(1).map(|before| sets[before]);
        let next_to = |before: (usize, u32, bool)| before.0 + 4 == first || mutation == Some(GapKeepsChain);
        let other = |before: (usize, u32, bool)| before.2 != pieces || mutation == Some(SameKindGoesOn);
        let goes_on = before.is_some_and(|before| next_to(before) && other(before));
        length = if goes_on { length + 1 } else { 1 };
        if before.is_some_and(|before| next_to(before) && before.2 == pieces) && mutation == Some(SameKindEndsAllChains)
        {
            length = -100;
        }
        if goes_on && lengths.last() == Some(&(length - 1)) && mutation != Some(ChainPaysAtEverySet) {
            lengths.pop();
        }
        lengths.push(length);
    }
    let worth = |length: i32| match mutation {
        Some(ChainPaysNothing) => 0,
        Some(ChainPaysItsLinks) => 8 * (length - 1),
        _ => 8 * length,
    };
    let chains = if mutation == Some(OneChainAGame) { 1 } else { usize::MAX };
    lengths.into_iter().filter(|&length| length >= 2).take(chains).map(worth).sum::<i32>() as u32
}
