// What is said while a board is edited.
import type { edit as English } from './edit-en';

export const edit: typeof English = {
  heading: 'Правка доски',
  undo: 'Отменить изменение',
  done: 'Готово',
  to: 'Теперь нажмите на новую клетку.',
  hint: (tool) =>
    tool === 'move'
      ? 'Перетащите фигуру или нажмите на неё, а затем на новую клетку. Вход изменится вместе с доской.'
      : tool === 'remove'
        ? 'Нажмите на то, что надо убрать. Вход изменится вместе с доской.'
        : 'Нажмите на клетку, куда это поставить. Вход изменится вместе с доской.',
  tools: { move: 'Передвинуть', remove: 'Убрать' },
};
