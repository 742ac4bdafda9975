// The options of a game as a case holds them: "alphabet=1,2 seed=7 nodes=20000".

import * as w from 'words:solitaire';
import type { SolitaireBoard } from '../../../engine/boundary';
import { state } from '../../../game';
import { PIECES, WORD_OF } from '../format';

/** The names of numbers of positions. */
export const STRENGTHS: Readonly<Record<number, string>> = {
  1000: w.strengthOf({ strength: 'fast' }),
  20000: w.strengthOf({ strength: 'good' }),
  200000: w.strengthOf({ strength: 'strong' }),
  2000000: w.strengthOf({ strength: 'best' }),
};
const USUAL = 20_000;

export type Terms = { alphabet: string | null; seed: string; nodes: number };

/** The options of a case. An option that is left out has the engine's default. */
export function readTerms(options: string): Terms {
  const said = new Map(options.split(/\s+/).map((word) => word.split('=', 2) as [string, string]));
  const nodes = Number(said.get('nodes'));
  return { alphabet: said.get('alphabet') ?? null, seed: said.get('seed') ?? '0', nodes: nodes > 0 ? nodes : USUAL };
}

/** A set of types as an option writes it. */
export function written({ alphabet }: SolitaireBoard): string {
  return alphabet.length === PIECES.length ? 'all' : alphabet.map((piece) => WORD_OF[piece]).join(',');
}

/** The names of sets of types that are offered. */
export const ALPHABETS: Readonly<Record<string, string>> = {
  all: w.allTypes,
  '1,2,3,4': '1, 2, 3, 4',
  'torn,lopare,dam': w.chessPieces,
  '1,2': '1, 2',
  '1': w.onlyOne,
  springare: w.onlyKnights,
};

export const alphabetName = (alphabet: string): string => ALPHABETS[alphabet] ?? alphabet.replaceAll(',', ' ');

export const termsNow = (): Terms => readTerms(state.source.value.options);
