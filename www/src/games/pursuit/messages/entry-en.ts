// What the page says of Pursuit before it is loaded.
export const pursuitEntry = {
  name: 'Pursuit',
  samples: {
    match: 'A match: t0py',
    torus: 'Three on a torus',
    big: 'Fifty on 100 × 100',
    forfeit: 'A replay with a forfeit',
  },
};
