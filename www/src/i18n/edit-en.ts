// What is said while a board is edited.
const REMOVE = 'Remove';
const MOVE = 'Move';

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
  tools: {
    robots: { move: MOVE, robot: 'Robot', teleport: 'Teleport', remove: REMOVE },
    janken: {
      move: MOVE,
      F: 'Field',
      W: 'Woods',
      H: 'Hills',
      M: 'Mountains',
      U: 'Water',
      '1G': 'Guardian 1',
      '1M': 'Mage 1',
      '1S': 'Swordsman 1',
      '2G': 'Guardian 2',
      '2M': 'Mage 2',
      '2S': 'Swordsman 2',
      remove: REMOVE,
    },
    pursuit: { move: MOVE, catcher: 'Catcher', fugitive: 'Fugitive', remove: REMOVE },
    solitaire: {
      '1': '1',
      '2': '2',
      '3': '3',
      '4': '4',
      torn: 'Rook (torn)',
      lopare: 'Bishop (lopare)',
      dam: 'Queen (dam)',
      springare: 'Knight (springare)',
    },
    knights: { move: MOVE, knight: 'Knight', remove: REMOVE },
  },
};
