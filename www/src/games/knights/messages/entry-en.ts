// What the page says of Hyper Knights before it is loaded.
export const knightsEntry = {
  name: 'Hyper Knights',
  samples: {
    corner: 'Three near the corner',
    twenty: 'Twenty knights',
  },
};
