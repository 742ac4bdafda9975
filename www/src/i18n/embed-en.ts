// The words of a board on another page.

export const embedWords = {
  open: (game: string) => `Open ${game} in Boardlab`,
  label: (game: string) => `${game}: board`,
  /** The next move, and why: below the sentence about the last one. */
  next: (reason: string) => `Next: ${reason}`,

  /** Why there is nothing to show. */
  noGame: (found: string, known: string): string =>
    `${found ? `There is no game “${found}”.` : 'No game is named.'} The games are ${known}.`,
  noSample: (game: string, found: string, known: string) =>
    `${game} has no sample “${found}”. The samples are ${known}.`,
  badLoad: 'The page around this board sent an input with a missing, wrong or too long field.',
  damagedLink: 'The link to this position is damaged.',
  newerLink: 'The link to this position was made by a newer version of Boardlab.',
  notKept: 'The link leads to a large input that is stored only in the browser in which the link was made.',
};
