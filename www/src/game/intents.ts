// What a person does, and what the engine brings. `update` makes a new state of each.

import type { Explanation, GameName } from '../engine/boundary';
import type { Loaded, Opened, PositionRef, Snapshot, Source } from '../engine/protocol';
import type { BoardCell, Colours, Plan, View } from './cells';
import type {
  Attempt,
  CellInfoAt,
  Draft,
  LessonSource,
  Notice,
  Pasted,
  PreviewBoard,
  SeededGame,
  Side,
  Teach,
  ThemeChoice,
} from './state';

export type DocumentIntent =
  /** `whole`: another text, not a change of the one that stands. */
  | { kind: 'edit'; text: string; whole: boolean }
  | { kind: 'relax'; relaxed: boolean }
  | { kind: 'visit'; tab: GameName; draft: Draft }
  /** The game of a visit whose text is on its way: no other game's part is fetched. */
  | { kind: 'expect'; tab: GameName }
  | { kind: 'case'; index: number }
  /** A moment of the text, with the moves that lead there. */
  | { kind: 'moment'; position: PositionRef }
  | { kind: 'solversLine' }
  | { kind: 'options'; options: string }
  /** An output that a person has brought. */
  | { kind: 'pasted'; pasted: Pasted }
  /** Another text under other options; `ply`: where it is opened. */
  | { kind: 'game'; text: string; options: string; ply?: number }
  /** A position of the same game that a lesson brings. Unlike a visit, it leaves the board as it is looked at. */
  | { kind: 'bring'; source: Source; position: PositionRef }
  /** The game of a seed, whose text the engine makes. */
  | { kind: 'newGame'; game: SeededGame }
  | { kind: 'tool'; tool: string | null };

export type PlaybackIntent =
  | { kind: 'go'; ply: number }
  | { kind: 'event'; step: 1 | -1 }
  | { kind: 'play'; playing: boolean }
  | { kind: 'tick' }
  | { kind: 'speed'; speed: number }
  | { kind: 'pace'; step: 1 | -1 }
  /** A move at the position that is shown: played, or kept as a guess where a class guesses. */
  | { kind: 'move'; move: string }
  /** Back to before a person's last move. */
  | { kind: 'undo' }
  | { kind: 'autoReply'; autoReply: boolean }
  | { kind: 'playerSide'; playerSide: number | null }
  | { kind: 'think'; on: boolean };

export type BoardIntent =
  | { kind: 'hints'; hints: boolean }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'colours'; colours: Colours }
  | { kind: 'view'; view: View | null }
  | { kind: 'closeUp'; closeUp: boolean }
  | { kind: 'crop'; crop: number | null }
  | { kind: 'point'; cell: BoardCell | null }
  | { kind: 'cursor'; cell: BoardCell | null }
  | { kind: 'select'; cell: BoardCell | null }
  | { kind: 'preview'; move: string | null }
  | { kind: 'highlight'; steps: readonly [number, number] | null };

export type PanesIntent =
  | { kind: 'notice'; notice: Notice | null }
  | { kind: 'help'; open: boolean }
  | { kind: 'side'; side: Side }
  /** Opens a ruling beside the board. */
  | { kind: 'rule'; rule: string }
  | { kind: 'compare'; on: boolean }
  | { kind: 'sideBySide'; sideBySide: boolean }
  | { kind: 'teach'; teach: Teach | null }
  | { kind: 'lesson'; lesson: LessonSource | null }
  | { kind: 'handIn'; handIn: string | null }
  | { kind: 'theme'; theme: ThemeChoice }
  | { kind: 'singleKeyShortcuts'; on: boolean }
  | { kind: 'welcome'; open: boolean };

/** What the engine brings. */
export type Arrival =
  | { kind: 'loaded'; requestId: number; source: Source; ply: number; loaded: Loaded }
  | { kind: 'opened'; requestId: number; ply: number; opened: Opened; snapshot: Snapshot }
  | { kind: 'grown'; opened: Opened }
  | { kind: 'snapshot'; snapshot: Snapshot }
  | { kind: 'explained'; generation: number; ply: number; explanation: Explanation | null }
  /** A person's move was made; the line that goes on from it. */
  | { kind: 'stepped'; opened: Opened; ply: number }
  /** A person's move came to nothing. */
  | { kind: 'attempted'; attempt: Attempt }
  | { kind: 'cellInfo'; answer: CellInfoAt }
  | { kind: 'selectedInfo'; answer: CellInfoAt }
  | { kind: 'previewBoard'; preview: PreviewBoard }
  | { kind: 'answered'; source: Source; first: boolean; chunks: string[]; cases: number; done: boolean };

export type Intent = DocumentIntent | PlaybackIntent | BoardIntent | PanesIntent | Arrival;
