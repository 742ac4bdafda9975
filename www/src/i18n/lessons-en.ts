// The lessons, step by step. The positions stand in lessons/, in the same order.
import type { GameName } from '../engine/boundary';

export type StepWords = { title: string; text: string };

export const lessonWords: Record<GameName, StepWords[]> = {
  robots: [
    {
      title: 'They step after you',
      text: 'You stand in the middle. You walk one cell in any of eight directions, or stay; then every robot steps one cell towards you, diagonally too. If one reaches you, you have lost.',
    },
    {
      title: 'Two cells are enough',
      text: 'A robot three rows away steps only one of them. Staying is a walk like any other: it is weighed by the same rules.',
    },
    {
      title: 'Robots that meet are debris',
      text: 'Robots that come to one cell destroy each other and leave debris. No robot left: you have won. Several walks make these two meet; of equals the strategy takes the smallest row, then the smallest column.',
    },
    {
      title: 'First: as few robots as possible',
      text: 'Of the walks that survive, the strategy takes one that leaves the fewest robots after their reply. Only then does it ask how far they are.',
    },
    {
      title: 'Then: as far as possible',
      text: 'Of those it takes the walk after which the nearest robot is farthest. Distance counts rows and columns added, to the nearest robot alone.',
    },
    {
      title: 'Debris can be pushed',
      text: 'Walking onto debris pushes it one cell on. A robot under it is crushed; off the board or onto other debris it does not go. Look at the debris beside you.',
    },
  ],
  janken: [
    {
      title: 'Ten points',
      text: 'An order gives a unit ten points. Entering a field costs 1, woods 2, hills 3, mountains 4. Count the cells of the row.',
    },
    {
      title: 'Too dear',
      text: 'The same unit wants one cell more, and that one is hills. What is left is not always enough.',
    },
    {
      title: 'Through friends',
      text: 'A unit may pass through cells where units of its own side stand. There is no other way here.',
    },
    {
      title: 'Not onto friends',
      text: 'To pass is one thing, to stop is another: a cell with a unit on it is taken.',
    },
    {
      title: 'Water',
      text: 'Nobody enters water, whatever the points. Look at what lies between.',
    },
    {
      title: 'The zone of a stronger enemy',
      text: 'Beside an enemy that is stronger than it a unit must stop: its way may end there, not go on. Mages are stronger than guardians, guardians than swordsmen, swordsmen than mages.',
    },
  ],
  pursuit: [
    {
      title: 'One step',
      text: 'The fugitive of one step goes one cell to the left, right, up or down, or stays. Places are x, then y, from 0; y grows downwards.',
    },
    {
      title: 'Never diagonally',
      text: 'A step goes along one axis only. A slanting cell takes two of them.',
    },
    {
      title: 'A faster fugitive',
      text: 'This fugitive makes two steps a turn; its catchers always make one.',
    },
    {
      title: 'The edge of the square',
      text: 'On the square no step may leave the field. Here the fugitive stands at the left edge.',
    },
    {
      title: 'The torus has no edge',
      text: 'On the torus who leaves at the left comes in at the right, and so above and below. It is the same fugitive in the same place.',
    },
    {
      title: 'Through a catcher',
      text: 'A capture is tested only after the whole move: by the usual reading a fast fugitive may run through a catcher’s cell.',
    },
  ],
  solitaire: [
    {
      title: 'The first tile is free',
      text: 'The first piece may be removed from any tile. Beneath each lie two more that nobody sees.',
    },
    {
      title: 'A number counts steps',
      text: 'A 1 was removed from row 4, column 3. The next tile is exactly one step away, straight or slanting.',
    },
    {
      title: 'Exactly so many',
      text: 'A 2 was removed from row 3, column 3: exactly two steps in one of eight directions, not one and not three.',
    },
    {
      title: 'A rook goes to the edge',
      text: 'The torn (a rook) goes all the way along its row or column: the next tile lies on the edge of the board.',
    },
    {
      title: 'A queen too',
      text: 'The dam (a queen) goes all the way, straight or slanting. What stands between blocks nothing.',
    },
    {
      title: 'The knight leaps',
      text: 'The springare is a knight: two cells one way and one aside.',
    },
  ],
  knights: [
    {
      title: 'The corner',
      text: 'Players move in turn; who cannot move has lost. The knight in the corner cannot move: every move would leave the board. The other has one move, to a cell that it cannot leave.',
    },
    {
      title: 'One move from the end',
      text: 'From here a move leads to where nobody can move on. Who moves into such a cell wins.',
    },
    {
      title: 'Values instead of trees',
      text: 'Each cell has a value: the least number that is not among the values of the cells its moves lead to. Value 0 means: who must move from here loses.',
    },
    {
      title: 'Two knights alike',
      text: 'With several knights, you move one of them. Two on equal values: whatever you do with one, your rival does with the other.',
    },
    {
      title: 'The nim-sum',
      text: 'Write the values in binary and add without carrying: an odd number of ones leaves 1, an even one 0. If the sum is not 0, who moves can make it 0, and wins.',
    },
    {
      title: 'Find the move',
      text: 'These two knights are the second case of the statement. Find a move after which the nim-sum is 0.',
    },
  ],
};
