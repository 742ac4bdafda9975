// What the page needs of a game: what is known of it at once, and its module, which is loaded when its tab is first opened.
import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Board, EventKind, Explanation, GameName } from '../engine/boundary';
import type { GameRules, RuleId } from '../i18n/rules-common';
import type { SampleId, Sign } from '../i18n/signs';
import type { Redaction } from '../lib/redact';
import type { BoardCell, Plan } from '../store/cells';
import type { Desk, OwnSide } from '../store/state';
import type { Descriptions } from './descriptions';
import type { Drawing } from './drawing';
import type { Interaction } from './interaction';
import type { Lesson } from './lesson';

/** A sentence and the ruling behind it. */
export type Reason = { text: string; rule: RuleId };

/** `side`: what the state calls it. */
export type GamePage = { side: OwnSide; name: string; Page: FunctionComponent };

/** The tool that moves what is on a cell, and the one that removes it. */
export const MOVE = 'move';
export const REMOVE = 'remove';

/** How a board is edited. */
export type Edits<B> = {
  tools: readonly string[];
  /** Whether what is on a cell can be moved. */
  takes(board: B, cell: BoardCell): boolean;
  /** The edit command that applies a tool to a cell; null if it would change nothing. */
  change(tool: string, cell: BoardCell, board: B): string | null;
  /** The edit command that moves what is on a cell. */
  moved(from: BoardCell, to: BoardCell, board: B): string;
};

/** The module of a game. `Overlay` is what it adds to a scene. */
export type GameModuleOf<B extends Board, W extends Explanation, Overlay = unknown> = {
  drawing: Drawing<B, Overlay>;
  interaction: Interaction<B>;
  descriptions: Descriptions<B, Overlay>;
  edits: Edits<B>;
  /** What the game adds to a scene; null if nothing. It reads signals, so that a change of them draws the board again. */
  overlay?(desk: Desk): Overlay | null;
  /** Runs while the game's board is in the page; returns what ends it. */
  start?(): () => void;
  /** The explanation of the next move in detail, under its sentence. */
  Evidence: FunctionComponent<{ board: B; why: W }>;
  /** The position in figures. */
  Facts: FunctionComponent<{ board: B }>;
  /** The controls above the board; null if there are none. */
  Controls: FunctionComponent | null;
  signs: readonly Sign[];
  /** A legend of the game's own, before that of its signs. */
  Signs?: FunctionComponent;
  events: readonly EventKind[];
  /** Whether the solver can answer a person's moves as an opponent. */
  hasOpponent: boolean;
  /** The step that led to a position, as a sentence. */
  describeStep(board: B): string;
  /** The next move and its reason. */
  explainMove(explanation: W, board: B): Reason;
  /** What the solver would have done instead of a person's last move; `past`: its explanation there. */
  advice(past: W, move: string): string;
  /** The mistakes in the statement that this position or its output is about. */
  errata(board: B): Reason[];
  /** Pages beside the board that only this game has. */
  pages?: readonly GamePage[];
  /** How to move by hand. */
  hint: string;
  /** What is shown of a position while a class guesses the next move. */
  redaction: Redaction<B>;
  /** The move of a plan. */
  moveOfPlan?(board: B, plan: Plan): string;
  /** The edit command that writes a person's move into the text; null if there is none. */
  moveAsEdit?(board: B): string | null;
};

/** A module of a game that is known only at run time. It is only given boards of that game. */
export type GameModule = GameModuleOf<Board, Explanation>;

/** Links name samples by their ids, so the text of an id never changes. */
export type Sample = { id: SampleId; text: string };

/** What the page knows of a game before its part is loaded. */
export type GameEntry = {
  /** The first is what an empty page opens with. */
  samples: readonly [Sample, ...Sample[]];
  /** The height of its board on a phone, if it has controls above it. It is reserved until they are loaded. */
  height?: string;
  /** Loads its module, a `GameModuleOf` its own board. */
  load(): Promise<unknown>;
  rules(): Promise<GameRules>;
  lesson(): Promise<Lesson>;
};
export type GameEntries = Record<GameName, GameEntry>;

let entries: GameEntries | null = null;

/** Sets the games; called once, when the page starts. */
export const startGames = (games: GameEntries): void => {
  entries = games;
};

export function entryOf(game: GameName): GameEntry {
  if (!entries) throw new Error('the page has no games yet');
  return entries[game];
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
        // The next call tries again, for example when the network is back.
        () => gameModules.delete(game),
      );
  }
  return known;
}
