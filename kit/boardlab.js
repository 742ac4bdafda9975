// A board of Boardlab: each `show()` prints in a line of JSON what was said since the one before (docs/scenes.md).
// What is wrong in it, such as a place off the board, is told by the page and by `boardlab draw scenes`.
//
// For the page a script, which makes `Board` global; in Node, `import './boardlab.js'` does the same, and
// `node boardlab.js PROGRAM [OUTPUT] < INPUT` runs the function `solve(input, output)` of a program for the page.
{
  const places = (at) => Array.from(at, (place) => [...place]);

  globalThis.Board = class Board {
    #line;
    #pieces = new Map();

    constructor(rows, columns, shape = 'square') {
      this.#line = { version: 1, board: { rows, columns, shape } };
    }
    /** Says what rows and columns are called, before the first `show()`. */
    labels(rowLabels, columnLabels) {
      this.#line.board = { ...this.#line.board, rowLabels, columnLabels };
    }
    cells(kind, at) { this.#add('cells', { kind, at: places(at) }); }
    /** Puts a piece there, or moves the one of this name, which stays as it is in all that is not given. */
    piece(name, at, looks = {}) {
      const piece = { ...this.#pieces.get(`${name}`), name: `${name}`, at: [...at], ...looks };
      if (looks.letter !== undefined) piece.letter = `${looks.letter}`;
      this.#pieces.set(piece.name, piece);
    }
    remove(name) {
      this.#pieces.delete(`${name}`);
      this.#add('remove', `${name}`);
    }
    /** Writes into the middle of a cell, or small into a corner. An empty text takes away what is there. */
    text(kind, text, at, corner = false) {
      this.#add('texts', { kind, text: `${text}`, at: places([at]), corner });
    }
    arrow(kind, at) { this.#add('arrows', { kind, at: places(at) }); }
    path(kind, at) { this.#add('paths', { kind, at: places(at) }); }
    highlight(kind, at) { this.#add('highlights', { kind, at: places(at) }); }
    clear(part) {
      if (part === 'pieces') this.#pieces.clear();
      delete this.#line[part];
      this.#add('clear', part);
    }
    // The title and the score stay, the sentence and the event are of the next position alone.
    title(text) { this.#line.title = `${text}`; }
    score(text) { this.#line.score = `${text}`; }
    sentence(text) { this.#line.sentence = `${text}`; }
    event(key) { this.#line.event = `${key}`; }
    show() {
      if (this.#pieces.size > 0) this.#line.pieces = [...this.#pieces.values()];
      Board.print(JSON.stringify(this.#line));
      this.#line = { sentence: '' };
      this.#pieces.clear();
    }
    /** Where lines go: to standard output in Node. The page takes them here. */
    static print = (line) => console.log(line);

    #add(part, what) {
      (this.#line[part] ??= []).push(what);
    }
  };

  if (globalThis.process?.argv?.[1]?.endsWith('boardlab.js'))
    Promise.all([import('node:fs'), import('node:vm')]).then(([{ readFileSync }, { runInThisContext }]) => {
      const [program, output] = process.argv.slice(2);
      runInThisContext(readFileSync(program, 'utf8'), program);
      solve(readFileSync(0, 'utf8'), output && readFileSync(output, 'utf8'));
    });
}
