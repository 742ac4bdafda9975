// What a class is asked of Hyper Knights, and what its lesson says.

export const knightsTeaching = {
  askMove: 'Which move wins?',
  askTruth: (): string => 'Can the player to move win?',
  questions: [
    'Who wins, and by which move?',
    'What is the Grundy value of each knight?',
    'Write the values in binary. What is their nim-sum?',
  ],
  lesson: [
    {
      title: 'The corner',
      said: 'Players move in turn; who cannot move has lost. The knight in the corner cannot move: every move would leave the board. The other has one move, to a cell that it cannot leave.',
    },
    {
      title: 'One move from the end',
      said: 'From here a move leads to where nobody can move on. Who moves into such a cell wins.',
    },
    {
      title: 'Values instead of trees',
      said: 'Each cell has a value: the least number that is not among the values of the cells its moves lead to. Value 0 means: who must move from here loses.',
    },
    {
      title: 'Two knights alike',
      said: 'With several knights, you move one of them. Two on equal values: whatever you do with one, your rival does with the other.',
    },
    {
      title: 'The nim-sum',
      said: 'Write the values in binary and add without carrying: an odd number of ones leaves 1, an even one 0. If the sum is not 0, who moves can make it 0, and wins.',
    },
    {
      title: 'Find the move',
      said: 'These two knights are the second case of the statement. Find a move after which the nim-sum is 0.',
    },
  ],
};
