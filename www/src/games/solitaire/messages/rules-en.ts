// The rules panel's text for Solitaire Chess.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { SolitaireRule } from '../rule-ids';

export const solitaire: GameRules = {
  task: [
    'Thirty-six tiles lie on a board of six rows and six columns. Each has three layers, bronze over silver over gold, and each layer is a piece: 1, 2, 3, 4, rook (torn), bishop (lopare), queen (dam) or knight (springare). Only the bronze pieces show.',
    'Remove one piece after the other. The piece removed last says, from its cell, where the next one may be removed. What lies beneath is luck, and shows when the piece above it is gone. Rows of equal pieces, sets and alternating sets earn extra points. Score as much as you can; stop when you like.',
  ],
  input:
    'Six rows of six words: the bronze pieces. Then it is a dialogue: your program says “r c”, row from the top and column from the left, from 1, and reads the word of the next layer, “blank” behind gold; it says “0 0” to stop. Here a game may be pasted behind the board: lines “r c REPLY”, or “r c” and “REPLY” in lines of their own, or replies alone, and “0 0” at the end.',
  example: {
    input: [
      { line: '1 1 1 1 1 1', note: 'Row 1 of the statement’s sample: six bronze 1s; six rows in all.' },
      { line: '1 1 2 1 1 torn', note: 'Row 3 ends with a rook.' },
      { line: '6 6 dam', note: 'The 1 at (6, 6) is removed. A silver queen lies beneath.' },
      { line: '5 6 springare', note: '(5, 6) is 1 step from (6, 6), as the 1 demands. The new queen has no say yet.' },
      { line: '6 6 torn', note: 'The bronze 1 at (5, 6) led here, too. Now the queen is removed.' },
      { line: '1 1 lopare', note: 'The queen leads along the diagonal to the edge; also to (6, 1) and (1, 6).' },
      { line: '0 0', note: 'The player stops.' },
    ],
    output: [
      { line: '1 1 dam 1', note: 'The types removed, in order. Two equal ones begin: a run of 2.' },
      { line: '8', note: '4 removals and 4 points for the run.' },
    ],
  },
  rulings: listed<SolitaireRule>({
    layers: {
      point: 'Three layers',
      reading:
        'Behind bronze comes silver, behind silver gold, behind gold nothing: the reply is “blank”, and the tile stays empty.',
      line: '“it is replaced by a new silver piece of random type”',
      slip: null,
      ground: 'data',
    },
    slip: {
      point: 'What comes behind silver',
      reading: 'Gold.',
      line: '“If it is a silver piece, it is replaced by a random bronze piece”',
      slip: 'A slip of the English text. The Swedish original says gold, and so do the tests; otherwise no tile would ever be gold.',
      ground: 'data',
    },
    first: {
      point: 'The first removal',
      reading: 'Any of the 36 tiles.',
      line: '“In the first move, Johan gets to choose freely”',
      ...plain,
    },
    last: {
      point: 'Whose rule counts',
      reading:
        'That of the piece just removed, from its cell; not of the piece that shows there now. The same tile is never removed from twice in a row.',
      line: 'Below the sample: “based on the sort of piece that was just removed”',
      ...plain,
    },
    steps: {
      point: '1, 2, 3, 4',
      reading:
        'Exactly that many steps in one of the eight directions; nothing between is in the way. A 3 removed at (2, 2) leads to (2, 5), (5, 2) and (5, 5).',
      line: 'Rules 1 to 4',
      ...plain,
    },
    edges: {
      point: 'Rook, bishop, queen',
      reading:
        'All the way to the edge, over whatever stands between. A rook (torn) at (3, 4) leads to (1, 4), (6, 4), (3, 1) and (3, 6); a bishop (lopare) there to (1, 2), (1, 6), (6, 1) and (5, 6); a queen (dam) to all eight. From a tile on the rim a bishop’s ways of no length are no moves.',
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
      reading: 'Nothing can be removed from them. Where every way leads to an empty tile, the game is over.',
      line: '',
      slip: 'The statement does not say it; the official judge does.',
      ground: 'data',
    },
    tiles: {
      point: 'Points of the tiles',
      reading: 'Bronze 0, silver 1, gold 2, empty 3: one point for every removal, in other words. At most 108.',
      line: '“For each tile when the game is over”',
      ...plain,
    },
    runs: {
      point: 'Runs',
      reading:
        'N equal types in a row earn 2N, from N = 2 on; colours do not matter. A run counts once, at its full length: torn torn torn has 3 removals and 6 points for the run, 9 in all.',
      line: '“N ≥ 2 pieces in a row of the same type”',
      slip: 'Only maximal runs count: a row of three holds no two runs of two as well.',
      ground: 'data',
    },
    sets: {
      point: 'Sets',
      reading:
        'Four removals in a row: 1 2 3 4 or 4 3 2 1 earn 12, the four numbers in another order 8, the four chess pieces in any order 8.',
      line: '“in order or reverse order you get 12 points”',
      ...plain,
    },
    greedy: {
      point: 'Sets do not overlap',
      reading:
        'They are looked for from the first removal on; a set found uses its four removals up. In 4 1 2 3 4 dam torn springare lopare the set is 4 1 2 3 for 8, then the piece set for 8; 9 removals: 25 points.',
      line: '“cannot overlap, and are given greedily”',
      slip: null,
      ground: 'data',
    },
    chains: {
      point: 'Alternation',
      reading:
        'Number sets and piece sets that follow each other, the kinds alternating and nothing between, make a chain. K ≥ 2 sets earn 8K more. 1 2 3 4 torn lopare dam springare 4 3 2 1 is a chain of three: 12 removals, 12 + 8 + 12 for the sets, 24 for the chain, 68 in all. A removal between breaks the chain; a second set of the same kind begins it anew.',
      line: '“K ≥ 2 number sets and piece sets in alternating order”',
      slip: 'The text does not say what breaks a chain. 1 2 3 4 1 torn lopare dam springare scores 29: the 1 between has broken it.',
      ground: 'data',
    },
    apart: {
      point: 'Runs and sets',
      reading: 'They do not disturb each other: 1 1 2 3 4 has a run for 4 and a set for 12; 5 removals: 21 points.',
      line: '“it is okay for the to overlap”',
      ...plain,
    },
    draw: {
      point: 'Luck',
      reading:
        'Every layer is drawn before play, each type of the test’s alphabet equally likely. What comes does not depend on how you play, so a seed is a game. The player here does not know the layers either: its expectations are averages over worlds it imagines.',
      line: '',
      slip: 'The statement only says “random”.',
      ground: 'data',
    },
    types: {
      point: 'The alphabet',
      reading:
        'Official tests drew from all eight types, 1 2 3 4, torn lopare dam, 1 2, only 1, or only springare. The input does not say which; a program has to infer it. Here: the choice above the board; else the types of the pasted text if they are one of these; else all eight.',
      line: '',
      slip: 'The statement does not mention it.',
      ground: 'data',
    },
    paste: {
      point: 'Pasted replies',
      reading:
        'Replies with moves become the layers of their tiles, also when you play otherwise than the text. Replies alone are used in the order of removal. Where they end, the seed goes on.',
      line: '',
      slip: null,
      ground: 'house',
    },
    faults: {
      point: 'An illegal move',
      reading:
        'The whole game counts 0: a removal the rules forbid, a line that is no pair of numbers, a cell off the board.',
      line: '',
      slip: 'The statement does not say it; the official scorer does so.',
      ground: 'data',
    },
    end: {
      point: 'Stopping',
      reading:
        'The program says “0 0”; it may stop early, and it must say so even if no move is left. A game without “0 0” counts 0.',
      line: 'Interaction: “you should print a line 0 0”',
      slip: null,
      ground: 'data',
    },
  }),
  open: 'None. The official scorer settles every point.',
};
