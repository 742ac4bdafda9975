// The questions for a class about Janken Tactics.

export const jankenTeaching = {
  askMove: 'What is the next move?',
  askTruth: (order: string): string => `The next move is ${order}. Does it succeed?`,
  order: (order: string): string => `The next move: ${order}.`,
  questions: [
    'Does the next move succeed, and why?',
    'Where can the unit of that move go with its ten points?',
    'Which cells can it not reach, and why?',
  ],
  facts: {
    cost: 'How many points does the next move cost?',
    left: 'How many of the ten points are left after the next move?',
    reach: 'Name a cell that the unit of the next move can pass or reach.',
  },
};
