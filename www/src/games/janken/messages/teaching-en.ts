// What a class is asked of Janken Tactics, and what its lesson says.

export const jankenTeaching = {
  askMove: 'What is the next order?',
  askTruth: (order: string): string => `The next order is ${order}. Does it succeed?`,
  order: (order: string): string => `The next order: ${order}.`,
  questions: [
    'What comes of the next order, and why?',
    'Where may the unit of that order go with its ten points?',
    'Which cells are closed to it, and by what?',
  ],
  lesson: [
    {
      title: 'Ten points',
      said: 'An order gives a unit ten points. Entering a field costs 1, woods 2, hills 3, mountains 4. Count the cells of the row.',
    },
    {
      title: 'Too dear',
      said: 'The same unit wants one cell more, and that one is hills. What is left is not always enough.',
    },
    {
      title: 'Through friends',
      said: 'A unit may pass through cells where units of its own side stand. There is no other way here.',
    },
    {
      title: 'Not onto friends',
      said: 'To pass is one thing, to stop is another: a cell with a unit on it is taken.',
    },
    {
      title: 'Water',
      said: 'Nobody enters water, whatever the points. Look at what lies between.',
    },
    {
      title: 'The zone of a stronger enemy',
      said: 'Beside an enemy that is stronger than it a unit must stop: its way may end there, not go on. Mages are stronger than guardians, guardians than swordsmen, swordsmen than mages.',
    },
  ],
};
