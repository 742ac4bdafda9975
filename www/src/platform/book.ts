// Where the book is. A single file has a twin of this: single-file/book.ts.

/** Beside the page; null where there is none. */
export const book: string | null = 'docs/index.html';
