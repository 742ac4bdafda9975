// A canvas that keeps what is drawn on it as SVG: shapes as shapes, text as text, pixels as pictures.
import { ReadCanvas } from './document';
import { ReadPath, short } from './path';

type Style = string | Pattern;
type Clip = { id: string; inside: string } | null;
type Mark = { clip: Clip; body: string };

/** What save and restore keep. */
const KEPT = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'globalAlpha',
  'font',
  'textAlign',
  'textBaseline',
  'imageSmoothingEnabled',
  'matrix',
  'clipped',
  'dash',
] as const;
type Kept = Pick<Vectors, (typeof KEPT)[number]>;

/** The parts of a file that marks refer to, each written once; pictures come when they are encoded. */
class Defs {
  private readonly ids = new Map<string, string>();
  private readonly pictures: Promise<[id: string, data: string]>[] = [];

  /** The id of a part; `write` is told it. */
  of(key: string, write: (id: string) => string): string {
    const known = this.ids.get(key);
    if (known) return known;
    const id = `p${this.ids.size}`;
    this.ids.set(key, id);
    this.parts.push(write(id));
    return id;
  }

  picture(image: ImageData): string {
    const id = `i${this.pictures.length}`;
    this.pictures.push(encoded(image).then((data) => [id, data]));
    return `<image id="${id}" width="${image.width}" height="${image.height}" image-rendering="pixelated" href="${id}:"/>`;
  }

  async all(): Promise<string> {
    const data = new Map(await Promise.all(this.pictures));
    return this.parts.join('').replace(/href="(i\d+):"/g, (_, id) => `href="${data.get(id) ?? ''}"`);
  }

  private readonly parts: string[] = [];
}

async function encoded(image: ImageData): Promise<string> {
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return `data:image/png;base64,${btoa(text)}`;
}

/** Of the one file that a worker draws in its life: boards keep canvases, which refer to these. */
export const defs = new Defs();

/** For measuring text and for colours in the one notation that every reader of SVG knows. */
const measure = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const matrixOf = ({ a, b, c, d, e, f }: DOMMatrix) => `matrix(${[a, b, c, d, e, f].map(short).join(' ')})`;
const scaleOf = ({ a, b }: DOMMatrix) => Math.hypot(a, b);

/** #rrggbb, or rgba(...) where it is not opaque. */
function colour(name: 'fill' | 'stroke', style: string): string {
  measure.fillStyle = '#000';
  measure.fillStyle = style;
  const plain = String(measure.fillStyle);
  const [, red, green, blue, alpha] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(plain) ?? [];
  if (alpha === undefined) return `${name}="${plain}"`;
  return `${name}="rgb(${red},${green},${blue})" ${name}-opacity="${alpha}"`;
}

/** How far a line's letters stand below the point that the baseline's name means. */
function shiftOf(font: string, baseline: CanvasTextBaseline): number {
  measure.font = font;
  measure.textBaseline = baseline;
  const named = measure.measureText('x').actualBoundingBoxAscent;
  measure.textBaseline = 'alphabetic';
  return measure.measureText('x').actualBoundingBoxAscent - named;
}

const ANCHORS: Record<CanvasTextAlign, string> = {
  left: 'start',
  start: 'start',
  center: 'middle',
  right: 'end',
  end: 'end',
};

function fontOf(font: string): string {
  const [, weight = '400', size = '10', family = 'sans-serif'] = /^(\S+) (\S+)px (.+)$/.exec(font) ?? [];
  return `font-family="${escaped(family)}" font-size="${short(Number(size))}" font-weight="${weight}"`;
}

/** What repeats in an area. */
export class Pattern {
  private matrix = new DOMMatrix();

  constructor(private readonly sheet: VectorCanvas) {}

  setTransform(matrix: DOMMatrix): void {
    this.matrix = matrix;
  }

  get id(): string {
    const { width, height } = this.sheet;
    const to = `patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="${matrixOf(this.matrix)}"`;
    const inside = this.sheet.inside();
    return defs.of(`${to}${inside}`, (id) => `<pattern id="${id}" ${to}>${inside}</pattern>`);
  }
}

/** Stands for a canvas's context of two dimensions, as far as the boards use one. */
export class Vectors {
  fillStyle: Style = '#000';
  strokeStyle: string = '#000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  globalAlpha = 1;
  font = '400 10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  imageSmoothingEnabled = true;
  matrix = new DOMMatrix();
  clipped: Clip = null;
  dash: number[] = [];

  private marks: Mark[] = [];
  private path = new ReadPath();
  /** The coordinates that the path is in. */
  private ground = this.matrix;
  private readonly stack: Kept[] = [];

  /** All that has been drawn; marks of one clip in one group. */
  inside(): string {
    let text = '';
    let open: Clip = null;
    const turn = (clip: Clip) => {
      if (clip === open) return;
      text += `${open ? '</g>' : ''}${clip ? `<g clip-path="url(#${clip.id})">` : ''}`;
      open = clip;
    };
    for (const { clip, body } of this.marks) {
      turn(clip);
      text += body;
    }
    turn(null);
    return text;
  }

  save(): void {
    this.stack.push(Object.fromEntries(KEPT.map((key) => [key, this[key]])) as Kept);
  }

  restore(): void {
    Object.assign(this, this.stack.pop());
  }

  getTransform = () => DOMMatrix.fromMatrix(this.matrix);

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.matrix = new DOMMatrix([a, b, c, d, e, f]);
  }

  translate(x: number, y: number): void {
    this.matrix = this.matrix.translate(x, y);
  }

  scale(x: number, y: number): void {
    this.matrix = this.matrix.scale(x, y);
  }

  rotate(angle: number): void {
    this.matrix = this.matrix.rotate((angle * 180) / Math.PI);
  }

  setLineDash(dash: number[]): void {
    this.dash = dash;
  }

  beginPath(): void {
    this.path = new ReadPath();
  }

  moveTo = (...at: Parameters<ReadPath['moveTo']>) => this.onPath().moveTo(...at);
  lineTo = (...at: Parameters<ReadPath['lineTo']>) => this.onPath().lineTo(...at);
  arc = (...at: Parameters<ReadPath['arc']>) => this.onPath().arc(...at);
  rect = (...at: Parameters<ReadPath['rect']>) => this.onPath().rect(...at);
  roundRect = (...at: Parameters<ReadPath['roundRect']>) => this.onPath().roundRect(...at);
  closePath = () => this.path.closePath();

  fill(path?: ReadPath): void {
    const [{ data }, ground] = path ? [path, this.matrix] : [this.path, this.ground];
    if (data) this.add(`<path d="${data}" ${this.filled()}${this.placed(ground)}/>`);
  }

  stroke(path?: ReadPath): void {
    const [{ data }, ground] = path ? [path, this.matrix] : [this.path, this.ground];
    if (data) this.add(`<path d="${data}" ${this.stroked(ground)}${this.placed(ground)}/>`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.box(x, y, width, height, this.filled());
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.box(x, y, width, height, this.stroked(this.matrix));
  }

  /** Boards wipe all of a canvas, or what has nothing on it yet. */
  clearRect(x: number, y: number): void {
    if (x === 0 && y === 0) this.marks = [];
  }

  clip(): void {
    const { data } = this.path;
    const within = this.clipped ? ` clip-path="url(#${this.clipped.id})"` : '';
    const inside = `<path d="${data}"${this.placed(this.ground, 1)}/>`;
    const id = defs.of(`${within}${inside}`, (id) => `<clipPath id="${id}"${within}>${inside}</clipPath>`);
    this.clipped = this.clipped?.id === id ? this.clipped : { id, inside };
  }

  fillText(words: string, x: number, y: number): void {
    this.letter(words, x, y, this.filled());
  }

  strokeText(words: string, x: number, y: number): void {
    this.letter(words, x, y, this.stroked(this.matrix));
  }

  measureText(words: string): TextMetrics {
    measure.font = this.font;
    return measure.measureText(words);
  }

  /** With where to, how large; or also which part of it. */
  drawImage(sheet: VectorCanvas, ...at: number[]): void {
    const part = at.length > 4 ? at.slice(0, 4) : [0, 0, sheet.width, sheet.height];
    const [x = 0, y = 0, width = sheet.width, height = sheet.height] = at.slice(-4);
    const inside = sheet.inside();
    if (!inside) return;
    const id = defs.of(inside, (id) => `<g id="${id}">${inside}</g>`);
    const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    const view = `viewBox="${part.map(short).join(' ')}" preserveAspectRatio="none"`;
    this.add(`<g${this.placed(this.matrix)}><svg ${box} ${view}><use href="#${id}"/></svg></g>`);
  }

  createPattern = (sheet: VectorCanvas) => new Pattern(sheet);
  createImageData = (width: number, height: number) => new ImageData(width, height);

  putImageData(image: ImageData): void {
    const copy = new ImageData(new Uint8ClampedArray(image.data), image.width, image.height);
    this.marks = [{ clip: null, body: defs.picture(copy) }];
  }

  private onPath(): ReadPath {
    if (!this.path.data) this.ground = this.matrix;
    return this.path;
  }

  private add(body: string): void {
    this.marks.push({ clip: this.clipped, body });
  }

  private box(x: number, y: number, width: number, height: number, style: string): void {
    const at = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    this.add(`<rect ${at} ${style}${this.placed(this.matrix)}/>`);
  }

  private letter(words: string, x: number, y: number, style: string): void {
    const at = `x="${short(x)}" y="${short(y + shiftOf(this.font, this.textBaseline))}"`;
    const set = `${fontOf(this.font)} text-anchor="${ANCHORS[this.textAlign]}"`;
    this.add(`<text ${at} ${set} ${style}${this.placed(this.matrix)}>${escaped(words)}</text>`);
  }

  private filled(): string {
    return typeof this.fillStyle === 'string' ? colour('fill', this.fillStyle) : `fill="url(#${this.fillStyle.id})"`;
  }

  /** A path keeps the coordinates it was made in; a stroke's width is of those that hold when it is drawn. */
  private stroked(ground: DOMMatrix): string {
    const scale = scaleOf(this.matrix) / (scaleOf(ground) || 1);
    const line = `stroke-width="${short(this.lineWidth * scale)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"`;
    const dash = this.dash.map((part) => short(part * scale)).join(' ');
    return `fill="none" ${colour('stroke', this.strokeStyle)} ${line}${dash ? ` stroke-dasharray="${dash}"` : ''}`;
  }

  private placed(ground: DOMMatrix, alpha = this.globalAlpha): string {
    const at = ground.isIdentity ? '' : ` transform="${matrixOf(ground)}"`;
    return `${at}${alpha < 1 ? ` opacity="${short(alpha)}"` : ''}`;
  }
}

export class VectorCanvas {
  private readonly vectors = new Vectors();
  private pixels: ReadCanvas | null = null;

  constructor(
    public width: number,
    public height: number,
  ) {}

  /** One that is to be read has pixels. */
  getContext(_kind: '2d', options?: { willReadFrequently?: boolean }) {
    if (!options?.willReadFrequently) return this.vectors;
    this.pixels ??= new ReadCanvas(this.width, this.height);
    return this.pixels.getContext('2d');
  }

  inside = () => this.vectors.inside();
}
