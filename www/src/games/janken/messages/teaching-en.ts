// The questions for a class about Janken Tactics, and the lesson.

export const jankenTeaching = {
  askMove: 'What is the next order?',
  askTruth: (order: string): string => `The next order is ${order}. Does it succeed?`,
  order: (order: string): string => `The next order: ${order}.`,
  questions: [
    'Does the next order succeed, and why?',
    'Where can the unit of that order go with its ten points?',
    'Which cells are blocked for it, and why?',
  ],
  lesson: [
    {
      title: 'Ten points',
      said: 'An order gives a unit ten points. Entering a field costs 1, woods 2, hills 3, mountains 4. Add up the cells of the row.',
    },
    {
      title: 'Not enough points',
      said: 'The same unit is to go one cell further, and that cell is hills. Are the points that are left enough?',
    },
    {
      title: 'Through own units',
      said: 'A unit can pass through cells with units of its own side. There is no other path here.',
    },
    {
      title: 'Not onto own units',
      said: 'A unit can pass through an occupied cell but cannot stop there.',
    },
    {
      title: 'Water',
      said: 'No unit can enter water, however many points it has. Look at the cells in between.',
    },
    {
      title: 'The zone of a stronger enemy',
      said: 'A unit must stop next to a stronger enemy: its path can end there but not continue. Mages are stronger than guardians, guardians than swordsmen, and swordsmen than mages.',
    },
  ],
};
