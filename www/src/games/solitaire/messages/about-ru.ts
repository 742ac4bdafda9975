import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Шведская олимпиада по информатике 2016',
  judges: 'финал',
  task: 'Снимайте фигуры с доски 6 × 6 и наберите как можно больше очков. Каждая фигура определяет, где можно снять следующую.',
};
