// What the page says of Janken Tactics before it is loaded.
export const jankenEntry = {
  name: 'Janken Tactics',
  samples: {
    zones: 'Enemies round a lake',
  },
};
