// What Pursuit says of its inputs, their parts, and the moves that it refuses, in the panels that all games share.
import * as w from 'words:pursuit';
import type { GameFaults, GameSizes } from '../../i18n/faults-common';

/** The catchers' comes first. */
const sideOf = (index: number) => (index === 1 ? 'catchers' : 'fugitive');
/** The two numbers of a step. */
const stepAt = ({ number }: { number: number }) => ({ nth: number, next: number + 1 });

export const faults: GameFaults<'pursuit'> = {
  fields: {
    role: () => w.partRole,
    fieldKind: () => w.partKind,
    fieldSide: () => w.partSide,
    catcherCount: () => w.partCatchers,
    stepCount: () => w.partSteps,
    turnCount: () => w.partTurns,
    turn: () => w.partTurn,
    fugitiveX: () => w.partFugitive({ axis: 'x' }),
    fugitiveY: () => w.partFugitive({ axis: 'y' }),
    catcherX: (index) => w.partCatcher({ axis: 'x', nth: index - 1 }),
    catcherY: (index) => w.partCatcher({ axis: 'y', nth: index - 1 }),
    robotName: (index) => w.partRobot({ side: sideOf(index) }),
    points: (index) => w.partPoints({ side: sideOf(index) }),
    scoreColon: () => w.partColon,
    moveNumber: (index) => w.partMove({ nth: index }),
    programOutput: (index) => w.partOutput({ nth: index }),
  },
  notations: {
    notPlaced: ({ value }) => w.notPlacedYet({ value }),
    replayMove: ({ index }) => w.replayLine({ nth: index }),
  },
  occupants: {},
  fixes: { writeNotPlaced: w.writeNotPlaced, replayLine: w.fixReplay },
  refusals: {
    numbers: (what) => w.numbers(what),
    outOfRange: ({ number, min, max }) => w.refusedRange({ nth: number, min, max }),
    notPlaced: w.refusedPlacing,
    diagonal: (what) => w.refusedDiagonal(stepAt(what)),
    offField: (what) => w.refusedOff(stepAt(what)),
  },
};

/** The size of an input. */
export const sizes: GameSizes<'pursuit'> = {
  catcher: (catchers) => w.catchers({ catchers }),
  cell: (cells) => w.cells({ cells }),
  move: (moves) => w.moves({ moves }),
};
