// What is said while a board is edited.

export const edit = {
  heading: 'Edit the board',
  undo: 'Undo change',
  done: 'Done',
  to: 'Now choose its new cell.',
  hint: (tool: string): string =>
    tool === 'move'
      ? 'Drag a piece, or choose it and then its new cell. The input changes with the board.'
      : tool === 'remove'
        ? 'Choose what you want to remove. The input changes with the board.'
        : 'Choose a cell to place it there. The input changes with the board.',
  tools: { move: 'Move', remove: 'Remove' },
};
