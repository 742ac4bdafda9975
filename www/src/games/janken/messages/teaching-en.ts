// The questions for a class about Janken Tactics, and the lesson.

export const jankenTeaching = {
  askMove: 'What is the next move?',
  askTruth: (order: string): string => `The next move is ${order}. Does it succeed?`,
  order: (order: string): string => `The next move: ${order}.`,
  questions: [
    'Does the next move succeed, and why?',
    'Where can the unit of that move go with its ten points?',
    'Which cells can it not reach, and why?',
  ],
  lesson: [
    {
      title: 'Ten points',
      said: 'A unit has ten points for each move. Entering a field costs 1, woods 2, hills 3, mountains 4. Add up the costs of the cells in the row.',
    },
    {
      title: 'Not enough points',
      said: 'The same unit is to go one cell further, and that cell is hills. Does it still have enough points?',
    },
    {
      title: 'Through units of its own side',
      said: 'A unit can pass through cells with units of its own side. There is no other path here.',
    },
    {
      title: 'Not onto units of its own side',
      said: 'A unit can pass through an occupied cell but cannot stop there.',
    },
    {
      title: 'Water',
      said: 'No unit can enter water, however many points it has. Look at the cells in between.',
    },
    {
      title: 'Next to a stronger enemy',
      said: 'A unit must stop when it comes next to a stronger enemy. Mages are stronger than guardians, guardians than swordsmen, and swordsmen than mages.',
    },
  ],
};
