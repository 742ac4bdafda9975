// What is said while a board is edited.

export const edit = {
  heading: 'What a click puts on the board',
  undo: 'Take the change back',
  done: 'Done',
  to: 'Now click the cell it moves to.',
  hint: (tool: string): string =>
    tool === 'move'
      ? 'Drag a piece, or click it and then its new cell; the text follows.'
      : tool === 'remove'
        ? 'Click what shall go; the text follows.'
        : 'Click a cell to put it there; the text follows.',
  tools: { move: 'Move', remove: 'Remove' },
};
