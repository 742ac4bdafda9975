import style from './icon.module.css';

const PATHS = {
  first: 'M6 5v14M18 6l-8 6 8 6z',
  back: 'M15 6l-7 6 7 6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  on: 'M9 6l7 6-7 6z',
  last: 'M18 5v14M6 6l8 6-8 6z',
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  picture: 'M4 5h16v14H4zM4 17l5-5 3 3 4-4 4 4M8 9v.1',
  help: 'M9.2 9a3 3 0 1 1 4.3 2.7c-1 .5-1.5 1.1-1.5 2.3M12 17.5v.1',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  nearer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  all: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M12 9.5v5M9.5 12h5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  open: 'M4 19V6h6l2 2.5h8V19z',
  close: 'M6 6l12 12M18 6L6 18',
  remove: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.1',
  compare: 'M4 5h6v14H4zM14 5h6v14h-6z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M5 12v8h14v-8',
  menu: 'M4 6h16M4 12h16M4 18h16',
  sample: 'M6 3h9l4 4v14H6zM9 11h6M9 15h6',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3.5 4 3.5 14 0 18M12 3c-3.5 4-3.5 14 0 18',
  dice: 'M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1',
  test: 'M4 12l4 4L16 7M12 15l1.5 1.5L21 8',
  teach: 'M4 5h16v11H4zM8 21l4-5 4 5',
  undo: 'M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10h-4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={style.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
