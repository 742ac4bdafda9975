import type { Robot, RobotsBoard } from '../../engine/boundary';
import type { Redaction } from '../../lib/redact';

const robot: Redaction<Robot> = { id: 'shown', at: 'shown' };

/** What a class sees while it guesses: the position, and the step that led to it. The engine knows no more of it. */
export const redaction: Redaction<RobotsBoard> = {
  game: 'shown',
  size: 'shown',
  you: 'shown',
  robots: robot,
  nearest: robot,
  debris: 'shown',
  teleports: { at: 'shown', used: 'shown' },
  moves: 'shown',
  end: 'shown',
  step: {
    from: 'shown',
    teleported: 'shown',
    push: { from: 'shown', to: 'shown' },
    glides: { id: 'shown', from: 'shown', to: 'shown', fate: 'shown' },
    wrecks: 'shown',
  },
};
