/** Milliseconds of a slice of work: messages that came meanwhile are heard after it. */
export const SLICE = 8;

/** How many units to do next, after `count` of them took `ms`. */
export const paced = (count: number, ms: number, aim = SLICE): number =>
  Math.max(1, Math.ceil(count * Math.min(4, aim / Math.max(ms, 0.05))));
