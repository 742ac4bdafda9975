// What the page says of Solitaire Chess before it is loaded.
export const solitaireEntry = {
  name: 'Solitaire Chess',
  samples: {
    fresh: 'Seed 0, all eight piece types',
    illegal: 'An illegal move',
    springare: 'Only knights (springare)',
  },
};
