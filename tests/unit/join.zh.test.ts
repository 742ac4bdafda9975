// Chinese has no blank between sentences, and punctuation of its own.
import { expect, test } from 'vitest';
import { BETWEEN, bracketed, ended, labelled, listed, paragraph } from '../../www/src/i18n/join';

test('sentences stand one behind the other without a blank', () => {
  expect(paragraph('一。', null, '二。')).toBe('一。二。');
  expect(BETWEEN).toBe('');
});

test('lists, labels and ends have the punctuation of full width', () => {
  expect(listed('一', '二', '三')).toBe('一、二、三');
  expect(labelled({ name: '一', value: '二' })).toBe('一：二');
  expect(bracketed({ text: '一', inside: '二' })).toBe('一（二）');
  expect(['一', '二。'].map(ended)).toEqual(['一。', '二。']);
});
