// What the export dialog says.
import { count, LANGUAGE, NO_BREAK, number } from './common-ru';
import type { exportWords as English } from './export-en';

const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });
const kilo = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 0 });
const mega = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });

const amount = (bytes: number) =>
  bytes < 1000
    ? count(bytes, 'байт', 'байта', 'байт')
    : bytes < 1e6
      ? `${kilo.format(bytes / 1000)}${NO_BREAK}кБ`
      : `${mega.format(bytes / 1e6)}${NO_BREAK}МБ`;
const time = (ms: number) =>
  ms < 60_000
    ? `${seconds.format(ms / 1000)}${NO_BREAK}с`
    : `${number(Math.floor(ms / 60_000))}${NO_BREAK}мин ${number(Math.round((ms % 60_000) / 1000))}${NO_BREAK}с`;
const inPixels = (width: number) => count(width, 'пиксель', 'пикселя', 'пикселей');
const pixels = (width: number, height: number) => `${number(width)} × ${inPixels(height)}`;
const ofFrames = (all: number) => count(all, 'кадра', 'кадров', 'кадров');

const named = { mp4: 'MP4', webm: 'WebM' };

export const exportWords: typeof English = {
  heading: 'Экспорт',
  none: 'Экспортировать нечего: во входе нет ни одного теста без ошибок.',
  format: 'Формат',
  formats: { png: 'PNG', svg: 'SVG', gif: 'GIF', ...named },
  about: {
    png: 'Изображение одной позиции.',
    svg: 'Векторное изображение одной позиции, чёткое при любом размере.',
    gif: 'Анимация, которая показывается везде.',
    mp4: 'Видео H.264 для любого проигрывателя.',
    webm: 'Видео VP9 или VP8 для браузеров и большинства проигрывателей.',
  },
  videos: (written) => {
    if (written.length === 0)
      return 'Этот браузер не кодирует видео: в нём нет WebCodecs с H.264, VP9 или VP8. GIF показывается везде.';
    if (!written.includes('mp4'))
      return 'В этом браузере нет кодировщика MP4 (H.264), поэтому видео сохраняется в WebM.';
    return written.includes('webm')
      ? ''
      : 'В этом браузере нет кодировщика WebM (VP9, VP8), поэтому видео сохраняется в MP4.';
  },
  move: 'Позиция',
  from: 'От',
  to: 'До',
  of: (all) => `из ${number(all)}`,
  marks: {
    all: 'Весь тест',
    here: 'От этой позиции',
    past: 'До этой позиции',
  },
  speed: 'Время на ход',
  seconds: (ms) => `${seconds.format(ms / 1000)}${NO_BREAK}с`,
  fast: (ms) => `${number(ms)}${NO_BREAK}мс`,
  motion: 'Частота кадров',
  steps: 'Один кадр на ход',
  rate: (rate) => `${count(rate, 'кадр', 'кадра', 'кадров')} в секунду`,
  size: 'Ширина доски',
  width: inPixels,
  scale: 'Масштаб',
  times: (scale) => `${number(scale)}×`,
  theme: 'Цвета',
  themes: { page: 'Как на странице', light: 'Светлые', dark: 'Тёмные' },
  captionLabel: 'Подпись',
  captionHint: 'Вместо {move} подставляется номер на шкале времени. Если подпись не нужна, оставьте поле пустым.',
  caption: (game, index, at) => `${game}, тест ${number(index)}, ${at}`,
  hints: 'Показывать подсказки о следующем ходе',
  preview: 'Первый кадр',
  pixels,
  told: (frames, ms) => `${count(frames, 'кадр', 'кадра', 'кадров')}, ${time(ms)}. Последний стоит дольше.`,
  drawing: 'Рисуется…',
  tooLong: (frames, most) =>
    `${count(frames, 'кадр', 'кадра', 'кадров')} — слишком много. Предел — ${number(most)}. Выберите меньше ходов или меньшую частоту кадров.`,
  run: 'Создать файл',
  again: 'Создать снова',
  cancel: 'Отмена',
  progress: 'Готовые кадры',
  done: (done, all) => `${number(done)} из ${ofFrames(all)}`,
  made: (name, bytes, width, height) => `${name}: ${amount(bytes)}, ${pixels(width, height)}.`,
  download: 'Скачать',
  failed: (reason) => {
    if (reason === 'engine' || reason.includes('refused'))
      return 'Движок остановился раньше, чем посчитал все ходы. Попробуйте ещё раз или выберите меньше ходов.';
    if (reason.includes('no encoder'))
      return 'Этот браузер не может закодировать видео такого размера. Выберите размер поменьше или GIF.';
    return `Создать файл не удалось. Браузер сообщает «${reason}». Попробуйте размер поменьше или меньше ходов.`;
  },
};
