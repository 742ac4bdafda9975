// What is said where a branch and the script stand side by side.
import type { beside as English } from './beside-en';
import { number } from './common-ru';

export const beside: typeof English = {
  label: (ply) => `Ваша ветка начиная с хода ${number(ply + 1)} рядом с решением`,
  branch: 'Ваша ветка',
  script: 'Решение',
  at: (ply, plies, done) => `ход ${number(ply)} из ${number(plies)}${done ? '' : ', решается…'}`,
  ends: (sentence) => `В конце: ${sentence}`,
};
