// What a class may see.
export const CLASSES = ['present', 'predict', 'lesson', 'sheet', 'seed', 'edit', 'collect', 'notes', 'play'] as const;
export type ClassMode = (typeof CLASSES)[number];

/** Modes that bring positions of their own. What lay on the board before comes back with the others. */
export const bringsPositions = (mode?: ClassMode): boolean =>
  mode === 'lesson' || mode === 'edit' || mode === 'collect';
