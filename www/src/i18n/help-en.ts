// What the help says.
export const help = {
  heading: 'Help',
  keys: 'Keys',
  sections: [
    [
      'The page',
      [
        'Choose a game at the top. Paste an input, open a file, or choose a sample. The board and the exact output follow as you type.',
        'Play steps through the solution; the marks above the slider are events, and clicking one goes to it. The panel next to the board shows the reason for the next move and what every other move leads to.',
        'Click a cell or a move to play it yourself. “Back to the solution” returns to the solution.',
        'The address always leads back to this input, case and move. “Share” copies it, makes a QR code, or saves a file.',
      ],
    ],
    [
      'Test my solution',
      [
        'Paste the output of your program, or write the program in JavaScript and run it here. The page shows the first difference, and the board shows the position that decides it.',
        'It can also search random inputs for one that your program gets wrong, and shrink a failing input as far as possible.',
      ],
    ],
    [
      'Command line',
      [
        'The same engine is a program: “boardlab solve robots input.txt” prints the exact output, “boardlab compare” judges one, “boardlab generate” makes inputs, and “boardlab minimise” shrinks one that fails. “boardlab --help” lists everything.',
      ],
    ],
    [
      'Without a network',
      [
        'After the first visit the page works offline, and can be installed as an app.',
        'boardlab.html is the whole page in one file: copy it to a memory stick and open it with a double click.',
      ],
    ],
    [
      'On your own page',
      [
        'One script and <boardlab-board game="robots" sample="crowd"> put a board into a lesson or a blog. The code for this position is under “Share”, “On your own page”.',
      ],
    ],
  ] as [string, string[]][],
};
