// What `make budgets` holds the page to: called with --budgets, a bench fails where a median passes its limit.
const held = process.argv.includes('--budgets');

/** Says how a median stands to its limit, in milliseconds. */
export function within(median, limit) {
  const ok = median <= limit;
  if (held && !ok) process.exitCode = 1;
  return ` [${ok ? 'within' : 'over'} ${limit} ms]`;
}
