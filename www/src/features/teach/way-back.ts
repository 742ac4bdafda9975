import { backToGame, backToLesson, left, leftGame } from 'words:teach';
import { notices } from '../../game';
import { addressOf } from '../../platform/served';

/** Says on the main page how to come back to a lesson, or to the game that everyone has. */
export function sayWayBack(hash: string): void {
  const isGame = /[#&]class=play/.test(hash);
  const link = { href: addressOf('class') + hash, name: isGame ? backToGame : backToLesson };
  notices.say({ kind: 'said', text: isGame ? leftGame : left, link });
}
