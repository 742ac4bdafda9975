// What the rules panel says; loaded when it is first opened. Another language is another object of this type.
import type { RulesWords } from './rules-common';

export const rules: RulesWords = {
  grounds: {
    data: 'An official judge or its data settles it.',
    accepted: 'Programs that judges accepted behave so.',
    sample: 'The statement’s own sample settles it.',
    text: 'It is the plain letter of the statement.',
    house: 'It is this page’s own convention.',
    theory: 'It can be proved; no reading is needed.',
    open: 'Nobody knows; the first reading holds unless the switch says otherwise.',
  },
  headings: {
    task: 'The task',
    input: 'Input',
    exampleInput: 'A worked input',
    exampleOutput: 'Its output',
    rulings: 'Point by point',
    open: 'Open points',
    slip: 'Slip or gap',
    statement: 'Statement',
    ground: 'Ground',
  },
};
