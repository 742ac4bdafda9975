// What the page says of Pursuit before it is loaded.
export const pursuitEntry = {
  name: 'Pursuit',
  samples: {
    match: 'A whole match',
    torus: 'Three catchers on a torus',
    big: '50 catchers, 100 × 100',
    forfeit: 'A replay with a forfeit',
  },
};
