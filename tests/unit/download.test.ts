// @vitest-environment happy-dom
// A file that is offered can still be read after the click: some browsers ask first where to save it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from '../../www/src/lib/download';

const ADDRESS = 'blob:offered';
const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue(ADDRESS);
});

afterEach(() => vi.useRealTimers());

test('the address of a download outlives its click, and is freed later', () => {
  download(['text'], 'text.txt');
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked.mock.calls).toEqual([[ADDRESS]]);
});
