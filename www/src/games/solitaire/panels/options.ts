// The options of a game as a case holds them: "alphabet=1,2 seed=7 nodes=20000".
import type { SolitaireBoard } from '../../../engine/boundary';
import { state } from '../../../game';
import { WORDS } from '../messages/board-en';

export const STRENGTHS = [1_000, 20_000, 200_000, 2_000_000] as const;
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
  const all = alphabet.length === Object.keys(WORDS.pieces).length;
  return all ? 'all' : alphabet.map((piece) => WORDS.pieces[piece].word).join(',');
}

export const termsNow = (): Terms => readTerms(state.source.value.options);
