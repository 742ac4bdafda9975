import { backToLesson, left } from 'words:teach';
import { notices } from '../../game';
import { addressOf } from '../../platform/served';

/** Says on the main page how to come back to a lesson. */
export function sayWayBack(hash: string): void {
  notices.say({ kind: 'said', text: left, link: { href: addressOf('class') + hash, name: backToLesson } });
}
