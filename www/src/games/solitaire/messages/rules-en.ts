// The rules panel's text for Solitaire Chess.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { SolitaireRule } from '../rule-ids';

export const solitaire: GameRules = {
  task: [
    'There are 36 tiles on a board of six rows and six columns. Each tile has three layers: bronze on top, then silver, then gold. Each layer is a piece: 1, 2, 3, 4, rook (torn), bishop (lopare), queen (dam) or knight (springare). Only the top pieces are visible.',
    'Remove one piece at a time. The piece you removed last decides, from its tile, where you can remove the next one. The piece beneath is random and is revealed when you remove the piece above it. Runs of equal pieces, sets and alternating sets score bonus points. Score as much as you can, and stop whenever you like.',
  ],
  input: [
    'The input has six rows of six words: the bronze pieces.',
    'Then the task is interactive: your program prints “r c”, the row from the top and the column from the left, from 1. It reads the word of the next layer, or “blank” after gold. It prints “0 0” to stop.',
    'On this page you can paste a game after the board: lines “r c REPLY”, or “r c” and “REPLY” on separate lines, or only replies, with “0 0” at the end. The output here is the whole game.',
  ],
  example: {
    input: [
      { line: '1 1 1 1 1 1', note: 'Row 1 of the statement’s sample: six bronze 1s; six rows in all.' },
      { line: '1 1 2 1 1 torn', note: 'Row 3 ends with a rook.' },
      { line: '6 6 dam', note: 'The 1 at (6, 6) is removed. A silver queen is revealed.' },
      {
        line: '5 6 springare',
        note: '(5, 6) is 1 step from (6, 6), as the 1 requires. The new queen does not count yet.',
      },
      { line: '6 6 torn', note: 'The bronze “1” at (5, 6) leads here. Now the queen is removed.' },
      {
        line: '1 1 lopare',
        note: 'The queen leads along the diagonal to the edge. It also leads to (6, 1) and (1, 6).',
      },
      { line: '0 0', note: 'The program stops.' },
    ],
    output: [
      { line: '6 6', note: 'The program prints a removal, then reads the reply: dam.' },
      { line: '5 6', note: 'It reads springare.' },
      { line: '6 6', note: 'It reads torn.' },
      { line: '1 1', note: 'It reads lopare.' },
      {
        line: '0 0',
        note: 'It stops. The types removed were 1 1 dam 1: 4 points for the removals and 4 for the run of two, 8 in all.',
      },
    ],
  },
  rulings: listed<SolitaireRule>({
    layers: {
      point: 'Three layers',
      reading:
        'Silver is below bronze, and gold is below silver. Below gold is nothing: the reply is “blank”, and the tile stays empty.',
      line: '“it is replaced by a new silver piece of random type”',
      slip: null,
      ground: 'data',
    },
    slip: {
      point: 'What is below silver',
      reading: 'Gold.',
      line: '“If it is a silver piece, it is replaced by a random bronze piece”',
      slip: 'An error in the English text. The Swedish original says gold, and so do the tests. Otherwise no tile would ever be gold.',
      ground: 'data',
    },
    first: {
      point: 'The first removal',
      reading: 'Any of the 36 tiles.',
      line: '“In the first move, Johan gets to choose freely”',
      ...plain,
    },
    last: {
      point: 'Which piece decides',
      reading:
        'The piece that was just removed, from its tile, not the piece that is visible there now. You cannot remove from the same tile twice in a row.',
      line: 'Below the sample: “based on the sort of piece that was just removed”',
      ...plain,
    },
    steps: {
      point: '1, 2, 3, 4',
      reading:
        'Exactly that many steps in one of the eight directions. Pieces in between do not block. A 3 removed at (2, 2) leads to (2, 5), (5, 2) and (5, 5).',
      line: 'Rules 1 to 4',
      ...plain,
    },
    edges: {
      point: 'Rook, bishop, queen',
      reading:
        'All the way to the edge. Pieces in between do not block. A rook (torn) at (3, 4) leads to (1, 4), (6, 4), (3, 1) and (3, 6); a bishop (lopare) at (3, 4) leads to (1, 2), (1, 6), (6, 1) and (5, 6); a queen (dam) at (3, 4) leads to all eight. On an edge tile, a direction that would stay on the tile is not a move.',
      line: 'Rules 5 to 7; “you must move all the way until an edge”',
      ...plain,
    },
    knight: {
      point: 'Knight',
      reading: 'As in chess: a knight (springare) at (1, 1) leads to (2, 3) and (3, 2).',
      line: 'Rule 8',
      ...plain,
    },
    taken: {
      point: 'Empty tiles',
      reading: 'Nothing can be removed from them. If the last piece leads only to empty tiles, the game is over.',
      line: '',
      slip: 'The statement does not say so; the official judge does.',
      ground: 'data',
    },
    tiles: {
      point: 'Points of the tiles',
      reading: 'Bronze 0, silver 1, gold 2, empty 3. This is one point for every removal, at most 108.',
      line: '“For each tile when the game is over”',
      ...plain,
    },
    runs: {
      point: 'Runs',
      reading:
        'N ≥ 2 equal types in a row score 2N. Colours do not matter. A run counts once, at its full length: three rooks (torn torn torn) score 3 for the removals and 6 for the run, 9 in all.',
      line: '“N ≥ 2 pieces in a row of the same type”',
      slip: 'The statement does not say that only maximal runs count: a run of three does not also count as two runs of two.',
      ground: 'data',
    },
    sets: {
      point: 'Sets',
      reading:
        'Four removals in a row: 1 2 3 4 or 4 3 2 1 scores 12, the four numbers in another order 8, the four chess pieces in any order 8.',
      line: '“in order or reverse order you get 12 points”',
      ...plain,
    },
    greedy: {
      point: 'Sets do not overlap',
      reading:
        'Sets are found from the first removal on, and each removal belongs to at most one set. 4 1 2 3 4 dam torn springare lopare (queen, rook, knight, bishop) has the set 4 1 2 3 for 8, then the piece set for 8. With 9 removals that is 25 points.',
      line: '“cannot overlap, and are given greedily”',
      slip: null,
      ground: 'data',
    },
    chains: {
      point: 'Alternation',
      reading:
        'Number sets and piece sets that follow each other directly and alternate score more: K ≥ 2 such sets score 8K. 1 2 3 4 torn lopare dam springare 4 3 2 1 is an alternation of three sets: 12 removals, 12 + 8 + 12 for the sets, 24 for the alternation, 68 in all. A removal in between ends the alternation. A second set of the same kind starts a new one.',
      line: '“K ≥ 2 number sets and piece sets in alternating order”',
      slip: 'The text does not say what ends an alternation. 1 2 3 4 1 torn lopare dam springare scores 29, because the 1 in between ends it.',
      ground: 'data',
    },
    apart: {
      point: 'Runs and sets',
      reading:
        'They count independently: 1 1 2 3 4 has a run for 4 and a set for 12. With 5 removals that is 21 points.',
      line: '“it is okay for the to overlap”',
      ...plain,
    },
    draw: {
      point: 'Random pieces',
      reading:
        'Every layer is drawn before the game, and each piece type of the test is equally likely. The layers do not depend on how you play, so the seed fixes the pieces of the whole game. The solver does not know the layers either: its expected scores are averages over simulated games.',
      line: '',
      slip: 'The statement only says “random”.',
      ground: 'data',
    },
    types: {
      point: 'The piece types of a test',
      reading:
        'Official tests drew from all eight types, from 1 2 3 4, from rook, bishop and queen (torn lopare dam), from 1 2, from 1 only, or from knight (springare) only. The input does not say which, so a program has to infer it. This page uses the choice “Piece types” above the board. Where nothing is chosen there, it uses the types in the input if they match one of these groups, otherwise all eight.',
      line: '',
      slip: 'The statement does not mention it.',
      ground: 'data',
    },
    paste: {
      point: 'Pasted replies',
      reading:
        'Replies to removals become the layers of their tiles, also when you play moves of your own. Replies without removals are used in the order of removal. After the last reply, the layers come from the seed.',
      line: '',
      slip: null,
      ground: 'house',
    },
    faults: {
      point: 'An illegal removal',
      reading:
        'The whole game scores 0. A removal is illegal if the rules forbid it, if the line is not a pair of numbers, or if the tile is off the board.',
      line: '',
      slip: 'The statement does not say so; the official scorer does.',
      ground: 'data',
    },
    end: {
      point: 'Stopping',
      reading:
        'The program prints “0 0”. It can stop early, and it must print “0 0” even if no removal is left. A game without “0 0” scores 0.',
      line: 'Interaction: “you should print a line 0 0”',
      slip: null,
      ground: 'data',
    },
  }),
  open: 'None. The official scorer settles every point.',
};
