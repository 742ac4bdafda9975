// The questions for a class about Hyper Knights, and the lesson.

export const knightsTeaching = {
  askMove: 'Which move wins, if any?',
  noMove: 'No move wins (N)',
  askTruth: (): string => 'Can the player to move win?',
  questions: [
    'Who wins, and by which move?',
    'What is the Grundy value of each knight?',
    'Write the values in binary. What is their nim-sum?',
  ],
  lesson: [
    {
      title: 'The corner',
      said: 'Players take turns. A player who cannot move loses. The knight in the corner cannot move: every move would leave the board. The other knight has one move, to a cell that it cannot leave.',
    },
    {
      title: 'One move from the end',
      said: 'From here a move leads to a cell without moves. The player who moves there wins.',
    },
    {
      title: 'A value for each cell',
      said: 'Each cell has a value: the smallest number that is not the value of a cell its moves lead to. With one knight on a cell of value 0, the player to move loses.',
    },
    {
      title: 'Two equal knights',
      said: 'With several knights, you move one of them. If two knights have equal values, your opponent can always make them equal again.',
    },
    {
      title: 'The nim-sum',
      said: 'Write the values in binary, one below the other. In each column, an odd number of ones gives 1, an even number 0. If the nim-sum is not 0, the player to move can make it 0 and wins.',
    },
    {
      title: 'Find the move',
      said: 'These two knights are the second case of the statement. Find a move after which the nim-sum is 0.',
    },
  ],
};
