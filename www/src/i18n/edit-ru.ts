// What is said while a board is edited.
import type { edit as English } from './edit-en';

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
  tools: { move: 'Передвинуть', remove: 'Убрать' },
};
