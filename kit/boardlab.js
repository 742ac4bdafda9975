// A board of Boardlab: it is kept and changed, and each `show()` prints it as a line of JSON (docs/scenes.md).
// For the page a script, which makes `Board` global; in Node, `import './boardlab.js'` does the same, and
// `node boardlab.js PROGRAM [OUTPUT] < INPUT` runs the function `solve(input, output)` of a program for the page.
{
  const WORDS = {
    shape: 'square torus hexagons points',
    labels: 'one zero letters none',
    kind: 'plain quiet wall water field woods hills mountains bronze silver gold ' +
      'first second third fourth good bad marked',
    figure: 'disc square diamond triangle hexagon star ring letter person robot debris knight rook bishop queen',
    state: 'normal chosen spent hit',
    part: 'cells pieces texts arrows paths highlights',
    look: 'figure kind letter state',
  };
  const refuse = (expected, found) => {
    throw new RangeError(`boardlab: expected ${expected}, found ${JSON.stringify(found)}`);
  };
  const word = (what, given) => {
    const words = WORDS[what].split(' ');
    return words.includes(given) ? given : refuse(`${what}: one of ${words.join(', ')}`, given);
  };
  const short = (letter) => ([...letter].length <= 3 ? letter : refuse('letter: up to 3 characters', letter));
  const isWithin = (number, least, most) => Number.isInteger(number) && number >= least && number <= most;

  globalThis.Board = class Board {
    #board;
    #parts = Object.fromEntries(WORDS.part.split(' ').map((part) => [part, new Map()]));
    #json = {}; // of the parts that are as they were
    #said = {};
    constructor(rows, columns, shape = 'square') {
      for (const lines of [rows, columns]) isWithin(lines, 1, 1000) || refuse('1 to 1000 rows and columns', lines);
      this.#board = { rows, columns, shape: word('shape', shape) };
    }
    labels(rows, columns) {
      Object.assign(this.#board, { rowLabels: word('labels', rows), columnLabels: word('labels', columns) });
    }
    cells(kind, at) {
      const [places, kinds, ground] = [this.#places(at), this.#part('cells'), word('kind', kind)];
      for (const place of places) kinds.set(this.#number(place), ground);
    }
    /** Puts a piece there, or moves the one of this name, which stays as it is in all that is not given. */
    piece(name, at, looks = {}) {
      const piece = { ...this.#parts.pieces.get(`${name}`), name: `${name}`, at: this.#place(at) };
      for (const look in looks)
        piece[word('look', look)] = look === 'letter' ? short(`${looks.letter}`) : word(look, looks[look]);
      this.#part('pieces').set(piece.name, piece);
    }
    remove(name) { this.#part('pieces').delete(`${name}`) || refuse('the name of a piece that is there', name); }
    /** Writes into the middle of a cell, or small into a corner. An empty text takes away what is there. */
    text(kind, text, at, corner = false) {
      const [place, texts] = [this.#place(at), this.#part('texts')];
      const key = 2 * this.#number(place) + Number(corner);
      texts.set(key, { kind: word('kind', kind), text: `${text}`, at: [place], corner });
      if (`${text}` === '') texts.delete(key);
    }
    arrow(kind, at) { this.#draw('arrows', kind, at); }
    path(kind, at) { this.#draw('paths', kind, at); }
    highlight(kind, at) { this.#draw('highlights', kind, at); }
    clear(part) { this.#part(word('part', part)).clear(); }
    // The title and the score stay, the sentence and the event are of the next position alone.
    title(text) { this.#said.title = `${text}`; }
    score(text) { this.#said.score = `${text}`; }
    sentence(text) { this.#said.sentence = `${text}`; }
    event(key) { this.#said.event = `${key}`; }
    show() {
      for (const [part, kept] of Object.entries(this.#parts))
        this.#json[part] ??= kept.size ? `,"${part}":${JSON.stringify(this.#listed(part, kept))}` : '';
      const head = JSON.stringify({ version: 1, board: this.#board, ...this.#said });
      Board.print(`${head.slice(0, -1)}${Object.values(this.#json).join('')}}`);
      this.#said = { ...this.#said, sentence: undefined, event: undefined };
    }
    /** Where lines go: to standard output in Node. The page takes them here. */
    static print = (line) => console.log(line);

    #part(part) { delete this.#json[part]; return this.#parts[part]; }
    #draw(part, kind, at) { this.#part(part).set({}, { kind: word('kind', kind), at: this.#places(at) }); }
    #listed(part, kept) {
      if (part !== 'cells' && part !== 'texts') return [...kept.values()];
      const [sorted, { columns }, areas] = [[...kept].sort(([one], [other]) => one - other), this.#board, {}];
      if (part === 'texts') return sorted.map(([, text]) => text);
      for (const [at, kind] of sorted) (areas[kind] ??= []).push([Math.floor(at / columns), at % columns]);
      return Object.keys(areas).sort().map((kind) => ({ kind, at: areas[kind] }));
    }
    #number([row, column]) { return row * this.#board.columns + column; }
    #places(at) { return Array.from(at, (place) => this.#place(place)); }
    #place(at) {
      const [last, column] = [this.#board.rows - 1, this.#board.columns - 1];
      const isOn = at?.length === 2 && isWithin(at[0], 0, last) && isWithin(at[1], 0, column);
      return isOn ? [...at] : refuse(`a place [row, column] from [0, 0] to [${last}, ${column}]`, at);
    }
  };

  if (globalThis.process?.argv?.[1]?.endsWith('boardlab.js'))
    Promise.all([import('node:fs'), import('node:vm')]).then(([{ readFileSync }, { runInThisContext }]) => {
      const [program, output] = process.argv.slice(2);
      runInThisContext(readFileSync(program, 'utf8'), program);
      solve(readFileSync(0, 'utf8'), output && readFileSync(output, 'utf8'));
    });
}
