// Every word the boards say. Another language is another object of the same type.

export type BoardWords = {
  list(items: string[]): string;
  cell(row: number, column: number): string;
  you(cell: string): string;
  robots(count: number, cells: string): string;
  debris(count: number, cells: string): string;
  teleports(count: number, entries: string): string;
  teleport(number: number, cell: string, used: boolean): string;
  end: { won: string; lost: string };
  players: readonly [string, string];
  knights(count: number, entries: string): string;
  knight(number: number, x: string, y: string, grundy: number): string;
  outcome(nimSum: number, mover: string | null, winner: string): string;
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const listed = (head: string, entries: string) => (entries ? `${head}: ${entries}.` : `${head}.`);

const ENGLISH: BoardWords = {
  list: (items) => items.join(', '),
  cell: (row, column) => `row ${row} column ${column}`,
  you: (cell) => `You at ${cell}.`,
  robots: (count, cells) => listed(counted(count, 'robot', 'robots'), cells),
  debris: (count, cells) => listed(`${count} debris`, cells),
  teleports: (count, entries) => listed(counted(count, 'teleport', 'teleports'), entries),
  teleport: (number, cell, used) => `${number} at ${cell}${used ? ' (used)' : ''}`,
  end: { won: 'You have won.', lost: 'You have lost.' },
  players: ['Alice', 'Bob'],
  knights: (count, entries) => listed(counted(count, 'knight', 'knights'), entries),
  knight: (number, x, y, grundy) => `knight ${number} at x ${x} y ${y} with value ${grundy}`,
  outcome: (nimSum, mover, winner) =>
    mover ? `Nim-sum ${nimSum}. ${mover} to move; ${winner} wins.` : `No move is left; ${winner} wins.`,
};

export const WORDS: BoardWords = ENGLISH;
