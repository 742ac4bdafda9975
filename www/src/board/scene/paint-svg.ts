// The core's pictures on a canvas. They are SVG of few words (core/src/scene/svg.rs). An image takes a browser several times as long: it
// makes a document of the text first. Nothing is decided here, and a word that is not known is an error, so that none is left out unseen.

type Words = Readonly<Record<string, string>>;

const TAG = /<(\/?)([a-z]+)([^>]*)>([^<]*)/g;
const WORD = /([a-zA-Z-]+)="([^"]*)"/g;
/** What is passed on to what is inside. */
const STYLE = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'font-size', 'font-weight'];
const KNOWN = new Set([
  ...STYLE,
  ...['xmlns', 'role', 'width', 'height', 'viewBox', 'font-family', 'text-anchor', 'paint-order', 'transform'],
  ...['x', 'y', 'dy', 'd'],
]);
const ENTITIES: Words = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The words of a tag. */
function wordsOf(tag: string): Words {
  const words: Record<string, string> = {};
  for (const [, name = '', value = ''] of tag.matchAll(WORD)) {
    if (!KNOWN.has(name)) throw new Error(`a picture has ${name}`);
    words[name] = value;
  }
  return words;
}

const numbersIn = (text = ''): number[] => (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

class Painter {
  private readonly ctx: CanvasRenderingContext2D;
  private readonly styles: Words[] = [];

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  }

  paint(svg: string): void {
    for (const [, slash, name = '', words = '', text = ''] of svg.matchAll(TAG)) {
      if (name === 'svg' || name === 'g') {
        if (slash) this.leave();
        else this.enter(name, wordsOf(words));
      } else if (name === 'path') this.path(wordsOf(words));
      else if (name === 'text') slash || this.text(wordsOf(words), text);
      else if (name !== 'title' && name !== 'desc') throw new Error(`a picture has <${name}>`);
    }
  }

  private enter(name: string, words: Words): void {
    if (this.styles.length === 0) this.begin(words);
    this.ctx.save();
    if (name === 'svg' && this.styles.length > 0) this.cut(words);
    this.transform(words.transform);
    const style: Record<string, string> = { ...this.styles.at(-1) };
    for (const word of STYLE) if (words[word] !== undefined) style[word] = words[word];
    this.styles.push(style);
  }

  private leave(): void {
    this.ctx.restore();
    this.styles.pop();
  }

  /** The sheet, as large as the picture says. */
  private begin({ width, height, viewBox }: Words): void {
    Object.assign(this.canvas, { width: Number(width), height: Number(height) });
    const [left = 0, top = 0, wide = 1] = numbersIn(viewBox);
    const scale = Number(width) / wide;
    this.ctx.scale(scale, scale);
    this.ctx.translate(-left, -top);
    Object.assign(this.ctx, { textAlign: 'center', miterLimit: 4 });
  }

  /** What is inside is cut off at its frame, whose units are those outside. */
  private cut({ viewBox }: Words): void {
    const [left = 0, top = 0, wide = 0, high = 0] = numbersIn(viewBox);
    this.ctx.beginPath();
    this.ctx.rect(left, top, wide, high);
    this.ctx.clip();
  }

  private transform(words: string | undefined): void {
    if (!words) return;
    const [first = 0, x = 0, y = 0] = numbersIn(words);
    const [by] = words.split('(');
    if (by === 'translate') this.ctx.translate(first, x);
    else if (by === 'scale') this.ctx.scale(first, first);
    else if (by === 'rotate') this.rotate(first, x, y);
    else throw new Error(`a picture has ${words}`);
  }

  private rotate(degrees: number, x: number, y: number): void {
    this.ctx.translate(x, y);
    this.ctx.rotate((degrees * Math.PI) / 180);
    this.ctx.translate(-x, -y);
  }

  private path(own: Words): void {
    const style = { ...this.styles.at(-1), ...own };
    const path = new Path2D(own.d);
    this.within(own, () => {
      if (this.fills(style)) this.ctx.fill(path);
      if (this.strokes(style)) this.ctx.stroke(path);
    });
  }

  /** Its outline lies behind it. */
  private text(own: Words, text: string): void {
    const style = { ...this.styles.at(-1), ...own };
    const size = Number(style['font-size']);
    const [x, y] = [Number(own.x ?? 0), Number(own.y ?? 0) + Number.parseFloat(own.dy ?? '0') * size];
    const said = text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
    this.ctx.font = `${style['font-weight'] ?? 'normal'} ${size}px sans-serif`;
    this.within(own, () => {
      if (this.strokes(style)) this.ctx.strokeText(said, x, y);
      if (this.fills(style)) this.ctx.fillText(said, x, y);
    });
  }

  private within({ transform }: Words, paint: () => void): void {
    if (transform) this.ctx.save();
    this.transform(transform);
    paint();
    if (transform) this.ctx.restore();
  }

  private fills({ fill = '#000' }: Words): boolean {
    if (fill === 'none') return false;
    this.ctx.fillStyle = fill;
    return true;
  }

  private strokes(style: Words): boolean {
    const { stroke = 'none' } = style;
    if (stroke === 'none') return false;
    this.ctx.strokeStyle = stroke;
    this.ctx.lineWidth = Number(style['stroke-width'] ?? 1);
    this.ctx.lineJoin = (style['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
    this.ctx.setLineDash(numbersIn(style['stroke-dasharray']));
    return true;
  }
}

/** A picture of the core as pixels, as many as it says. */
export function painted(svg: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  new Painter(canvas).paint(svg);
  return canvas;
}
