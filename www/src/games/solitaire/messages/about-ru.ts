import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Финал Шведской олимпиады по информатике 2016',
  judges: '',
  task: 'Снимайте фигуры с доски 6 × 6, чтобы набрать больше очков. Снятая фигура определяет, где снять следующую.',
};
