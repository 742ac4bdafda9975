// What the help says.
export const help = {
  heading: 'Help',
  keys: 'Keys',
  sections: [
    [
      'The page',
      [
        'Choose a game at the top. Paste an input, open a file, or choose a sample. The board and the exact output update as you type.',
        'The ▶ button shows the solver’s game move by move. The marks above the slider are events: click one to go there. The panel next to the board shows the reason for the next move and what every other move leads to.',
        'Click a cell or a move in the list to play it yourself. To return, choose “Back to the solver’s game”.',
        'The address in the browser always leads back to this input, case and move. “Share” copies it, makes a QR code, or saves a file.',
        'Your inputs, outputs and programs stay in this browser, for every game, and are sent nowhere. Back and Forward lead through the games, links and classes that you opened.',
      ],
    ],
    [
      'Test my solution',
      [
        '“Check my output”: paste the output of your program. “Run my program”: write it in JavaScript or Python, or open a program compiled to WebAssembly, and run it here. Either way, the page shows the first difference from the correct output, and the board shows the position that decides the answer. In Pursuit and Solitaire Chess many outputs are right: there the page checks that every move is allowed, and shows how many points the game scores.',
        'If you run your program here, the page can also search random inputs for one that your program gets wrong, and shrink a failing input as far as possible.',
      ],
    ],
    [
      'Command line',
      [
        'There is also a command-line program: “boardlab solve robots input.txt” prints the exact output, “boardlab compare” checks yours, “boardlab generate” makes inputs, and “boardlab minimise” shrinks one that fails. “boardlab --help” lists everything.',
      ],
    ],
    [
      'Without a network',
      [
        'After the first visit the page works offline, and can be installed as an app.',
        'boardlab.html is the whole page in one file: copy it to a USB stick and open it with a double click.',
      ],
    ],
    [
      'On your own page',
      [
        'One script and <boardlab-board game="robots" sample="crowd"> put a board into a lesson or a blog. The code for this position is under “Share”, “Embed on your own page”.',
      ],
    ],
  ] as [string, string[]][],
};
