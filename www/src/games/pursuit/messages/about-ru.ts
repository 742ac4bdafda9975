import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Турнир инженерной школы',
  judges: '',
  task: 'Программы ловцов и беглеца играют на квадрате или торе: одни ловят быстрее, другой держится дольше.',
};
