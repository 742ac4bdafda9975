// What the sharing of links and replay files says.
import { count, number } from './common';

const characters = (length: number) => count(length, 'character', 'characters');

export const shareWords = {
  heading: 'Share',
  what: 'The link opens',
  moment: 'this moment',
  start: 'this case from its start',
  plain: 'this case without my own moves',
  at: (index: number, ply: number) => `case ${number(index)}, move ${number(ply)}`,

  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied: select the link and copy it by hand',
  length: (length: number) => `${characters(length)}.`,
  seed: 'The input is linked by its seed.',
  long: (most: number) => `Some programs cut links of more than ${number(most)}: then save a replay file.`,
  tooLong: (length: number) =>
    `Too long for a link: ${characters(length)}. Save a replay file; it opens where this page is, on any computer.`,
  making: 'Making the link…',
  failed: 'The link could not be made. Is the network gone?',

  onlyHere:
    'The link opens this file where it lies now, on this computer alone: a phone could not follow it, so it has no QR code. For another computer save a replay file.',

  code: 'QR code of the link',
  codeHint: 'Point a phone’s camera at it.',
  noCode: (most: number) => `A QR code of more than ${characters(most)} is hard to read, so there is none.`,
  larger: 'Larger QR code',
  smaller: 'Smaller QR code',

  file: 'Replay file',
  fileHint:
    'Holds the input, the case, the moves and this moment. “Open file” opens it, and so does dropping it on the page.',
  save: 'Save replay file',
  fileName: (game: string, index: number, ply: number) => `boardlab-${game}-case-${index}-move-${ply}.json`,

  embed: 'On a page of your own',
  embedHint: 'Paste this into the page where the board should stand.',
  embedNeedsHost:
    'A page on the web shows no board out of a file of this computer. Where Boardlab itself is on the web, this is the place of the code for it.',
  copyCode: 'Copy code',

  damagedFile: (name: string) => `${name} is a damaged replay file and was not opened. What was here is still here.`,
  newerFile: (name: string) => `${name} was saved by a newer version of the page and was not opened.`,
  strangeFile: (name: string) => `${name} is no input and no replay file, and was not opened.`,
};
