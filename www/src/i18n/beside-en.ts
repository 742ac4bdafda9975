// What is said where a branch and the script stand side by side.
import { number } from './common';

export const beside = {
  label: (ply: number) => `Your branch from move ${number(ply + 1)} on, beside the script`,
  branch: 'Your branch',
  script: 'The script',
  at: (ply: number, plies: number, done: boolean) =>
    `move ${number(ply)} of ${number(plies)}${done ? '' : ', solving…'}`,
  ends: (sentence: string) => `In the end: ${sentence}`,
};
