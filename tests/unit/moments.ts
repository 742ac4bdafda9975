// A moment of each game with moves of one's own: what a link or a replay file must bring back.
export type Moment = { game: string; sample: string; ply: number; move: string };

export const MOMENTS: readonly Moment[] = [
  { game: 'robots', sample: 'statement', ply: 2, move: 'N' },
  { game: 'janken', sample: 'zones', ply: 2, move: 'F3 -> F4' },
  { game: 'pursuit', sample: 'forfeit', ply: 4, move: '0 0 1 0' },
  { game: 'solitaire', sample: 'fresh', ply: 0, move: '1 1' },
  { game: 'knights', sample: 'corner', ply: 2, move: '2 (-2,-1)' },
];
