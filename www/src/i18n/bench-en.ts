// The words of the panel that splits and generates inputs.
import { count, number } from './common';

export const bench = {
  heading: 'Inputs',
  label: 'Input tools',
  pages: { cases: 'Cases in this input', random: 'Random input' },
  broken: 'The input has an error. Fix it first.',

  cases: {
    list: 'Cases in the input',
    one: (index: number) => `Case ${number(index)}`,
    current: (index: number) => `Case ${number(index)} (shown)`,
    open: (index: number) => `Show case ${number(index)} on the board`,
    chosen: (chosen: number, all: number) => `${number(chosen)} of ${count(all, 'case', 'cases')} selected`,
    all: 'All',
    none: 'None',
    wrong: 'Wrong cases',
    keep: 'Keep only selected',
    remove: 'Remove selected',
    up: 'Move up',
    down: 'Move down',
    first: 'Move to top',
    split: 'Save selected as separate files',
    splitTitle: 'A zip file with one input file for each selected case',
    page: (from: number, to: number, all: number) => `${number(from)}–${number(to)} of ${number(all)}`,
    earlier: 'Previous cases',
    later: 'Next cases',
    undone: 'To undo a change made here, press Ctrl+Z in the input.',
    needOne: 'At least one case must remain.',
  },

  random: {
    seed: 'Seed',
    cases: 'Number of cases',
    size: 'Size',
    adversarial: 'Edge cases',
    sizes: (value: number): string =>
      value < 20 ? 'small' : value < 60 ? 'medium' : value < 95 ? 'large' : 'largest allowed',
    edgeCases: (value: number): string =>
      value < 20 ? 'few' : value < 60 ? 'some' : value < 95 ? 'many' : 'as many as possible',
    make: 'Generate input',
    next: 'Generate with next seed',
    zip: (seeds: number) => `Download ${number(seeds)} inputs with outputs`,
    zipTitle: 'A zip file with the input and the correct output of each seed, starting at this one',
    zipping: (done: number, all: number) => `${number(done)} of ${count(all, 'input', 'inputs')} solved`,
    stop: 'Stop',
    same: 'The same seed and settings always give the same input.',
    badSeed: 'The seed must be a whole number from 0 to 18446744073709551615.',
  },
};
