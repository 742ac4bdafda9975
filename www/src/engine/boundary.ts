// Generated from the core's view types by `make boundary`; `make test` fails when it is stale.

/** Zero-based [row, column]. */
export type Cell = [number, number];

/**
 * What a removal means for the bonuses.
 */
export type Ahead = { 
/**
 * Points at once, the removal itself and all bonuses.
 */
points: number, 
/**
 * How many equal types in a row with it, at least 1.
 */
run: number, 
/**
 * How long the run is that it breaks; 0 if it breaks none of at least 2.
 */
breaksRun: number, 
/**
 * Points of the set that it completes; 0 if it completes none.
 */
set: number, 
/**
 * How many removals are then part of an unfinished set, 0 to 3; 0 after a set.
 */
waiting: number, 
/**
 * How many removals were part of an unfinished set that it does not continue.
 */
breaksSet: number, 
/**
 * How many sets the chain has then; 0 if there is none.
 */
chain: number, 
/**
 * How many sets the chain had that it breaks.
 */
breaksChain: number, 
/**
 * How many tiles can be removed next; 0: the game ends.
 */
next: number, 
/**
 * How many of these end the game when they are removed, by the pieces that show.
 */
dead: number, };

/**
 * A row with its ply and its texts. Texts are cut after 500 bytes.
 */
export type AlignedRow = { 
/**
 * The row.
 */
row: Row, 
/**
 * The case, from 1; an extra line belongs to the case before it.
 */
case: number, 
/**
 * The ply, as [`Difference::ply`] counts.
 */
ply: number, 
/**
 * The ply of the position that decides what is right there, as [`Difference::decided_at`] counts.
 */
decidedAt: number, 
/**
 * The line of the right output.
 */
expectedText: Array<Part> | null, 
/**
 * The line of the output under test.
 */
foundText: Array<Part> | null, };

/**
 * The cells with `from <= down * y - right * x <= to`: along the ray that goes `down` rows for `right` columns.
 */
export type Band = { 
/**
 * Rows of a step along the ray.
 */
down: number, 
/**
 * Columns of a step along the ray.
 */
right: number, 
/**
 * The least offset.
 */
from: number, 
/**
 * The largest offset.
 */
to: number, };

/**
 * What closes a cell.
 */
export type Barrier = "water" | "enemy" | "zone";

/**
 * A board to draw.
 */
export type Board = { "game": "robots" } & RobotsPosition | { "game": "janken" } & JankenPosition | { "game": "pursuit" } & PursuitPosition | { "game": "solitaire" } & SolitairePosition | { "game": "knights" } & KnightsPosition;

/**
 * A bonus, and the removals that earned it.
 */
export type Bonus = { 
/**
 * What for.
 */
kind: BonusKind, 
/**
 * What it is worth.
 */
points: number, 
/**
 * The first removal of it, from 0.
 */
first: number, 
/**
 * The last removal of it.
 */
last: number, };

/**
 * What a bonus is for.
 */
export type BonusKind = "run" | "ordered" | "numbers" | "pieces" | "alternation";

/**
 * The points of an output in a case: the total of Solitaire Chess, 0 for an illegal game, or the points of the
 * catchers and of the fugitive in a round of Pursuit that ends.
 */
export type CaseScore = { 
/**
 * The case, from 1.
 */
case: number, 
/**
 * The points.
 */
points: Array<number>, };

/**
 * A step of a catcher.
 */
export type CatcherStep = { 
/**
 * Where it leads.
 */
to: number, 
/**
 * Its two numbers in the move of its side.
 */
numbers: string, };

/**
 * Information about one cell of a board.
 */
export type CellInfo = { "game": "janken" } & JankenCell | { "game": "pursuit" } & PursuitCell | { "game": "knights" } & KnightsCell;

/**
 * What a line of an output says of its own game.
 */
export type Claim = { "kind": "move", 
/**
 * Which, from 1.
 */
number: number, } | { "kind": "end", 
/**
 * After how many moves.
 */
moves: number, };

/**
 * A cell that a unit may not enter, or may not leave.
 */
export type Closed = { 
/**
 * Where.
 */
at: [number, number], 
/**
 * What closes it.
 */
by: Barrier, 
/**
 * The enemies that do, by their place in the input.
 */
units: Array<number>, };

/**
 * The colour of the top piece of a tile: its layer.
 */
export type Colour = "bronze" | "silver" | "gold" | "empty";

export type CommonField = 'caseCount';

export type CommonFix = 'addMissing' | 'addOrLower' | 'removeWord' | 'blanksOnly' | 'wholeNumber' | 'asciiDigits' | 'plainSigns' | 'inRange' | 'liftLimits' | 'moveApart' | 'knownLetter' | 'knownWord' | 'oneLineEach' | 'saveAsUtf8';

export type CommonNotation = 'word';

export type CommonOccupant = 'piece';

export type CommonRefusal = { "kind": "unreadable" } | { "kind": "over" } | { "kind": "offBoard" } | { "kind": "occupied" } | { "kind": "noSuchPiece" } | { "kind": "lastPiece" } | { "kind": "notNow" };

export type CommonSizeUnit = 'case';

/**
 * The result of a comparison.
 */
export type Comparison = { 
/**
 * Accepted or not.
 */
verdict: Verdict, 
/**
 * Whether the game has many right outputs: plies then count the moves of this output.
 */
multipleAnswers: boolean, 
/**
 * Cases of the input.
 */
cases: number, 
/**
 * The cases with a token that differs, from 1; the first thousand of them.
 */
wrongCases: Array<number>, 
/**
 * The number of cases with a token that differs.
 */
wrong: number, 
/**
 * Rows of both outputs side by side.
 */
rows: number, 
/**
 * How many of each kind.
 */
counts: Counts, 
/**
 * The points of the output for each case. Empty if the game has no points.
 */
points: Array<CaseScore>, };

/**
 * How many rows there are of a kind.
 */
export type Counts = { 
/**
 * [`RowKind::Same`].
 */
same: number, 
/**
 * [`RowKind::Blanks`].
 */
blanks: number, 
/**
 * [`RowKind::Changed`].
 */
changed: number, 
/**
 * [`RowKind::Missing`].
 */
missing: number, 
/**
 * [`RowKind::Extra`].
 */
extra: number, 
/**
 * [`RowKind::Unjudged`].
 */
unjudged: number, };

/**
 * Which key of the strategy decided, in the order of the keys.
 */
export type Decided = "onlyOne" | "robots" | "distance" | "row" | "column" | "teleport" | "nothingFits";

/**
 * What is known of the cause of a wrong output. It is empty for a right one.
 */
export type Diagnosis = { 
/**
 * The known mistakes that make this output in every case. With one of them the cause is found; several cannot
 * be told apart on this input; none explains it if the list is empty and all were tried.
 */
mistakes: Array<KnownMistake>, 
/**
 * How many known mistakes were tried.
 */
tried: number, 
/**
 * How many there are.
 */
of: number, 
/**
 * The faults of form in the lines that differ, a kind once, each where it is first seen.
 */
form: Array<FormMistake>, };

/**
 * Why a text is not a valid input.
 */
export type Diagnostic = { 
/**
 * Where.
 */
place: Place, 
/**
 * In which case, from 1; 0 before the first.
 */
case: number, 
/**
 * What should stand there.
 */
expected: Expected, 
/**
 * What stands there.
 */
found: Found, 
/**
 * What would fix it.
 */
fix: Fix, };

/**
 * The first token that differs.
 */
export type Difference = { 
/**
 * The case, from 1.
 */
case: number, 
/**
 * The ply of the line: the number of moves before the position that it describes, a forbidden move included.
 * If the game has one right output, the position is one of that output. Otherwise
 * ([`Comparison::multiple_answers`]) it is one of the output under test.
 */
ply: number, 
/**
 * The number of moves before the position that decides what is right there. For a line about a move, that is
 * the position just before the first move that provably differs. For another line, such as a winner or a
 * count, it is the position that the line follows from.
 */
decidedAt: number, 
/**
 * Whether the game of the output under test is known to have reached that position. If not, the output does
 * not tell all its moves: its game may have left the right one earlier, and the difference shows here at the
 * latest.
 */
reached: boolean, 
/**
 * What the line in the output under test says of its own game, if it tells of a move or of the end.
 */
claim: Claim | null, 
/**
 * The line in the output under test, from 1.
 */
line: number, 
/**
 * The token on that line, from 1.
 */
token: number, 
/**
 * The line in the right output, from 1.
 */
expectedLine: number, 
/**
 * The right token. `None` if the output should have ended, or if many tokens are right and this is not one of
 * them.
 */
expected: string | null, 
/**
 * The token in the output. `None` if the output ends.
 */
found: string | null, 
/**
 * The rule that forbids it, if the game has many right outputs. Numbers in it count the numbers of its line,
 * from 1.
 */
refusal: IllegalMove | null, 
/**
 * The fault of form that it comes from; none if it is one of content. It is found when the comparison ends.
 */
form: FormFault | null, 
/**
 * The first character of the line that looks like a blank or a minus and is neither. It is looked for when the
 * comparison ends.
 */
lookAlike: LookAlike | null, };

/**
 * How a game ends.
 */
export type End = "won" | "lost";

/**
 * An event: what the step to a ply did, as the timeline marks it.
 */
export type Event = { 
/**
 * Moves made after the step.
 */
ply: number, 
/**
 * What it did.
 */
kind: EventKind, };

export type EventKind = GameEventKinds[GameName];

/**
 * What should stand at the place of an error. The list is closed: what a value means, and how a game
 * writes it, are a [`Field`] and a [`Notation`]. Bounds go to 2^62; they are serialised as decimal text.
 */
export type Expected = { "kind": "number", 
/**
 * What the number means.
 */
field: Field, 
/**
 * Of which piece.
 */
index: number, 
/**
 * Smallest value.
 */
min: string, 
/**
 * Largest value, under the limits in force.
 */
max: string, } | { "kind": "freeCell", 
/**
 * The first coordinate of the piece.
 */
field: Field, 
/**
 * Which piece.
 */
index: number, } | { "kind": "oneOf", 
/**
 * What the word means.
 */
field: Field, 
/**
 * Of which piece or row.
 */
index: number, 
/**
 * The words, as a message lists them.
 */
of: string, } | { "kind": "value", 
/**
 * How it is written.
 */
notation: Notation, 
/**
 * What it means.
 */
field: Field, 
/**
 * Of which piece, row, order or side, from 1; 0 where there is only one.
 */
index: number, 
/**
 * How many values; 1 if the notation does not say.
 */
count: number, } | { "kind": "lineEnd" } | { "kind": "utf8" };

/**
 * The evidence for a move.
 */
export type Explanation = { "game": "robots" } & RobotsEvidence | { "game": "janken" } & JankenEvidence | { "game": "pursuit" } & PursuitEvidence | { "game": "solitaire" } & SolitaireEvidence | { "game": "knights" } & KnightsEvidence;

export type Field = CommonField | GameFields[GameName];

export type Fix = CommonFix | GameFixes[GameName];

/**
 * A fault in how an output is printed, while nothing shows that the answer is wrong. The first difference is then
 * not one of content.
 */
export type FormFault = "empty" | "echo" | "ends" | "missing" | "extra" | "line" | "label" | "punctuation" | "letterCase" | "blanks";

/**
 * A fault of form, and where it is first seen in the output under test.
 */
export type FormMistake = { 
/**
 * What it is.
 */
fault: FormFault, 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The token on that line, from 1.
 */
token: number, };

/**
 * What stands at the place of an error. The list is closed: what takes a cell in a game is an [`Occupant`].
 */
export type Found = { "kind": "end" } | { "kind": "number", 
/**
 * As written, cut after 24 characters.
 */
text: string, } | { "kind": "word", 
/**
 * As written, cut after 24 characters, invisible ones named.
 */
text: string, } | { "kind": "taken", 
/**
 * By what.
 */
by: Occupant, 
/**
 * Where that is written; none if it is not part of the input.
 */
place: Place | null, } | { "kind": "lineEnd" } | { "kind": "length", 
/**
 * How many values it has.
 */
count: number, } | { "kind": "byte", 
/**
 * Its value.
 */
value: number, };

/**
 * The position after `ply` moves, with what a game shows of it.
 */
export type Frame = { 
/**
 * Moves made.
 */
ply: number, 
/**
 * Whose turn it is.
 */
turn: Turn, 
/**
 * The move that led here; none at the start.
 */
move: string | null, 
/**
 * Whether a person made that move and the solver did not choose the same one.
 */
person: boolean, 
/**
 * What to draw.
 */
board: Board, };

export const GAME_NAMES = ['robots', 'janken', 'pursuit', 'solitaire', 'knights'] as const;

export type GameEventKinds = {
  robots: "won" | "lost" | "kill" | "teleport";
  janken: "refused";
  pursuit: "caught" | "escaped" | "fault";
  solitaire: "bonus" | "fault";
  knights: "won";
};

export type GameFields = {
  robots: 'robotCount' | 'teleportCount' | 'robotRow' | 'robotColumn' | 'teleportRow' | 'teleportColumn';
  janken: 'terrain' | 'unitCount' | 'unitKind' | 'unitCell' | 'orderCount' | 'orderFrom' | 'orderTo';
  pursuit: 'role' | 'fieldKind' | 'fieldSide' | 'catcherCount' | 'stepCount' | 'turnCount' | 'turn' | 'fugitiveX' | 'fugitiveY' | 'catcherX' | 'catcherY' | 'robotName' | 'points' | 'scoreColon' | 'moveNumber' | 'programOutput';
  solitaire: 'tile' | 'moveRow' | 'moveColumn' | 'reply';
  knights: 'knightCount' | 'knightX' | 'knightY';
};

export type GameFixes = {
  robots: never;
  janken: 'onBoard' | 'rowLength' | 'aboveWater';
  pursuit: 'writeNotPlaced' | 'replayLine';
  solitaire: never;
  knights: never;
};

export type GameMistakes = {
  robots: 'won-without-colon' | 'one-move-in-singular' | 'teleport-with-blank' | 'ends-at-either-zero' | 'never-pushes' | 'pushes-chain' | 'pushes-onto-debris' | 'pushes-off-board' | 'board-has-one-more' | 'push-stops-at-robot' | 'crushed-robot-is-second-debris' | 'crush-uses-up-debris' | 'robots-walk-in-turn' | 'robots-walk-one-axis' | 'pairs-cancel' | 'meeting-leaves-nothing' | 'debris-stops-nobody' | 'lone-killer-is-debris' | 'killers-stay-robots' | 'killers-cancel' | 'killers-debris-uncounted' | 'won-one-move-late' | 'not-won-by-teleport' | 'stays-only-when-forced' | 'stay-wins-ties' | 'stay-loses-ties' | 'counts-before-reply' | 'distance-before-reply' | 'distance-first' | 'nearest-preferred' | 'longer-axis-is-distance' | 'sum-of-distances' | 'larger-row' | 'larger-column' | 'column-before-row' | 'last-of-equal' | 'first-clockwise' | 'straight-first' | 'teleports-before-staying' | 'occupied-is-spent' | 'deadly-is-spent' | 'deadly-ends-search' | 'deadly-is-taken' | 'duplicates-share-use' | 'search-goes-on' | 'never-spent' | 'teleports-onto-debris' | 'none-fits-is-no-move' | 'none-fits-walks' | 'last-row-uncounted' | 'last-column-uncounted' | 'only-ten-teleports' | 'debris-is-kept' | 'spent-is-kept';
  janken: 'six-rows' | 'rows-from-below' | 'numbers-count-in-row' | 'neighbours-mirrored' | 'eight-neighbours' | 'four-neighbours' | 'extra-is-total' | 'woods-cost-one' | 'start-is-paid' | 'leaving-is-paid' | 'destination-is-free' | 'keeps-one-point' | 'eleven-points' | 'points-not-renewed' | 'fewest-steps' | 'water-passable' | 'water-ends-a-way' | 'allies-block' | 'ends-on-ally' | 'ends-on-enemy' | 'enemies-passable' | 'weaker-enemies-passable' | 'staying-succeeds' | 'ghost-moves' | 'zones-ignored' | 'only-zone-to-zone-is-closed' | 'may-not-end-in-zone' | 'may-not-start-in-zone' | 'other-reading' | 'strength-reversed' | 'mages-fear-nobody' | 'every-enemy-threatens' | 'equals-threaten' | 'allies-threaten' | 'allies-shield' | 'zone-reaches-two' | 'zones-stand-still' | 'only-first-side-fears' | 'second-side-may-not-move' | 'sides-alternate' | 'refused-moves-anyway' | 'refusal-ends-game' | 'grid-is-reset' | 'move-numbers-go-on' | 'blank-after-hash' | 'one-point-in-singular' | 'units-are-kept' | 'starts-are-free' | 'left-stays-taken';
  pursuit: 'steps-along-both-axes' | 'steps-of-two' | 'goes-round-the-square' | 'stops-at-the-edge' | 'off-the-square-and-back' | 'places-go-round' | 'places-from-one' | 'fewer-steps' | 'more-numbers' | 'row-before-column' | 'no-capture-at-placement' | 'no-capture-by-catchers' | 'no-capture-by-fugitive' | 'other-reading' | 'one-turn-more' | 'caught-turn-from-one' | 'points-swapped' | 'uncaught-gets-last-turn' | 'forfeit-for-wrong-side' | 'catchers-forfeit-by-turn' | 'fugitive-forfeits-all';
  solitaire: 'shown-piece-rules' | 'any-piece-is-next' | 'empty-tile-removable' | 'same-tile-twice' | 'stays-on-the-edge' | 'rook-stops-anywhere' | 'bishop-stops-anywhere' | 'queen-stops-anywhere' | 'up-to-its-number' | 'ring-of-its-number' | 'knight-goes-three' | 'counts-from-zero' | 'column-first' | 'stops-without-end';
  knights: 'board-ends-at499' | 'last-mover-loses' | 'bob-moves-first' | 'any-movable-knight-wins' | 'sum-for-xor' | 'odd-number-of-wins' | 'shared-cell-holds-one' | 'chess-knight' | 'case-with-hash' | 'rows-one-by-one' | 'outside-is-zero' | 'nim-sum-is-kept';
};

export type GameName = (typeof GAME_NAMES)[number];

export type GameNotations = {
  robots: never;
  janken: 'cellName' | 'row' | 'cellAboveWater';
  pursuit: 'notPlaced' | 'replayMove';
  solitaire: never;
  knights: never;
};

export type GameOccupants = {
  robots: 'you';
  janken: 'water';
  pursuit: never;
  solitaire: never;
  knights: never;
};

export type GameRefusals = {
  robots: Exclude<{ "kind": "robotThere" } | { "kind": "debrisThere" } | { "kind": "youThere" } | { "kind": "pushOffBoard" } | { "kind": "pushOntoDebris" } | { "kind": "used" } | CommonRefusal, CommonRefusal>;
  janken: Exclude<{ "kind": "unreadable" } | { "kind": "over" } | { "kind": "offBoard" } | { "kind": "occupied" } | { "kind": "noSuchPiece" } | { "kind": "lastPiece" } | { "kind": "notNow" }, CommonRefusal>;
  pursuit: Exclude<{ "kind": "numbers", expected: number, found: number, } | { "kind": "outOfRange", number: number, min: number, max: number, } | { "kind": "notPlaced" } | { "kind": "diagonal", number: number, } | { "kind": "offField", number: number, } | CommonRefusal, CommonRefusal>;
  solitaire: Exclude<{ "kind": "empty" } | { "kind": "outOfReach" } | { "kind": "sameCell" } | { "kind": "otherReply" } | { "kind": "noFault" } | CommonRefusal, CommonRefusal>;
  knights: Exclude<{ "kind": "unreadable" } | { "kind": "over" } | { "kind": "offBoard" } | { "kind": "occupied" } | { "kind": "noSuchPiece" } | { "kind": "lastPiece" } | { "kind": "notNow" }, CommonRefusal>;
};

export type GameSizeUnits = {
  robots: 'robot' | 'teleport';
  janken: 'unit' | 'order';
  pursuit: 'catcher' | 'cell' | 'move';
  solitaire: 'pieceType' | 'removal' | 'reply';
  knights: 'knight';
};

/**
 * How a robot went in a step.
 */
export type Glide = { 
/**
 * Which robot.
 */
id: number, 
/**
 * From where.
 */
from: [number, number], 
/**
 * To where.
 */
to: [number, number], 
/**
 * Its fate.
 */
fate: GlideFate, };

/**
 * The fate of a robot in a step.
 */
export type GlideFate = "moved" | "destroyed" | "crushed";

/**
 * Where a move leads.
 */
export type HopInfo = { 
/**
 * Rows and columns added.
 */
hop: [number, number], 
/**
 * The Grundy number there; none off the board.
 */
grundy: number | null, };

export type IllegalMove = CommonRefusal | GameRefusals[GameName];

export type JankenBoard = Extract<Board, { game: 'janken' }>;

/**
 * Information about one cell: where the unit on it can go.
 */
export type JankenCell = { 
/**
 * Where the unit there may go; none if no unit stands there.
 */
reach: Reach | null, };

export type JankenCellInfo = Extract<CellInfo, { game: 'janken' }>;

/**
 * The explanation of an order.
 */
export type JankenEvidence = { 
/**
 * The order.
 */
chosen: string, 
/**
 * The result.
 */
verdict: OrderVerdict, 
/**
 * Where the unit at its first cell may go; none if no unit stands there.
 */
reach: Reach | null, };

export type JankenExplanation = Extract<Explanation, { game: 'janken' }>;

/**
 * A position, and the order that led to it.
 */
export type JankenPosition = { 
/**
 * The 61 cells, row by row.
 */
terrain: Array<Terrain>, 
/**
 * The units in the order of the input.
 */
units: Array<Unit>, 
/**
 * Orders judged.
 */
done: number, 
/**
 * Orders in all.
 */
orders: number, 
/**
 * The order that led here.
 */
step: JankenStep | null, };

/**
 * An order and what came of it.
 */
export type JankenStep = { 
/**
 * Where it begins.
 */
from: [number, number], 
/**
 * Where it leads.
 */
to: [number, number], 
/**
 * What came of it.
 */
verdict: OrderVerdict, };

/**
 * An entry of the teleport list.
 */
export type Jump = { 
/**
 * The move.
 */
move: string, 
/**
 * Whether the strategy tried it: only if no walk is safe, and no earlier entry is.
 */
tried: boolean, 
/**
 * The result.
 */
verdict: Outcome, };

/**
 * A knight and its Grundy number. Coordinates go to 2^62 and are decimal text.
 */
export type Knight = { 
/**
 * Rows down from 0.
 */
x: string, 
/**
 * Columns to the right from 0.
 */
y: string, 
/**
 * Its value, from 0 to 6.
 */
grundy: number, 
/**
 * The value that a table of 500 x 500 cells has here, if it is different. The board has no such edge.
 */
cut: number | null, };

export type KnightsBoard = Extract<Board, { game: 'knights' }>;

/**
 * How the Grundy number of a cell is computed. Coordinates are decimal text.
 */
export type KnightsCell = { 
/**
 * Rows down from 0.
 */
x: string, 
/**
 * Columns to the right from 0.
 */
y: string, 
/**
 * The least number that no move from here leads to (the mex).
 */
grundy: number, 
/**
 * The six moves from here.
 */
moves: Array<HopInfo>, 
/**
 * Which part of the closed form holds here.
 */
law: Law, };

export type KnightsCellInfo = Extract<CellInfo, { game: 'knights' }>;

/**
 * The evidence for the solver's move.
 */
export type KnightsEvidence = { 
/**
 * The solver's move.
 */
chosen: string, 
/**
 * The xor of all values; the mover wins unless it is 0.
 */
nimSum: number, 
/**
 * The value of each knight.
 */
grundy: Array<number>, 
/**
 * The value that each knight would need for the nim-sum to be 0, the others staying where they are.
 */
wanted: Array<number>, 
/**
 * Every winning move; empty when the mover loses.
 */
winning: Array<string>, };

export type KnightsExplanation = Extract<Explanation, { game: 'knights' }>;

/**
 * A position, and the step that led to it.
 */
export type KnightsPosition = { 
/**
 * The knights in the order of the input.
 */
knights: Array<Knight>, 
/**
 * The moves a knight has, rows and columns added; those that leave the board are refused.
 */
hops: Array<[number, number]>, 
/**
 * The xor of their values.
 */
nimSum: number, 
/**
 * Whose turn it is: 0 Alice, 1 Bob; none when no knight can move.
 */
mover: number | null, 
/**
 * Who wins from here: 0 Alice, 1 Bob.
 */
winner: number, 
/**
 * Moves made.
 */
moves: number, 
/**
 * The step that led here.
 */
step: KnightsStep | null, };

/**
 * Which knight moved, and from where.
 */
export type KnightsStep = { 
/**
 * Its place in the input, from 0.
 */
knight: number, 
/**
 * Its x and y before.
 */
from: [string, string], };

/**
 * A known mistake that makes an output, and where it first does.
 */
export type KnownMistake = { 
/**
 * Its key, such as `column-before-row`.
 */
mistake: Mistake, 
/**
 * The ruling that it breaks.
 */
rule: string, 
/**
 * The first case, from 1, in which the outputs differ.
 */
case: number, 
/**
 * The number of moves before the last position in that case that is the same with the mistake and without: the
 * cause lies there. The outputs may differ much later.
 */
ply: number, 
/**
 * The first move that the mistake changes, from 1. `None` if it changes no move, only what is printed.
 */
move: number | null, 
/**
 * The first cell of that case whose value the mistake changes, where cells have values.
 */
value: OtherValue | null, 
/**
 * The output of that case with the mistake.
 */
output: string, };

/**
 * What stands out on the whole board.
 */
export type Landmarks = { 
/**
 * Where the numbers are irregular.
 */
bands: Array<Band>, 
/**
 * The cells of the largest number.
 */
peaks: Array<[number, number]>, 
/**
 * The largest number.
 */
highest: number, };

/**
 * A part of the closed form, with u the smaller and v the larger coordinate.
 */
export type Law = "corner" | "ray" | "diagonal" | "flat" | "plain";

/**
 * What is known of the line of moves through an open case.
 */
export type Line = { 
/**
 * Moves known.
 */
plies: number, 
/**
 * Whether the game is over at the last of them.
 */
done: boolean, 
/**
 * The ply from which a person's moves replace the solver's.
 */
branch: number | null, 
/**
 * The branch, as [`Session::replay`](super::Session::replay) reads it, the solver's answers marked; empty on
 * the main line.
 */
moves: string, 
/**
 * What its steps did, for the marks on the timeline.
 */
events: Array<Event>, };

/**
 * A character of an output that looks like a blank or a minus and is neither.
 */
export type LookAlike = { 
/**
 * Its code point.
 */
code: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The line in the output under test, from 1.
 */
line: number, 
/**
 * The column of that line in characters, from 1.
 */
column: number, };

/**
 * What a token of a text means.
 */
export type Meaning = { 
/**
 * Where it stands.
 */
place: Place, 
/**
 * The case, from 1; 0 before the first.
 */
case: number, 
/**
 * What it is.
 */
role: TokenRole, 
/**
 * The number of its piece, row, order, side or move, from 1; 0 if there is only one.
 */
index: number, 
/**
 * Its number within that row or move, from 1; 0 if there is only one.
 */
nth: number, 
/**
 * As written.
 */
text: string, };

/**
 * The state of a [`Minimiser`].
 */
export type Minimised = { 
/**
 * The input to try next; none when nothing smaller is left.
 */
candidate: string | null, 
/**
 * The smallest input that failed so far.
 */
best: string, 
/**
 * Its size; see [`Input::size`](crate::Input::size).
 */
size: Array<SizePart>, 
/**
 * How many inputs were tried.
 */
steps: number, 
/**
 * Whether no simplification of it fails; see [`Minimiser::is_least`].
 */
least: boolean, };

export type Mistake = GameMistakes[GameName];

/**
 * A position of the game as a known mistake plays it.
 */
export type MistakenFrame = { 
/**
 * Moves made.
 */
ply: number, 
/**
 * Moves of the whole game.
 */
plies: number, 
/**
 * What stands where, in the order that the game has.
 */
pieces: Array<PieceAt>, };

export type Notation = CommonNotation | GameNotations[GameName];

/**
 * An oddity that was tolerated: the first place, and the number of places.
 */
export type Note = { 
/**
 * What it is.
 */
kind: NoteKind, 
/**
 * The first place.
 */
place: Place, 
/**
 * How often.
 */
count: number, };

/**
 * The oddities that a parser tolerates and reports. The list is closed: they are oddities of texts, not of a game.
 */
export type NoteKind = "missingTerminator" | "ignoredRest" | "leadingZeros" | "noBreakSpaces" | "smallLetters";

export type Occupant = CommonOccupant | GameOccupants[GameName];

/**
 * Why an order fails.
 */
export type OrderRefusal = { "kind": "noUnit" } | { "kind": "occupied", 
/**
 * Which.
 */
unit: number, } | { "kind": "tooDear", 
/**
 * Points missing.
 */
missing: number, 
/**
 * One cheapest path.
 */
way: Array<[number, number]>, } | { "kind": "cutOff", 
/**
 * What blocks every path.
 */
by: Barrier, };

/**
 * The result of an order.
 */
export type OrderVerdict = { "kind": "successful", 
/**
 * Points left of ten.
 */
left: number, 
/**
 * One cheapest path: the start, then every cell that is entered.
 */
way: Array<[number, number]>, } | { "kind": "unsuccessful", 
/**
 * Why.
 */
reason: OrderRefusal, };

/**
 * A cell that has another value with a mistake.
 */
export type OtherValue = { 
/**
 * Its row.
 */
row: number, 
/**
 * Its column.
 */
column: number, 
/**
 * Its value.
 */
right: number, 
/**
 * Its value with the mistake.
 */
with: number, };

/**
 * The result of a move.
 */
export type Outcome = { "kind": "illegal", 
/**
 * Why.
 */
reason: { kind: 'offBoard' } | GameRefusals['robots'], } | { "kind": "deadly", 
/**
 * How many.
 */
killers: number, } | { "kind": "safe", 
/**
 * Robots left after their reply.
 */
robots: number, 
/**
 * The smallest distance to one of them, |rows| + |columns|; none if no robot is left.
 */
distance: number | null, };

/**
 * Why a side's move is wrong. Numbers, and the lines they stand in, are counted from 1.
 */
export type OutputError = { "kind": "notANumber", 
/**
 * Which number it should be.
 */
number: number, 
/**
 * Its line.
 */
line: number, 
/**
 * As written, cut after 24 characters.
 */
text: string, } | { "kind": "count", 
/**
 * The number that is expected.
 */
expected: number, 
/**
 * How many there are.
 */
found: number, } | { "kind": "range", 
/**
 * Which number.
 */
number: number, 
/**
 * Its line.
 */
line: number, 
/**
 * Its value.
 */
value: number, 
/**
 * The smallest legal value.
 */
min: number, 
/**
 * The largest legal value.
 */
max: number, } | { "kind": "diagonal", 
/**
 * The first number of the step.
 */
number: number, 
/**
 * Its line.
 */
line: number, } | { "kind": "offField", 
/**
 * The first number of the step.
 */
number: number, 
/**
 * Its line.
 */
line: number, } | { "kind": "failed", 
/**
 * What happened.
 */
failure: RobotFailure, };

/**
 * The result of parsing a text.
 */
export type Parsed = { 
/**
 * How many cases it has; 0 with an error.
 */
cases: number, 
/**
 * Oddities that were tolerated, one entry a kind.
 */
notes: Array<Note>, 
/**
 * What is wrong.
 */
error: Diagnostic | null, };

/**
 * A part of a line: between tokens that differ, or one of them.
 */
export type Part = { 
/**
 * As written.
 */
text: string, 
/**
 * Whether the other line has no such token there.
 */
other: boolean, };

/**
 * The type of a piece. The type removed last restricts where the next piece may be removed.
 */
export type Piece = "one" | "two" | "three" | "four" | "torn" | "lopare" | "dam" | "springare";

/**
 * A piece in a position of a game that is played with a mistake.
 */
export type PieceAt = { 
/**
 * What it is in its game, such as `robot`.
 */
piece: string, 
/**
 * Where it stands.
 */
at: [number, number], };

/**
 * A place in a text: line and column from 1, start and end as offsets in the reader's own units.
 */
export type Place = { 
/**
 * Line, from 1.
 */
line: number, 
/**
 * Column in characters, from 1.
 */
column: number, 
/**
 * Offset of its start.
 */
start: number, 
/**
 * Offset just after its end.
 */
end: number, };

/**
 * What the player scores on boards of some types: a measure of a person's score.
 */
export type PlayerScores = { 
/**
 * How many boards were played: those of the seeds from 0 on.
 */
boards: number, 
/**
 * How many positions the player searched for each move.
 */
nodes: number, 
/**
 * The mean, in tenths of a point.
 */
mean: number, 
/**
 * The lowest score.
 */
low: number, 
/**
 * The highest score.
 */
high: number, };

/**
 * A cell and the points that are left there.
 */
export type Points = { 
/**
 * Where.
 */
at: [number, number], 
/**
 * Points left of ten.
 */
left: number, 
/**
 * Whether an order may end there: no unit stands there.
 */
free: boolean, };

/**
 * How far a comparison has come.
 */
export type Progress = { 
/**
 * Cases compared.
 */
cases: number, 
/**
 * Cases there are.
 */
of: number, 
/**
 * The first token that differs, once it is met.
 */
first: Difference | null, 
/**
 * Rows that are ready to be shown.
 */
rows: number, };

export type PursuitBoard = Extract<Board, { game: 'pursuit' }>;

/**
 * A possible move of a side and its result.
 */
export type PursuitCandidate = { 
/**
 * Which catcher, from 0; none for the fugitive.
 */
catcher: number | null, 
/**
 * Where the piece would end.
 */
to: number, 
/**
 * The number of cells that the fugitive would then reach before any catcher; 0 if it would be caught at once.
 */
area: number, 
/**
 * Steps between the fugitive and the nearest catcher then.
 */
distance: number, };

/**
 * Information about one cell.
 */
export type PursuitCell = { 
/**
 * Steps from the nearest catcher; none before their placement.
 */
catcher: number | null, 
/**
 * Turns that the fugitive takes there; none before its placement.
 */
turns: number | null, 
/**
 * The catchers that stand there, by their place in the list, from 0.
 */
catchers: Array<number>, 
/**
 * The move that brings the fugitive there, if it is to move and can; the numbers that put a catcher there, if
 * the catchers are to be placed.
 */
move: string | null, 
/**
 * The path of that move, one cell for each step.
 */
way: Array<number>, 
/**
 * Where a catcher on the cell can go, the cell itself first, if the catchers are to move.
 */
steps: Array<CatcherStep>, };

export type PursuitCellInfo = Extract<CellInfo, { game: 'pursuit' }>;

/**
 * What a strategy decides a move by, when all pieces are placed.
 */
export type PursuitCriterion = "exact" | "random" | "capture" | "nearer" | "nearerApart" | "area" | "diagonal" | "farFromNearest" | "farFromAll";

/**
 * How a round ended.
 */
export type PursuitEnd = { "kind": "caught" } | { "kind": "escaped" } | { "kind": "forfeit", 
/**
 * Which side.
 */
side: Side, 
/**
 * What is wrong.
 */
error: OutputError, };

/**
 * The evidence for a move.
 */
export type PursuitEvidence = { 
/**
 * The move: the replay's, otherwise the strategy's.
 */
chosen: string, 
/**
 * Where it leads, if it is legal: the cell of each catcher, or the cells of the fugitive's path, one for each
 * step.
 */
leads: Array<number>, 
/**
 * Whether it is the replay's.
 */
scripted: boolean, 
/**
 * The strategy of the side to move.
 */
strategy: string, 
/**
 * What the strategy decides by; none for a move of the replay, and before both are placed.
 */
criterion: PursuitCriterion | null, 
/**
 * A letter a cell, row by row: `f` where the fugitive is before any catcher, `c` where it is not. Empty before
 * both are placed.
 */
territory: string, 
/**
 * Cells of the fugitive.
 */
won: number, 
/**
 * The results of single moves, the best for the side first: 64 at most, and those that the chosen move is made
 * of. Catchers move one at a time.
 */
candidates: Array<PursuitCandidate>, };

export type PursuitExplanation = Extract<Explanation, { game: 'pursuit' }>;

/**
 * A position, and the move that led to it. Cells are numbers: n times the row, plus the column.
 */
export type PursuitPosition = { 
/**
 * Whether opposite edges are glued.
 */
torus: boolean, 
/**
 * Cells a side.
 */
n: number, 
/**
 * Steps of the fugitive a turn.
 */
steps: number, 
/**
 * Turns of the round.
 */
turns: number, 
/**
 * The turn, from 0: the placement.
 */
turn: number, 
/**
 * Whether a path that enters a catcher's cell ends there.
 */
blocked: boolean, 
/**
 * The side to move. After the end of the round, the side that was to move when it ended.
 */
sideToMove: Side, 
/**
 * The strategies that play the catchers and the fugitive where no replay does.
 */
players: Array<string>, 
/**
 * The folders of the robots that a match names.
 */
robots: Array<string>, 
/**
 * Where each catcher stands; none before the placement.
 */
catchers: Array<number>, 
/**
 * Where the fugitive is.
 */
fugitive: number | null, 
/**
 * A letter a cell, row by row: `o` where the fugitive's next move may end, `x` where it may and a catcher is
 * there or next to it, `.` elsewhere. Before its placement it may end anywhere. Empty when the round is over.
 */
reach: string, 
/**
 * How many pairs of numbers the next move has.
 */
pairs: number, 
/**
 * The move that led here.
 */
step: PursuitStep | null, 
/**
 * How the round ended.
 */
end: PursuitEnd | null, 
/**
 * The points of catchers and fugitive at the end.
 */
score: [number, number] | null, };

/**
 * What a move did.
 */
export type PursuitStep = { 
/**
 * Whose it was.
 */
side: Side, 
/**
 * Where each catcher stood before, if catchers moved.
 */
catchers: Array<number>, 
/**
 * The fugitive's way, its former cell first, if it moved: a cell for each step.
 */
path: Array<number>, 
/**
 * Cells that one side reached first before the move and the other side reaches first after it.
 */
turned: Array<number>, };

/**
 * The value and the best moves of a position.
 */
export type PursuitTheory = { 
/**
 * Turns to the capture, including the coming one. Once the catchers are placed, 254 means 254 turns or more.
 * `None` if the fugitive escapes for ever.
 */
value: number | null, 
/**
 * The turn of the capture by that value; turn 0 is the placement. `None` if the fugitive escapes for ever.
 */
capture: number | null, 
/**
 * For every cell, the turns to the capture of a fugitive there when the catchers are about to move. 0: a
 * catcher stands there. 254: 254 turns or more. 255: it escapes for ever. Empty before the catchers are
 * placed.
 */
turns: Array<number>, 
/**
 * The best moves of the side to move, as [`Move`] writes them, at most 64. Of symmetric placements there is
 * one.
 */
best: Array<string>, 
/**
 * The number of best moves. Moves of the fugitive that end on the same cell count once.
 */
total: number, 
/**
 * For each catcher, if they are to move, the cells that some best move leads it to.
 */
catchers: Array<Array<number>>, 
/**
 * The cells where the fugitive's best moves end, if it is to move.
 */
fugitive: Array<number>, };

/**
 * Debris pushed by a walk.
 */
export type Push = { 
/**
 * From the cell you walk to.
 */
from: [number, number], 
/**
 * To the cell behind it.
 */
to: [number, number], };

/**
 * Where a unit may go.
 */
export type Reach = { 
/**
 * Which unit.
 */
unit: number, 
/**
 * Every cell that its ten points reach, with the points left; its own comes first.
 */
field: Array<Points>, 
/**
 * What stops it.
 */
closed: Array<Closed>, };

/**
 * A piece that was removed.
 */
export type Removal = { 
/**
 * From where.
 */
at: [number, number], 
/**
 * Its type.
 */
piece: Piece, 
/**
 * Its colour.
 */
colour: Colour, };

/**
 * A robot, known by its place in the input (from 0).
 */
export type Robot = { 
/**
 * Its place in the input, from 0.
 */
id: number, 
/**
 * Where it stands.
 */
at: [number, number], };

/**
 * How a robot fails to give an output.
 */
export type RobotFailure = { "kind": "notStarted" } | { "kind": "timeOut" } | { "kind": "tooLong" } | { "kind": "noFile" } | { "kind": "notText" } | { "kind": "memory" } | { "kind": "files" } | { "kind": "exit", 
/**
 * The status.
 */
status: number, } | { "kind": "signal", 
/**
 * Which one.
 */
number: number, };

export type RobotsBoard = Extract<Board, { game: 'robots' }>;

/**
 * The evidence for the strategy's move.
 */
export type RobotsEvidence = { 
/**
 * The strategy's move.
 */
chosen: string, 
/**
 * The nine walks, row by row: NW N NE W stay E SW S SE.
 */
walks: Array<Walk>, 
/**
 * The teleports in the order of the list.
 */
teleports: Array<Jump>, 
/**
 * What decided.
 */
decided: Decided, 
/**
 * Row by row, a bit a column (from 0, the lowest): the cells that a robot's next step can reach. Who stands
 * there after a move of his own loses, unless debris that he pushes crushes the robot.
 */
threatened: Array<number>, };

export type RobotsExplanation = Extract<Explanation, { game: 'robots' }>;

/**
 * A position, and the step that led to it.
 */
export type RobotsPosition = { 
/**
 * Cells a side.
 */
size: number, 
/**
 * Where you are.
 */
you: [number, number], 
/**
 * The robots left.
 */
robots: Array<Robot>, 
/**
 * The robot nearest to you, by |rows| + |columns|; of several the first in the input. None if no robot is
 * left.
 */
nearest: Robot | null, 
/**
 * The cells with debris, row by row.
 */
debris: Array<[number, number]>, 
/**
 * The list of teleports.
 */
teleports: Array<Teleport>, 
/**
 * Moves made.
 */
moves: number, 
/**
 * How the game ended, if it has.
 */
end: End | null, 
/**
 * The step that led here.
 */
step: RobotsStep | null, };

/**
 * A step in the order it happens: you walk or teleport, then every robot glides at once.
 */
export type RobotsStep = { 
/**
 * Where you came from.
 */
from: [number, number], 
/**
 * Whether you teleported.
 */
teleported: boolean, 
/**
 * The debris you pushed.
 */
push: Push | null, 
/**
 * How each robot went.
 */
glides: Array<Glide>, 
/**
 * Cells that became debris in the robots' reply.
 */
wrecks: Array<[number, number]>, };

/**
 * A row of two outputs side by side.
 */
export type Row = { 
/**
 * How the two compare.
 */
kind: RowKind, 
/**
 * Line number in the right output, from 1; none for an extra line.
 */
expected: number | null, 
/**
 * Line number in the output under test, from 1; none for a missing line.
 */
found: number | null, 
/**
 * The first token that differs, from 1; 0 where none does.
 */
token: number, };

/**
 * How a row of two aligned outputs compares.
 */
export type RowKind = "same" | "blanks" | "changed" | "missing" | "extra" | "unjudged";

/**
 * A side of the match.
 */
export type Side = "catchers" | "fugitive";

/**
 * How many things of a kind an input has.
 */
export type SizePart = { 
/**
 * What is counted.
 */
unit: SizeUnit, 
/**
 * How many there are.
 */
count: number, };

export type SizeUnit = CommonSizeUnit | GameSizeUnits[GameName];

export type SolitaireBoard = Extract<Board, { game: 'solitaire' }>;

/**
 * A tile that the next piece may be removed from. Points are in tenths.
 */
export type SolitaireCandidate = { 
/**
 * Where.
 */
at: [number, number], 
/**
 * What it shows.
 */
piece: Piece, 
/**
 * The total at the end that the player expects, in tenths.
 */
expected: number, 
/**
 * The standard deviation over the sampled boards, in tenths.
 */
spread: number, 
/**
 * The number of sampled boards.
 */
worlds: number, 
/**
 * What the removal means for the bonuses.
 */
ahead: Ahead, };

/**
 * The evidence for a step.
 */
export type SolitaireEvidence = { 
/**
 * The step: the transcript's, else the player's, else chance's; none while nothing is known of any.
 */
chosen: string | null, 
/**
 * Whether it is the transcript's.
 */
scripted: boolean, 
/**
 * Whether the next reply is the transcript's, not the seed's.
 */
replyScripted: boolean, 
/**
 * The fault that the transcript makes here.
 */
fault: SolitaireFault | null, 
/**
 * Every legal removal, the best first. Empty if chance is to reply.
 */
candidates: Array<SolitaireCandidate>, 
/**
 * The progress of the player's search.
 */
thought: Thought, 
/**
 * The removals that the player expects to go on with.
 */
line: Array<[number, number]>, };

export type SolitaireExplanation = Extract<Explanation, { game: 'solitaire' }>;

/**
 * Where a transcript goes wrong: from there on it scores 0.
 */
export type SolitaireFault = { "kind": "illegal", 
/**
 * The row that was asked for, from 1.
 */
row: number, 
/**
 * The column, from 1.
 */
column: number, 
/**
 * The rule against it.
 */
refusal: IllegalMove, } | { "kind": "reply", 
/**
 * The piece; none for `blank`.
 */
piece: Piece | null, } | { "kind": "noEnd" };

/**
 * A position, and the step that led to it.
 */
export type SolitairePosition = { 
/**
 * The 36 tiles, row by row.
 */
tiles: Array<SolitaireTile>, 
/**
 * The pieces removed, in order.
 */
removals: Array<Removal>, 
/**
 * The score so far; 0 after a fault.
 */
score: SolitaireScore, 
/**
 * The bonuses, in the order in which they were earned.
 */
ledger: Array<Bonus>, 
/**
 * The types that are drawn.
 */
alphabet: Array<Piece>, 
/**
 * Whether the reply to the last removal is still missing.
 */
waits: boolean, 
/**
 * Where the next piece may be removed from, also while a reply is waited for; behind a fault, where it might
 * have been.
 */
next: Array<[number, number]>, 
/**
 * How many equal types were removed last, if at least 2; else 0.
 */
run: number, 
/**
 * How many of the last removals are part of an unfinished set, 0 to 3.
 */
waiting: number, 
/**
 * How many sets of a chain the next set could go on; 0 if there is none.
 */
chain: number, 
/**
 * Whether a transcript is followed.
 */
scripted: boolean, 
/**
 * The step that led here.
 */
step: SolitaireStep | null, 
/**
 * At the end of a game, what the player scores on boards of these types; none for types that were not
 * measured.
 */
measured: PlayerScores | null, };

/**
 * A total and its parts.
 */
export type SolitaireScore = { 
/**
 * All of it.
 */
total: number, 
/**
 * One point for each removal.
 */
removals: number, 
/**
 * 2N for every run of N >= 2 equal types.
 */
runs: number, 
/**
 * 12 or 8 for every set of the numbers 1 to 4.
 */
numbers: number, 
/**
 * 8 for every set of the four chess pieces.
 */
pieces: number, 
/**
 * 8K for every chain of K >= 2 sets that follow each other, kinds alternating.
 */
alternation: number, };

/**
 * What a step did.
 */
export type SolitaireStep = { "kind": "removed", 
/**
 * Which.
 */
removal: Removal, 
/**
 * What it earned, the removal itself and all bonuses.
 */
points: number, } | { "kind": "replied", 
/**
 * Where.
 */
at: [number, number], 
/**
 * The piece; none behind gold.
 */
piece: Piece | null, } | { "kind": "stopped" } | { "kind": "faulty", 
/**
 * How.
 */
fault: SolitaireFault, };

/**
 * A tile.
 */
export type SolitaireTile = { 
/**
 * What it shows. `None` if it is empty or waits for its reply.
 */
piece: Piece | null, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Whether the next piece may be removed from it.
 */
target: boolean, 
/**
 * The rule against that; none for a target, and where nobody may remove a piece.
 */
barred: IllegalMove | null, };

/**
 * An entry of the teleport list.
 */
export type Teleport = { 
/**
 * Where it leads.
 */
at: [number, number], 
/**
 * Whether it is spent.
 */
used: boolean, };

/**
 * A cell of the map.
 */
export type Terrain = { 
/**
 * Where.
 */
at: [number, number], 
/**
 * The points that entering it costs, 1 to 4: field, woods, hills, mountains; 0 for water.
 */
cost: number, };

/**
 * The cost of a problem. Large numbers are decimal text.
 */
export type TheoryCost = { 
/**
 * Placements of the catchers times cells of the fugitive. `None` if there are too many catchers or cells.
 */
states: string | null, 
/**
 * Placements that are kept.
 */
kept: string, 
/**
 * Bytes of memory.
 */
bytes: string, 
/**
 * Whether it fits.
 */
fits: boolean, 
/**
 * The most catchers with which the problem fits. `None` if it does not fit even with one.
 */
catchers: number | null, 
/**
 * The greatest number of catchers and the longest side that can be solved.
 */
limits: [number, number], };

/**
 * The value of a position under best play of both sides.
 */
export type TheoryOutlook = { 
/**
 * The turn of the position.
 */
turn: number, 
/**
 * The side to move.
 */
sideToMove: Side, 
/**
 * The turn of the round in which the fugitive is caught. `None` if it is never caught. The number of turns
 * of the round is ignored.
 */
capture: number | null, 
/**
 * Whether it may also be a later one: a table has the same value for 254 turns and for more.
 */
orLater: boolean, };

/**
 * The progress of a problem. Large numbers are decimal text.
 */
export type TheoryProgress = { 
/**
 * Turns looked ahead.
 */
turn: number, 
/**
 * Positions of the kept placements that are lost in this turn and not before.
 */
lost: string, 
/**
 * Kept placements from which every cell is lost since this turn.
 */
won: string, };

/**
 * The solution of a problem.
 */
export type TheoryResult = { 
/**
 * Turns from the placement to the capture under best play. `None` if the fugitive escapes for ever.
 */
captureTime: number | null, 
/**
 * Turns looked ahead.
 */
turns: number, 
/**
 * The best placements up to symmetry, as moves, at most 64.
 */
placements: Array<string>, 
/**
 * How many there are.
 */
total: number, };

/**
 * The progress of the player's search.
 */
export type Thought = { 
/**
 * Positions searched.
 */
nodes: number, 
/**
 * The number of positions to search.
 */
of: number, 
/**
 * Whether the search is finished.
 */
done: boolean, };

/**
 * The role of a token of an input. The list is closed: what a value means is a [`Field`] of its game.
 */
export type TokenRole = { "kind": "field", 
/**
 * Of what.
 */
field: Field, } | { "kind": "end" } | { "kind": "rest" };

/**
 * Whose turn it is.
 */
export type Turn = { "kind": "player", 
/**
 * Which one.
 */
player: number, } | { "kind": "chance" } | { "kind": "over" };

/**
 * A unit, known by its place in the input (from 0).
 */
export type Unit = { 
/**
 * Its place in the input, from 0.
 */
id: number, 
/**
 * 0 or 1.
 */
side: number, 
/**
 * What it is.
 */
kind: UnitKind, 
/**
 * Where it stands: row A to I and number 1 to 9, both from 0.
 */
at: [number, number], };

/**
 * What a unit is. Each beats one of the others.
 */
export type UnitKind = "guardian" | "mage" | "swordsman";

/**
 * The verdict on an output.
 */
export type Verdict = { "kind": "accepted" } | { "kind": "blanks" } | { "kind": "wrong", 
/**
 * The first one.
 */
first: Difference, };

/**
 * One of the nine walks.
 */
export type Walk = { 
/**
 * The move.
 */
move: string, 
/**
 * Where it leads; none off the board.
 */
to: [number, number] | null, 
/**
 * The debris it pushes.
 */
push: Push | null, 
/**
 * Whether that debris crushes a robot.
 */
crushes: boolean, 
/**
 * The result.
 */
verdict: Outcome, };
