import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Шведская олимпиада по информатике 2016',
  judges: 'финал',
  task: 'Снимайте фигуры с доски 6 × 6; каждый ход ограничен фигурой, снятой перед ним. Наберите больше очков.',
};
