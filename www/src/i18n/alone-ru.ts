import type { aloneWords as English } from './alone-en';

export const aloneWords: typeof English = {
  note: 'Эта страница — один файл, и сеть ей не нужна. Чтобы он был невелик, в нём нет раскраски и подсказок редактора и нет видео.',
};
