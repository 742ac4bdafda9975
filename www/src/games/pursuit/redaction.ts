import type { PursuitBoard } from '../../engine/boundary';
import type { Redaction } from '../../lib/redact';

/** What a class sees while it guesses: everything but where the fugitive's next move may end. */
export const redaction: Redaction<PursuitBoard> = {
  game: 'shown',
  torus: 'shown',
  n: 'shown',
  steps: 'shown',
  turns: 'shown',
  turn: 'shown',
  blocked: 'shown',
  sideToMove: 'shown',
  players: 'shown',
  robots: 'shown',
  catchers: 'shown',
  fugitive: 'shown',
  reach: () => '',
  pairs: 'shown',
  step: { side: 'shown', catchers: 'shown', path: 'shown', turned: 'shown' },
  end: {
    kind: 'shown',
    side: 'shown',
    error: {
      kind: 'shown',
      number: 'shown',
      line: 'shown',
      text: 'shown',
      expected: 'shown',
      found: 'shown',
      value: 'shown',
      min: 'shown',
      max: 'shown',
      failure: { kind: 'shown', status: 'shown', number: 'shown' },
    },
  },
  score: 'shown',
};

/** With values: also where the fugitive's next move may end. */
export const valueRedaction: Redaction<PursuitBoard> = { ...redaction, reach: 'shown' };
