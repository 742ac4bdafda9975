// What the page needs of a game: what is known of it at once, and its module, which is loaded when its tab is first opened.
import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type {
  Board,
  Difference,
  EventKind,
  Explanation,
  GameMistakes,
  GameName,
  MistakenFrame,
} from '../engine/boundary';
import type { Engine } from '../engine/engine';
import type { Source } from '../engine/protocol';
import type { BoardCell, Plan, Tile } from '../game/cells';
import type { State } from '../game/page';
import type { Side } from '../game/panes';
import type { GameFaults, GameSizes } from '../i18n/faults-common';
import type { TimelineUnit } from '../i18n/format';
import type { Redaction } from '../lib/redact';
import type { Descriptions } from './descriptions';
import type { Drawing, Scene } from './drawing';
import type { Interaction } from './interaction';
import type { Colour } from './theme';

/** A sentence and the ruling behind it, one of the game's own. */
export type Reason<Rule extends string = string> = { text: string; rule: Rule };

/**
 * `side`: what the state calls it. `isWide`: it takes the room of input and output, and is opened by a control of the game's.
 * `forClass`: a class can be shown it.
 */
export type GamePage = { side: Side; name: string; isWide?: true; forClass?: true; Page: FunctionComponent };

/** The tool that moves what is on a cell, and the one that removes it. */
export const MOVE = 'move';
export const REMOVE = 'remove';

/** A tool that puts something on a cell: the editor's word for it, and its name. */
export type Piece = { word: string; name: string };
export type Tool = typeof MOVE | typeof REMOVE | Piece;

/** Tools by what they are called. */
export const piecesOf = (names: Readonly<Record<string, string>>): Piece[] =>
  Object.entries(names).map(([word, name]) => ({ word, name }));

/** How a board is edited. */
export type Edits<B> = {
  tools: readonly Tool[];
  /** Whether what is on a cell can be moved. */
  takes(board: B, cell: BoardCell): boolean;
  /** The edit command that applies a tool to a cell; null if it would change nothing. */
  change(tool: string, cell: BoardCell, board: B): string | null;
  /** The edit command that moves what is on a cell. */
  moved(from: BoardCell, to: BoardCell, board: B): string;
};

/** Marks that several games have. */
export const STAR = 'M0-4.8L1.5-1.5 4.8-1.2 2.3 1.2 3 4.6 0 2.8-3 4.6-2.3 1.2-4.8-1.2-1.5-1.5z';
export const EXCLAMATION = 'M0-4.5v5M0 3.5v1';

/** An event on the timeline. */
export type EventSign = {
  /** The path of its mark, within six of the middle. */
  mark: string;
  /** A colour of the palette. */
  colour: Colour;
  filled?: true;
  /** What is said aloud of it. */
  spoken: string;
  /** What the legend says. */
  legend: string;
};

/** Those of a game, in the order of the legend. */
export type EventSigns = { readonly [K in EventKind]?: EventSign };

/** What the known mistakes of a game are called. */
export type MistakeWords<G extends GameName = GameName> = {
  /** What a program does that makes it, without the program. */
  name: (d: { mistake: GameMistakes[G] }) => string;
  /** That an output is what such a program prints. */
  cause: (d: { mistake: GameMistakes[G] }) => string;
};

/** The picture of a board, which is its overlay, for a class that guesses, too. Asks for it where it is another one. */
export type Pictures<B extends Board, Overlay = unknown> = (scene: Scene<B>) => { overlay: Overlay | null };

/** The module of a game. `Overlay` is what it adds to a scene. */
/** `name`: what leads there is called. `take`: a program that is dropped on the page. */
export type OwnLab = { name: string; note: string; open(): void; take(file: File): Promise<void> };

export type GameModuleOf<B extends Board, W extends Explanation, Overlay = unknown> = {
  drawing: Drawing<B, Overlay>;
  interaction: Interaction<B>;
  descriptions: Descriptions<B, Overlay>;
  edits: Edits<B>;
  /** What the game adds to a scene; null if nothing. It reads signals, so that a change of them draws the board again. */
  overlay?(state: State): Overlay | null;
  /** For a board that an engine draws; `redraw` is called when the picture that was asked for is there. */
  pictures?(engine: Pick<Engine, 'askOf'>, redraw: () => void): Pictures<B, Overlay>;
  /** The same for a scene that shows no state of the page, such as a picture's. */
  loadOverlay?(engine: Pick<Engine, 'askOf'>): Promise<Overlay | null>;
  /** The values of a tile that the drawing wants, row by row. */
  loadTile?(engine: Pick<Engine, 'askOf'>, tile: Tile): Promise<Uint8Array>;
  /** Runs when the game's board is in the page; returns what ends what it has begun. */
  start?(): (() => void) | undefined;
  /** The explanation of the next move in detail, under its sentence. */
  Evidence: FunctionComponent<{ board: B; why: W }>;
  /** The position in figures. */
  Facts: FunctionComponent<{ board: B }>;
  /** What is said of a position below one of two boards, where its figures do not tell the games apart. */
  Beside?: FunctionComponent<{ board: B }>;
  /** The controls above the board; null if there are none. */
  Controls: FunctionComponent | null;
  /** The moves as buttons, under the board of a narrow screen, on which cells are smaller than a finger; left out if they are not. */
  Pad?: FunctionComponent<{ hasControls: boolean }>;
  /** The legend's signs: the class of each, and its name. */
  signs: readonly (readonly [look: string, name: string])[];
  /** A legend of the game's own, before that of its signs. */
  Signs?: FunctionComponent;
  events: EventSigns;
  /** What is said of a faulty input, and of a move that is refused. */
  faults: GameFaults<B['game']>;
  /** The size of an input in words. */
  sizes: GameSizes<B['game']>;
  /** Where a visitor's program plays, where it is not tried on inputs. */
  lab?: OwnLab;
  /** Shows the results of a tournament that its programs have played; false if the text is none of its own. */
  openResults?(text: string): Promise<boolean>;
  /** Whether what the board shows tells the next move: then it shows no more without hints than to a class that guesses. */
  valuesAreHints?: true;
  /** Whether the solver can answer a person's moves as an opponent. */
  hasOpponent: boolean;
  /** Where each side has a player of its own: the choice of a person's side. The solver plays the other one. */
  Seats?: FunctionComponent;
  /** Begins another game; left out where that is the same case from its first position. null: nobody plays, moves are judged. */
  newGame?: (() => void) | null;
  /** What is said where no move is left, if not that the game is over. */
  over?: string;
  /** The step that led to a position, as a sentence. */
  describeStep(board: B): string;
  /** How good the result of a game that is over is; nothing if omitted or ''. */
  describeResult?(board: B): string;
  /** The next move and its reason. */
  explainMove(explanation: W, board: B): Reason;
  /** What the solver would have done instead of a person's last move, which led to `board`; `past`: its explanation there. */
  advice(past: W, move: string, board: B): string;
  /** The ruling about what an output with a fault of form does not keep to. */
  formRule(fault: Difference): string;
  /** Loads the words for its known mistakes, which only a wrong output needs. */
  mistakes(): Promise<MistakeWords<B['game']>>;
  /** The board of the same case at a position of the game with a mistake; left out where a board does not tell the games apart. */
  mistakenBoard?(board: B, frame: MistakenFrame): B;
  /** What the output of a case says of the move that led to a position; left out where boards show all that moves do. */
  outputOf?(output: string, ply: number): string;
  /** The mistakes in the statement that this position or its output is about. */
  errata(board: B): Reason[];
  /** Pages beside the board that only this game has. */
  pages?: readonly GamePage[];
  /** How to move by hand, where `cellHint` does not say it. */
  hint?: string;
  /** For the box about a cell, while it is about none: how one learns something of a cell, and how to move by it. */
  cellHint: { look(d: { by: 'tap' | 'point' }): string; play(board: B): string };
  /** What is shown of a position while a class guesses the next move. */
  redaction: Redaction<B>;
  /** The same where a lesson shows values: what the engine knows of cells, but neither who wins nor the next move. */
  valueRedaction: Redaction<B>;
  /** The move of a plan. */
  moveOfPlan?(board: B, plan: Plan): string;
  /** The edit command that writes a person's move into the text; null if there is none. */
  moveAsEdit?(board: B): string | null;
};

/** A module of a game that is known only at run time. It is only given boards of that game. */
export type GameModule = GameModuleOf<Board, Explanation>;

/** Links name samples by their ids, so the text of an id never changes. */
export type Sample = { id: string; text: string; name: string };

/** How a game is named by a seed where random inputs are made otherwise than by the workbench. */
export type OwnSeeds = {
  /** Opens the game of a seed. */
  open(seed: string): Promise<void>;
  /** The words of a link that make a source's text; null where nothing is known of a seed. */
  words(source: Source): string[] | null;
  /** The text that they make under a source's options. */
  text(words: string[], options: string): Promise<string>;
};

/** `judges`: the online judges that have the problem, or another remark; may be empty. `task`: one sentence. */
export type GameAbout = { origin: string; judges: string; task: string };

/** What the page knows of a game before its part is loaded. */
export type GameEntry = {
  name: string;
  about: GameAbout;
  /** The first is what an empty page opens with. */
  samples: readonly [Sample, ...Sample[]];
  /** Where it opens in that sample, from 0; the first position of the first case if omitted. */
  opening?: { case: number; ply: number };
  /** What its timeline counts. */
  unit: TimelineUnit;
  /** Whether its texts may be transcripts, which tell what a class is guessing. */
  hasTranscripts: boolean;
  ownSeeds?: OwnSeeds;
  /** The height of its board on a phone, if it has controls above it. It is reserved until they are loaded. */
  height?: string;
  /** Rows of those controls where the page has one column and on a wide screen; one if omitted. */
  controlRows?: { narrow: number; wide: number };
  /** Loads its module, a `GameModuleOf` its own board. */
  load(): Promise<unknown>;
  /** Markdown. */
  rules(): Promise<string>;
  /** What it brings to a class, a `TeachingOf` its own board. */
  teaching(): Promise<unknown>;
};
export type GameEntries = Record<GameName, GameEntry>;

const entries = new Map<GameName, GameEntry>();

/** Sets the games; called once, when the page starts. */
export function startGames(games: GameEntries): void {
  for (const game of Object.keys(games) as GameName[]) entries.set(game, games[game]);
}

export function entryOf(game: GameName): GameEntry {
  const entry = entries.get(game);
  if (!entry) throw new Error('the page has no games yet');
  return entry;
}

const gameModules = new Map<GameName, Signal<GameModule | null>>();

/** A game's module; null until it is loaded. */
export function gameModuleOf(game: GameName): Signal<GameModule | null> {
  const known = gameModules.get(game) ?? signal<GameModule | null>(null);
  if (!gameModules.has(game)) {
    gameModules.set(game, known);
    entryOf(game)
      .load()
      .then(
        (gameModule) => {
          known.value = gameModule as GameModule;
        },
        (error) => {
          // The next call tries again, for example when the network is back.
          gameModules.delete(game);
          throw error;
        },
      );
  }
  return known;
}
