/** Where a program is that these tests start: `make test-engines` finds or installs it, and names it by a variable. */
export function programOf(variable: 'FIREFOX' | 'WEBKIT_DRIVER' | 'WEBKIT_BROWSER' | 'XVFB'): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: run these tests by \`make test-engines\`, or set it to a path.`);
  return path;
}
