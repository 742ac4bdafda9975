/** A text with plain blanks in place of all others, and of line ends. */
export const plain = (said?: string | null): string => (said ?? '').replace(/\s+/g, ' ');
