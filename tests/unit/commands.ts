// What a host page might say to a board that is no command.

export const HOSTILE: Record<string, unknown> = {
  'another protocol': { boardlab: 2, kind: 'go', ply: 9 },
  'no protocol': { kind: 'go', ply: 9 },
  'a string': '{"boardlab":1,"kind":"go","ply":9}',
  nothing: null,
  'an unknown kind': { boardlab: 1, kind: 'constructor', ply: 9 },
  'a strange ply': { boardlab: 1, kind: 'go', ply: '9' },
  'an endless ply': { boardlab: 1, kind: 'go', ply: 1e300 },
  'a strange case': { boardlab: 1, kind: 'go', ply: 9, case: {} },
  'a game that is none': { boardlab: 1, kind: 'load', game: '__proto__', text: '1' },
  'a text that is none': { boardlab: 1, kind: 'load', game: 'robots', text: ['1 0'] },
  'a text too long': { boardlab: 1, kind: 'load', game: 'robots', text: `1 0\n3 4\n0 0\n${' '.repeat(1_000_000)}` },
  'options too long': { boardlab: 1, kind: 'load', game: 'robots', text: '1 0\n3 4\n0 0', options: ' '.repeat(2_000) },
  'a theme that is none': { boardlab: 1, kind: 'theme', theme: '"><script>' },
  'a strange speed': { boardlab: 1, kind: 'speed', ms: 'fast' },
};
