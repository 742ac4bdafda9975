// What a game is to the page: what is known of it at once, and what it shows, which is loaded when its tab is first opened.
import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Board, EventKind, Explanation, GameName } from '../engine/boundary';
import type { Source } from '../engine/protocol';
import type { GameFaults } from '../i18n/faults-common';
import type { GameRules } from '../i18n/rules-common';
import type { Redaction } from '../lib/redact';
import type { Desk, Side } from '../store/state';
import type { BoardCell, Plan, Renderer } from './renderer';
import type { Colour } from './theme';

/** A sentence and the ruling behind it, one of the game's own. */
export type Reason<Rule extends string = string> = { text: string; rule: Rule };

/** `side`: what the state calls it. */
export type GamePage = { side: Side; name: string; Page: FunctionComponent };

/** The tool that takes a piece in hand, and the one that takes it away. */
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
  /** What is on a cell can be moved, or is one of the tools' things. */
  takes(board: B, place: BoardCell): boolean;
  /** The word that puts a tool's thing on a cell, or removes what is there; null = nothing is. */
  change(tool: string, place: BoardCell, board: B): string | null;
  /** The word that moves what is on a cell. */
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

/** `Overlay`: what the game adds to what is drawn. */
export type GameModuleOf<B extends Board, W extends Explanation, Overlay = unknown> = {
  renderer: Renderer<B, Overlay>;
  edits: Edits<B>;
  /** What the game adds to a scene; null = nothing. It reads the state: who draws by it draws again. */
  overlay?(desk: Desk): Overlay | null;
  /** Starts what goes on while the game's board stands in the page; returns what ends it. */
  start?(): () => void;
  /** The evidence of the next move, under its one sentence. */
  Evidence: FunctionComponent<{ board: B; why: W }>;
  /** The position in figures. */
  Facts: FunctionComponent<{ board: B }>;
  /** Controls of the board itself; null = none. */
  Controls: FunctionComponent | null;
  /** The names of the legend's signs, by their classes. */
  signs: Readonly<Record<string, string>>;
  /** A legend of the game's own, before that of its signs. */
  Signs?: FunctionComponent;
  events: EventSigns;
  /** What is said of a faulty input, and of a move that is refused. */
  faults: GameFaults<B['game']>;
  /** Whether the solver may answer a person's moves as an opponent. */
  hasOpponent: boolean;
  /** The step that led to a position. */
  sentence(board: B): string;
  /** The next move and its reason. */
  because(why: W, board: B): Reason;
  /** What the solver would have done instead of a person's last move. */
  advice(past: W, move: string): string;
  /** Where this position, or its output, meets a slip of the statement. */
  errata(board: B): Reason[];
  /** Pages beside the board that only this game has. */
  pages?: readonly GamePage[];
  /** How to move by hand. */
  hint: string;
  /** What is shown of a position while a class guesses the next move. */
  redaction: Redaction<B>;
  /** The move of a plan. */
  moveOfPlan?(board: B, plan: Plan): string;
  /** The word that takes a person's move into the text; null = there is none. */
  moveAsEdit?(board: B): string | null;
};

/** A module whose game is known only when the page runs: the board it is given is always its own. */
export type GameModule = GameModuleOf<Board, Explanation>;

/** Links name samples by their ids: an id keeps its text for ever. */
export type Sample = { id: string; text: string; name: string };

/** How a game is named by a seed where random inputs are made otherwise than by the workbench. */
export type OwnSeeds = {
  /** Opens the game of a seed. */
  open(seed: string): void;
  /** The words of a link that make a source's text; null where nothing is known of a seed. */
  words(source: Source): string[] | null;
  /** The text that they make under a source's options. */
  text(words: string[], options: string): Promise<string>;
};

/** What the page knows of a game before its part is loaded. */
export type GameEntry = {
  name: string;
  /** The first is what an empty page opens with. */
  samples: readonly [Sample, ...Sample[]];
  /** Whether its texts may be transcripts, which tell what a class is guessing. */
  hasTranscripts: boolean;
  ownSeeds?: OwnSeeds;
  /** How high its board is on a phone, where it has controls above it: the room is kept until they come. */
  height?: string;
  /** What it shows, a `GameModuleOf` its own board. */
  load(): Promise<unknown>;
  rules(): Promise<GameRules>;
  /** What it brings to a class, a `TeachingOf` its own board. */
  teaching(): Promise<unknown>;
};
export type GameEntries = Record<GameName, GameEntry>;

let entries: GameEntries | null = null;

/** Tells where the games are; called once, when the page starts. */
export const startGames = (games: GameEntries): void => {
  entries = games;
};

export function entryOf(game: GameName): GameEntry {
  if (!entries) throw new Error('the page has no games yet');
  return entries[game];
}

const gameModules = new Map<GameName, Signal<GameModule | null>>();

/** A game's module; null while it is on its way. */
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
        // Without a network the next visit tries again.
        () => gameModules.delete(game),
      );
  }
  return known;
}
