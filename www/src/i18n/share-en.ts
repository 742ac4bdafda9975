// The words of the dialog that shares links and replay files.
import { count, number } from './common';
import { countOf, type TimelineUnit } from './format';

const characters = (length: number) => count(length, 'character', 'characters');

export const shareWords = {
  heading: 'Share',
  what: 'The link opens',
  moment: 'this position',
  start: 'the start of this case',
  plain: 'the position before my first move',
  at: (index: number, ply: number, unit: TimelineUnit) =>
    `case ${number(index)}, ${unit} ${number(countOf(ply, unit))}`,

  link: 'Link',
  copy: 'Copy link',
  notCopied: 'Copy failed. Select the link and copy it yourself.',
  length: (length: number) => `${characters(length)}.`,
  seed: 'The link contains the seed of the input.',
  long: (most: number) =>
    `Some programs cut off links of more than ${number(most)} characters. In that case, save a replay file.`,
  tooLong: (length: number) =>
    `Too long for a link: ${characters(length)}. Save a replay file instead. You can open it on any computer with this page.`,
  making: 'Creating the link…',
  failed: 'The link could not be created. Check your network connection.',

  onlyHere:
    'This link opens the file on this computer only. It does not work on a phone, so there is no QR code. For another computer, save a replay file.',

  code: 'QR code of the link',
  codeHint: 'Scan it with a phone’s camera.',
  noCode: (most: number) => `A QR code for more than ${characters(most)} is hard to scan, so there is none.`,
  larger: 'Larger QR code',
  smaller: 'Smaller QR code',

  file: 'Replay file',
  fileHint:
    'Contains the input, the case, your moves and this position. To open it, choose “Samples and files”, then “Open a file”, or drop it on the page.',
  save: 'Save replay file',
  fileName: (game: string, index: number, ply: number) => `boardlab-${game}-case-${index}-move-${ply}.json`,

  embed: 'Embed on your own page',
  embedHint: 'Paste this code into your page where the board should appear.',
  embedNeedsHost:
    'A web page cannot show a board from a file on this computer. Open Boardlab on the web to get the code here.',
  copyCode: 'Copy code',

  damagedFile: (name: string) => `${name} is a damaged replay file and was not opened. Your input has not changed.`,
  newerFile: (name: string) => `${name} was saved by a newer version of this page and was not opened.`,
  resultsFile: (name: string) =>
    `${name} contains the results of a tournament of Pursuit robots. This page does not show them: run the command “boardlab pursuit tournament” again with this file. It prints the standings and plays nothing twice.`,
  strangeFile: (name: string) => `${name} is neither an input nor a replay file and was not opened.`,
};
