// Replay files: a moment with all that leads to it, for inputs of any length. Loaded when one is saved or opened.

import * as w from 'words:share';
import { entryOf, type GameModule } from '../board/game-modules';
import { GAME_NAMES } from '../engine/boundary';
import { notices } from '../game';
import type { Draft } from '../game/input';
import { tidy } from '../lib/tidy';
import type { Moment } from './link';
import { visits } from './visits';

const VERSION = 1;
const MOST = 0xffff_ffff;

/** `case` counts from 1, as in a link. `moves`: a branch; '' = the solver's line. */
type Replay = {
  boardlab: 'replay';
  version: number;
  /** The version of the program that wrote it, and the day of its release if there is one. */
  program: string;
  released: string | undefined;
  game: string;
  limits: 'statement' | 'lifted';
  options: string;
  case: number;
  ply: number;
  moves: string;
  text: string;
};

type Trouble = 'strange' | 'damaged' | 'newer';

export function replayOf({ source, position }: Moment): string {
  const replay: Replay = {
    boardlab: 'replay',
    version: VERSION,
    program: PROGRAM_VERSION,
    released: PROGRAM_RELEASED,
    game: source.game,
    limits: source.relaxed ? 'lifted' : 'statement',
    options: source.options,
    case: position.case + 1,
    ply: position.ply,
    moves: position.moves,
    text: source.text,
  };
  return `${JSON.stringify(replay, null, 2)}\n`;
}

const isWhole = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST;

function parsed(text: string): Partial<Record<keyof Replay, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function draftOf(fields: Partial<Record<keyof Replay, unknown>>): Draft | Trouble {
  const { boardlab, version, game, limits, options, case: index, ply, moves, text } = fields;
  if (boardlab !== 'replay') return 'strange';
  if (isWhole(version, VERSION + 1)) return 'newer';
  const tab = GAME_NAMES.find((one) => one === game);
  const known = version === VERSION && tab && (limits === 'lifted' || limits === 'statement');
  const texts = typeof options === 'string' && typeof moves === 'string' && typeof text === 'string';
  if (!known || !texts || !isWhole(index, 1) || !isWhole(ply, 0)) return 'damaged';
  const source = { game: tab, text: tidy(text), relaxed: limits === 'lifted', options };
  return { source, position: { case: index - 1, ply, moves } };
}

/** What begins the results of a tournament: an object with its matches, or a line for each behind that of the settings. */
function isResults(text: string): boolean {
  const head = parsed(text.slice(0, text.search(/$/m)));
  return !!head && 'boardlab' in head && 'players' in head && ('matches' in head || 'limits' in head);
}

/** Whether a game has shown them. */
async function showResults(text: string): Promise<boolean> {
  for (const game of GAME_NAMES) {
    const { openResults } = (await entryOf(game).load()) as GameModule;
    if (await openResults?.(text)) return true;
  }
  return false;
}

/** A file that was cut off still says what it was. */
function draftIn(text: string): Draft | Trouble {
  const fields = parsed(text);
  return fields ? draftOf(fields) : text.includes('"boardlab"') ? 'damaged' : 'strange';
}

/** Opens the moment that a file holds, or the results of a tournament, or says why not and changes nothing. */
export async function openReplay(name: string, text: string): Promise<void> {
  const areResults = isResults(text);
  if (areResults && (await showResults(text))) return;
  const found = areResults ? 'results' : draftIn(text);
  if (typeof found === 'string') notices.say({ kind: 'said', text: w.notOpened({ why: found, name }) });
  else visits.open(found);
}
