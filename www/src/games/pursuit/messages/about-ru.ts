import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Турнир инженерной школы',
  judges: '',
  task: 'Две программы играют на квадрате или торе. Ловцы стараются поймать беглеца как можно раньше, беглец — остаться на свободе.',
};
