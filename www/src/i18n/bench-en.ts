// What is said where inputs are taken apart, made and made smaller.
import { count, number } from './common';

export const bench = {
  heading: 'Inputs',
  label: 'What to do with inputs',
  pages: { cases: 'Cases', random: 'Random' },
  broken: 'The input has an error; mend it first.',

  cases: {
    list: 'Cases of the input',
    one: (index: number) => `Case ${number(index)}`,
    open: (index: number) => `Show case ${number(index)} on the board`,
    chosen: (chosen: number, all: number) => `${number(chosen)} of ${count(all, 'case', 'cases')} chosen`,
    all: 'All',
    none: 'None',
    wrong: 'The wrong ones',
    keep: 'Keep only these',
    remove: 'Remove these',
    up: 'Up',
    down: 'Down',
    first: 'To the top',
    split: 'Save each as a file',
    splitTitle: 'A zip file with an input of its own for each case that is chosen',
    page: (from: number, to: number, all: number) => `${number(from)}–${number(to)} of ${number(all)}`,
    earlier: 'Earlier cases',
    later: 'Later cases',
    undone: 'Each change is one step to undo in the input (Ctrl+Z).',
    needOne: 'One case at least must stay.',
  },

  random: {
    seed: 'Seed',
    cases: 'Cases',
    size: 'Size',
    nastiness: 'Nastiness',
    sizes: (value: number): string =>
      value < 20 ? 'small' : value < 60 ? 'middling' : value < 95 ? 'large' : 'as large as allowed',
    nasty: (value: number): string =>
      value < 20 ? 'plain' : value < 60 ? 'mixed' : value < 95 ? 'nasty' : 'as nasty as we know',
    make: 'Make the input',
    next: 'Next seed',
    zip: (seeds: number) => `Download ${number(seeds)} seeds with answers`,
    zipTitle: 'A zip file: an input and its right output for each seed from this one on',
    zipping: (done: number, all: number) => `${number(done)} of ${count(all, 'input', 'inputs')} answered`,
    stop: 'Stop',
    same: 'The same seed and sliders make the same input for ever.',
    badSeed: 'A seed is a whole number from 0 to 18446744073709551615.',
  },
};
