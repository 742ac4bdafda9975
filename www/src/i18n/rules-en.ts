// The words of the rules panel, loaded when it is first opened. Another language is another object of this type.
import type { RulesWords } from './rules-common';

export const rules: RulesWords = {
  grounds: {
    data: 'Confirmed by an official judge or its data.',
    accepted: 'Accepted programs behave this way.',
    sample: 'Confirmed by the sample in the statement.',
    text: 'The statement says so.',
    textElsewhere: 'Everything else is in the statement.',
    house: 'A convention of this page.',
    theory: 'Proved; no interpretation is needed.',
    open: 'Not known. You can choose the interpretation under “Open questions”.',
  },
  headings: {
    task: 'The task',
    input: 'Input',
    exampleInput: 'Example input',
    exampleOutput: 'Example output',
    rulings: 'Rules in detail',
    open: 'Open questions',
    /** Above the answers that the solver can be set to. */
    followed: 'The solver follows this answer:',
    slip: 'Not clear in the statement',
    statement: 'Statement',
    ground: 'Basis',
  },
};
