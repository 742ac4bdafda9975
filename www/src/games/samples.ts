import jankenStatement from '../../samples/janken-statement.txt?raw';
import jankenZones from '../../samples/janken-zones.txt?raw';
import knightsCorner from '../../samples/knights-corner.txt?raw';
import knightsStatement from '../../samples/knights-statement.txt?raw';
import knightsTwenty from '../../samples/knights-twenty.txt?raw';
import pursuitBig from '../../samples/pursuit-big.txt?raw';
import pursuitForfeit from '../../samples/pursuit-forfeit.txt?raw';
import pursuitMatch from '../../samples/pursuit-match.txt?raw';
import pursuitStatement from '../../samples/pursuit-statement.txt?raw';
import pursuitTorus from '../../samples/pursuit-torus.txt?raw';
import robotsChase from '../../samples/robots-chase.txt?raw';
import robotsCrowd from '../../samples/robots-crowd.txt?raw';
import robotsStatement from '../../samples/robots-statement.txt?raw';
import solitaireFresh from '../../samples/solitaire-fresh.txt?raw';
import solitaireIllegal from '../../samples/solitaire-illegal.txt?raw';
import solitaireSpringare from '../../samples/solitaire-springare.txt?raw';
import solitaireStatement from '../../samples/solitaire-statement.txt?raw';
import type { GameName } from '../engine/boundary';

/** Links name samples by these ids: an id keeps its text for ever. */
export type SampleId =
  | 'statement'
  | 'chase'
  | 'crowd'
  | 'corner'
  | 'twenty'
  | 'zones'
  | 'fresh'
  | 'illegal'
  | 'springare'
  | 'match'
  | 'torus'
  | 'big'
  | 'forfeit';
export type Sample = { id: SampleId; text: string };

/** The first of each game is what an empty page opens with. */
export const SAMPLES: Record<GameName, readonly [Sample, ...Sample[]]> = {
  robots: [
    { id: 'statement', text: robotsStatement },
    { id: 'chase', text: robotsChase },
    { id: 'crowd', text: robotsCrowd },
  ],
  janken: [
    { id: 'statement', text: jankenStatement },
    { id: 'zones', text: jankenZones },
  ],
  pursuit: [
    { id: 'match', text: pursuitMatch },
    { id: 'statement', text: pursuitStatement },
    { id: 'torus', text: pursuitTorus },
    { id: 'big', text: pursuitBig },
    { id: 'forfeit', text: pursuitForfeit },
  ],
  solitaire: [
    { id: 'statement', text: solitaireStatement },
    { id: 'fresh', text: solitaireFresh },
    { id: 'illegal', text: solitaireIllegal },
    { id: 'springare', text: solitaireSpringare },
  ],
  knights: [
    { id: 'statement', text: knightsStatement },
    { id: 'corner', text: knightsCorner },
    { id: 'twenty', text: knightsTwenty },
  ],
};
