// The colours of the page, for canvases. They are chosen in the stylesheet. The values here are used until it is loaded,
// and in tests.

const FALLBACK = {
  bg: '#f6f5f1',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#d8d5cc',
  text: '#1d2126',
  muted: '#666b73',
  accent: '#0b63a5',
  accentText: '#ffffff',
  bad: '#b3261e',
  good: '#1b7a4b',
  warn: '#b26a00',
  focus: '#0b63a5',
  board: '#fbfaf7',
  boardAlt: '#f1efe8',
  boardLine: '#cfcabd',
  you: '#0072b2',
  robot: '#d55e00',
  debris: '#77706a',
  teleport: '#8a4f9e',
  danger: '#b3261e',
  alice: '#0072b2',
  bob: '#d55e00',
  field: '#f0f4e0',
  woods: '#d3e5cc',
  hills: '#f0e2bf',
  mountains: '#dad5d2',
  water: '#cbe2f2',
  hexLine: '#a9b4ae',
} as const;

// Cividis in seven steps: evenly spaced in lightness, and readable with every kind of colour vision.
const VALUES = ['#00224e', '#2b3f6d', '#575d6d', '#7d7c78', '#a59c74', '#d2c060', '#fee838'];
const VALUE_TEXTS = ['#dfe6f5', '#e6eaf4', '#ffffff', '#ffffff', '#14161a', '#14161a', '#14161a'];

export type Colour = keyof typeof FALLBACK;

export type Theme = Readonly<Record<Colour, string>> & {
  readonly g: readonly string[]; // colour of a Grundy value, 0..6
  readonly gText: readonly string[]; // text on that colour
  readonly dark: boolean;
};

/** What the stylesheet calls a colour. */
export const property = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A canvas on no screen, in the page or in a worker. There it stays where the processor can read it. */
export function newCanvas(): HTMLCanvasElement {
  if (globalThis.document) return document.createElement('canvas');
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d', { willReadFrequently: true });
  return canvas as unknown as HTMLCanvasElement;
}

/** Each colour as four bytes: red, green, blue, alpha. A canvas reads every syntax that CSS allows. */
export function colourBytes(colours: readonly string[]): Uint8ClampedArray {
  const canvas = newCanvas();
  canvas.width = colours.length;
  canvas.height = 1;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) return new Uint8ClampedArray(4 * colours.length);
  colours.forEach((colour, i) => {
    ctx.fillStyle = colour;
    ctx.fillRect(i, 0, 1, 1);
  });
  return ctx.getImageData(0, 0, colours.length, 1).data;
}

function isDark(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = colourBytes([colour]);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 110;
}

/** The values of forced colours. Their names may be unknown to the canvas of a worker. */
function forced(): (name: string) => string {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const style = getComputedStyle(probe);
  // Read before the element is removed, because a computed style is live.
  const values = new Map(
    Object.keys(FALLBACK).map((name) => {
      probe.style.color = `var(${property(name)})`;
      return [property(name), style.color];
    }),
  );
  probe.remove();
  return (name) => values.get(name) ?? '';
}

/** The colours that the document wears, by the names of their properties. */
function worn(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  const own = style.getPropertyValue('--bg').trim() === 'Canvas' ? forced() : () => '';
  return (name) => own(name) || style.getPropertyValue(name).trim();
}

/** `colourOf`: a colour by the name of its property; '' if there is none. */
export function readTheme(colourOf: (name: string) => string = worn()): Theme {
  const read = (name: string, fallback: string) => colourOf(name) || fallback;
  const named = Object.fromEntries(
    Object.entries(FALLBACK).map(([name, fallback]) => [name, read(property(name), fallback)]),
  ) as Record<Colour, string>;
  return {
    ...named,
    g: VALUES.map((fallback, value) => read(`--g${value}`, fallback)),
    gText: VALUE_TEXTS.map((fallback, value) => read(`--g${value}-text`, fallback)),
    dark: isDark(named.bg),
  };
}
