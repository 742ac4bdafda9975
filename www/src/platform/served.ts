// What the page asks its host for beside its own scripts. A single file has a twin of this: single-file/served.ts.

/** What is to be said of the page as a whole. */
export const note: string = '';

export async function atlasFile(): Promise<unknown> {
  const reply = await fetch('./atlas.json');
  return reply.ok ? reply.json() : null;
}

/** The box for foreign code has our origin, or no service worker would bring it: in it is a frame that has none. */
export function box(frame: HTMLIFrameElement): void {
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = 'robot.html';
}
