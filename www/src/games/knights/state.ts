// What Hyper Knights adds to the state of the page.
import { effect } from '@preact/signals';
import type { Landmarks } from '../../engine/boundary';
import { engines, state } from '../../game';
import { slice } from '../../game/slice';

/** Irregular bands and largest values of the whole board. They are the same for every input. */
export const landmarks = slice<{ landmarks: Landmarks | null }, { kind: 'landmarks'; landmarks: Landmarks }>(
  { landmarks: null },
  {
    landmarks: (fields, { landmarks }) => {
      fields.landmarks.value = landmarks;
    },
  },
);

/** Asks for the landmarks once a board is shown; returns what ends that. */
export const fetchLandmarks = (): (() => void) =>
  effect(() => {
    if (state.shown.value?.frame.board.game !== 'knights' || landmarks.state.landmarks.peek()) return;
    engines.session.ask('landmarks', null).then(
      (found) => landmarks.act({ kind: 'landmarks', landmarks: found }),
      () => {},
    );
  });
