// <boardlab-board>: a board on any page. A file of its own, without a library: it makes the frame and talks to it.

type Message = Record<string, unknown>;

/** The folder that this file was loaded from has the board too. */
const HOME = import.meta.url.replace(import.meta.env.DEV ? /src\/features\/embed\/.*/ : /[^/]*$/, '');
/** Languages whose boards have their name in the name of the page. */
const OTHERS = SPOKEN.slice(1).map(({ language }) => language);
const PROTOCOL = 1;
/** Pixels below the screen from which on a board is loaded. */
const NEAR = '300px';
const USUAL_HEIGHT = '30rem';

/** Passed on in the frame's address; another value is another frame. */
const ASKED = ['controls', 'autoplay', 'hints', 'caption', 'label'];
const LANGUAGE = 'lang';
/** Addresses, made whole. */
const PLACES = ['site', 'positions', 'task'];
const INPUT = ['home', ...PLACES, 'output', 'link', 'game', 'sample', 'text', 'options', 'limits'];
const LIVE = ['case', 'ply', 'theme', 'speed'];

/** The address on the web that a page names, else the usual one: never a script. */
function webAddress(said: string | null, usual: string): string {
  const asked = said !== null && URL.canParse(said, document.baseURI) ? new URL(said, document.baseURI) : null;
  return asked && /^https?:$/.test(asked.protocol) ? asked.href : usual;
}

class BoardlabBoard extends HTMLElement {
  static readonly observedAttributes = [...ASKED, ...INPUT, ...LIVE, LANGUAGE];

  private readonly shadow = this.attachShadow({ mode: 'open' });
  private readonly sheet = new CSSStyleSheet();
  private frame: HTMLIFrameElement | null = null;
  private ready = false;
  /** Said before the frame could hear. */
  private queue: Message[] = [];
  private readonly watch = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) this.start();
    },
    { rootMargin: NEAR },
  );
  private readonly hear = (event: MessageEvent) => {
    if (this.frame && event.source === this.frame.contentWindow && event.data?.boardlab === PROTOCOL)
      this.take(event.data);
  };

  connectedCallback(): void {
    // A sheet made by script needs no leave of the page's policy for styles. What the page says of the element outranks it.
    this.shadow.adoptedStyleSheets = [this.sheet];
    this.high(USUAL_HEIGHT);
    window.addEventListener('message', this.hear);
    this.watch.observe(this);
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.hear);
    this.watch.disconnect();
    this.end();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (!this.frame || before === value) return;
    if (name === 'theme') this.say({ kind: 'theme', theme: value ?? 'auto' });
    else if (name === 'speed') this.say({ kind: 'speed', ms: Number(value) });
    else if (LIVE.includes(name)) this.go(this.whole('ply', 0), this.whole('case', 1));
    else this.again();
  }

  play(): void {
    this.say({ kind: 'play' });
  }

  pause(): void {
    this.say({ kind: 'pause' });
  }

  /** `index`: the case, from 1; the open one where none is named. */
  go(ply: number, index?: number): void {
    this.say({ kind: 'go', ply, case: index });
  }

  /** Shows another input. */
  load(what: { game: string; text: string; options?: string; limits?: string; case?: number; ply?: number }): void {
    this.say({ ...what, kind: 'load' });
  }

  private start(): void {
    this.watch.disconnect();
    const frame = document.createElement('iframe');
    frame.src = `${this.home}${this.page}#${this.fields()}`;
    frame.title = this.getAttribute('label') ?? `Boardlab: ${this.getAttribute('game') ?? 'board'}`;
    frame.allow = 'clipboard-write';
    this.shadow.replaceChildren(frame);
    this.frame = frame;
  }

  private end(): void {
    this.ready = false;
    this.queue = [];
    this.frame?.remove();
    this.frame = null;
  }

  private again(): void {
    this.end();
    this.start();
  }

  /** Where the boards are: elsewhere than this file, if the page has a copy of it. */
  private get home(): string {
    return webAddress(this.getAttribute('home'), HOME).replace(/[^/]*$/, '');
  }

  /** In the language that the element says, else the page around it. */
  private get page(): string {
    const language = this.closest(`[${LANGUAGE}]`)?.getAttribute(LANGUAGE) ?? '';
    const other = OTHERS.find((one) => RegExp(`^${one}\\b`, 'i').test(language));
    return other ? `board-${other}.html` : 'board.html';
  }

  /** The input: an attribute, else what stands in the element. */
  private input(): string {
    return this.getAttribute('text') ?? (this.textContent ?? '').trim();
  }

  private get waits(): boolean {
    const named = ['link', 'sample', 'positions', 'task'].some((name) => this.hasAttribute(name));
    return !named && this.input() !== '';
  }

  private fields(): URLSearchParams {
    const link = this.getAttribute('link');
    // One's own board names what it shows before the # of its link.
    const fields = new URLSearchParams(link?.replace(/^.*?[?#]/, '').replace('#', '&') ?? 'v=1');
    const copied = [
      ...ASKED,
      'theme',
      'speed',
      ...(link === null ? ['game', 'sample', 'output', 'options', 'limits', 'case', 'ply'] : []),
    ];
    for (const name of copied) {
      const value = this.getAttribute(name);
      if (value !== null) fields.set(name, value);
    }
    for (const name of PLACES) {
      const address = webAddress(this.getAttribute(name), '');
      if (address) fields.set(name, address);
    }
    if (this.hasAttribute('task') && this.input()) fields.set('text', `${this.input()}\n`);
    if (this.waits) fields.set('waits', '1');
    return fields;
  }

  private whole(name: string, least: number): number {
    return Math.max(least, Math.floor(Number(this.getAttribute(name))) || least);
  }

  private say(message: Message): void {
    const { origin } = new URL(this.home);
    if (!this.ready) this.queue.push(message);
    else this.frame?.contentWindow?.postMessage({ boardlab: PROTOCOL, ...message }, origin === 'null' ? '*' : origin);
  }

  private take({ kind, ...detail }: Message): void {
    if (kind === 'height') this.high(`${Number(detail.height)}px`);
    else if (kind === 'ready') this.greet();
    if (kind === 'ready' || kind === 'moved' || kind === 'error')
      this.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, composed: true }));
  }

  private greet(): void {
    const { queue, waits } = this;
    this.ready = true;
    this.queue = [];
    const [game, options, limits] = ['game', 'options', 'limits'].map((name) => this.getAttribute(name) ?? undefined);
    const spot = { case: this.whole('case', 1), ply: this.whole('ply', 0) };
    if (waits) this.say({ kind: 'load', game, text: this.input(), options, limits, ...spot });
    for (const message of queue) this.say(message);
  }

  private high(height: string): void {
    this.sheet.replaceSync(
      `:host{display:block;height:${height}}:host([hidden]){display:none}iframe{display:block;width:100%;height:100%;border:0}`,
    );
  }
}

customElements.define('boardlab-board', BoardlabBoard);
