// What the table of keys says.

export const keysWords = {
  heading: 'Keys',
  note: 'They rest while you type; Esc leaves the input.',
  letters: 'Single letters and signs are keys',
  lettersTitle: 'Switch them off where speech, or a hand that slips, presses them unasked: every button stays',
  notices: 'Work of others in this page, and its licences',
  rows: [
    [['Space'], 'play, pause'],
    [['←', '→'], 'one move back, on'],
    [['Home', 'End'], 'first, last position'],
    [['Shift+E', 'E'], 'previous, next event'],
    [['<', '>'], 'slower, faster'],
    [['P', 'N'], 'previous, next case'],
    [['B'], 'to the board: arrows walk over its cells, Enter chooses, Esc leaves'],
    [['+', '−', '0'], 'on a map: nearer, farther, back to the game'],
    [['H'], 'hints on, off'],
    [['U'], 'take back a move'],
    [['F'], 'full screen'],
    [['T'], 'light, dark'],
    [['?'], 'this table'],
    [['Esc'], 'leave the input, close this'],
  ] as [string[], string][],
};
