// What a game shows besides the common desk: its board, its panels, its words. Loaded when its tab is first opened.
import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Board, EventKind, Explanation, GameName } from '../engine/boundary';
import type { RuleId } from '../i18n/rules-common';
import type { Sign } from '../i18n/signs';
import type { Redaction } from '../lib/redact';
import type { Desk, OwnSide } from '../store/state';
import type { Plan, Renderer } from './renderer';

/** A sentence and the ruling behind it. */
export type Reason = { text: string; rule: RuleId };

/** `side`: what the state calls it. */
export type OwnPage = { side: OwnSide; name: string; Page: FunctionComponent };

/** `Overlay`: what the game adds to what is drawn. */
export type FaceOf<B extends Board, W extends Explanation, Overlay = unknown> = {
  renderer: Renderer<B, Overlay>;
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
  signs: readonly Sign[];
  /** A legend of the face's own, before that of its signs. */
  Signs?: FunctionComponent;
  events: readonly EventKind[];
  /** Whether the solver may answer a person's moves as an opponent. */
  rival: boolean;
  /** The step that led to a position. */
  sentence(board: B): string;
  /** The next move and its reason. */
  because(why: W, board: B): Reason;
  /** What the solver would have done instead of a person's last move. */
  advice(past: W, move: string): string;
  /** Where this position, or its output, meets a slip of the statement. */
  slips(board: B): Reason[];
  /** Pages beside the board that only this game has. */
  own?: readonly OwnPage[];
  /** How to move by hand. */
  hint: string;
  /** What is shown of a position while a class guesses the next move. */
  redaction: Redaction<B>;
  /** The move of a plan. */
  spell?(board: B, plan: Plan): string;
  /** The word that takes a person's move into the text; null = there is none. */
  keep?(board: B): string | null;
};

/** A face whose game is known only when the page runs: the board it is given is always its own. */
export type Face = FaceOf<Board, Explanation>;

const loaders: Record<GameName, () => Promise<unknown>> = {
  robots: () => import('../games/robots').then(({ robots }) => robots),
  janken: () => import('../games/janken').then(({ janken }) => janken),
  pursuit: () => import('../games/pursuit').then(({ pursuit }) => pursuit),
  solitaire: () => import('../games/solitaire').then(({ solitaire }) => solitaire),
  knights: () => import('../games/knights').then(({ knights }) => knights),
};

const faces = new Map<GameName, Signal<Face | null>>();

/** A game's face; null while it is on its way. */
export function faceOf(game: GameName): Signal<Face | null> {
  const known = faces.get(game) ?? signal<Face | null>(null);
  if (!faces.has(game)) {
    faces.set(game, known);
    loaders[game]().then(
      (face) => {
        known.value = face as Face;
      },
      // Without a network the next visit tries again.
      () => faces.delete(game),
    );
  }
  return known;
}
