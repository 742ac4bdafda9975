// What is said while a board is edited.
import type { edit as English } from './edit-en';

const REMOVE = 'Убрать';
const MOVE = 'Передвинуть';

export const edit: typeof English = {
  heading: 'Что нажатие ставит на доску',
  undo: 'Отменить изменение',
  done: 'Готово',
  to: 'Теперь нажмите на клетку, куда передвинуть.',
  hint: (tool) =>
    tool === 'move'
      ? 'Перетащите фигуру или нажмите на неё, а затем на новую клетку; текст изменится следом.'
      : tool === 'remove'
        ? 'Нажмите на то, что надо убрать; текст изменится следом.'
        : 'Нажмите на клетку, куда это поставить; текст изменится следом.',
  tools: {
    robots: { move: MOVE, robot: 'Робот', teleport: 'Телепорт', remove: REMOVE },
    janken: {
      move: MOVE,
      F: 'Поле',
      W: 'Лес',
      H: 'Холмы',
      M: 'Горы',
      U: 'Вода',
      '1G': 'Страж 1',
      '1M': 'Маг 1',
      '1S': 'Мечник 1',
      '2G': 'Страж 2',
      '2M': 'Маг 2',
      '2S': 'Мечник 2',
      remove: REMOVE,
    },
    pursuit: { move: MOVE, catcher: 'Ловец', fugitive: 'Беглец', remove: REMOVE },
    solitaire: {
      '1': '1',
      '2': '2',
      '3': '3',
      '4': '4',
      torn: 'Ладья (torn)',
      lopare: 'Слон (lopare)',
      dam: 'Ферзь (dam)',
      springare: 'Конь (springare)',
    },
    knights: { move: MOVE, knight: 'Конь', remove: REMOVE },
  },
};
