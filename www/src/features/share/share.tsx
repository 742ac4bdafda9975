// What can be handed on: a link to this moment, its QR code, a replay file, code for a page of one's own.
import * as w from 'words:share';
import { useSignal } from '@preact/signals';
import { placeOf } from '../../board/timeline-unit';
import type { PositionRef } from '../../engine/protocol';
import { state } from '../../game';
import { BETWEEN, paragraph } from '../../i18n/join';
import { cx } from '../../lib/cx';
import { download } from '../../lib/download';
import { assign, type ReadonlySignals, type Signals, signalsOf } from '../../lib/signals';
import { type Link, linkTo, type Moment, momentOf } from '../../links/link';
import { replayOf } from '../../links/replay';
import { publicAddress } from '../../platform/served';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { CopyButton } from '../../ui/copy';
import { Dialog, showDialog } from '../../ui/dialog';
import { Code, LONGEST_CODE } from './code';
import css from './share.module.css';

/** What chat programs and mails are known to take whole. */
const SURE = 2_000;

/** Which moment a link leads to. */
type Which = 'moment' | 'start' | 'plain';

const moments: Record<Which, (now: Moment, branch: number | null) => Moment> = {
  moment: (now) => now,
  start: ({ source, position }) => ({ source, position: { ...position, ply: 0, moves: '' } }),
  plain: ({ source, position }, branch) => ({
    source,
    position: { ...position, ply: Math.min(position.ply, branch ?? position.ply), moves: '' },
  }),
};

const here = () => publicAddress('main') ?? location.href.replace(/#.*/, '');
const beside = (file: string) => new URL(file, here()).href;

const momentAt = ({ case: index, ply }: PositionRef) => w.at({ index: index + 1, at: placeOf(ply) });

function Choice({ which, now, set }: { which: Which; now: Moment; set: (which: Which) => void }) {
  const branch = state.opened.peek()?.line.branch ?? null;
  const choices: Which[] = branch === null ? ['moment', 'start'] : ['moment', 'plain', 'start'];
  return (
    <fieldset>
      <legend>{w.what}</legend>
      {choices.map((one) => {
        const { position } = moments[one](now, branch);
        return (
          <Check key={one} group="which" on={one === which} set={() => set(one)}>
            {w.which({ which: one })} <small class="muted">{momentAt(position)}</small>
          </Check>
        );
      })}
    </fieldset>
  );
}

function Qr({ href }: { href: string }) {
  const large = useSignal(false);
  if (href.length > LONGEST_CODE) return <p class="muted">{w.noCode({ most: LONGEST_CODE })}</p>;
  return (
    <div class={cx(css.codeBox, large.value && css.large)}>
      <Code link={href} />
      <p>
        <span class="muted">{w.codeHint}</span>
        <Button pressed={large.value} run={() => (large.value = !large.value)}>
          {large.value ? w.smaller : w.larger}
        </Button>
      </p>
    </div>
  );
}

function Short({ link }: { link: Link }) {
  const href = here() + link.hash;
  return (
    <>
      <div class={css.row}>
        <input
          type="text"
          readOnly
          aria-label={w.link}
          value={href}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={href} name={w.copy} failed={w.notCopied} />
      </div>
      <p class="muted">
        {paragraph(w.length({ length: href.length }), link.name.key === 'made' && w.seed)}
        {BETWEEN}
        {href.length > SURE && w.long({ most: SURE })}
      </p>
      {publicAddress('main') ? <Qr href={href} /> : <p class="muted">{w.onlyHere}</p>}
    </>
  );
}

function LinkTo({ link }: { link: Link | 'failed' | null }) {
  if (link === null) return <p class="muted late">{w.making}</p>;
  if (link === 'failed') return <p>{w.failed}</p>;
  if (!link.whole) return <Alert tone="warn">{w.tooLong({ length: here().length + link.length })}</Alert>;
  return (
    <>
      <Short link={link} />
      <Embed hash={link.hash} />
    </>
  );
}

function File({ now }: { now: Moment }) {
  const save = () => {
    const { source, position } = now;
    const name = `boardlab-${source.game}-case-${position.case + 1}-move-${position.ply}.json`;
    download([replayOf(now)], name, 'application/json');
  };
  return (
    <section>
      <h3>{w.file}</h3>
      <p class="muted">{w.fileHint}</p>
      <Button icon="download" run={save}>
        {w.save}
      </Button>
    </section>
  );
}

/** What a page needs to show the board that a link leads to. */
function codeOf(hash: string): string {
  const script = `<script type="module" src="${beside('boardlab-board.js')}"></script>`;
  return `${script}\n<boardlab-board link="${hash.replaceAll('&', '&amp;')}"></boardlab-board>`;
}

function EmbedCode({ code }: { code: string }) {
  return (
    <>
      <p class="muted">{w.embedHint}</p>
      <textarea readOnly rows={4} aria-label={w.embed} value={code} onFocus={(event) => event.currentTarget.select()} />
      <CopyButton text={code} name={w.copyCode} failed={w.notCopied} />
    </>
  );
}

function Embed({ hash }: { hash: string }) {
  return (
    <details>
      <summary>{w.embed}</summary>
      {publicAddress('main') ? <EmbedCode code={codeOf(hash)} /> : <p class="muted">{w.embedNeedsHost}</p>}
    </details>
  );
}

/** `link`: null while it is made. */
type SharingState = { which: Which; moment: Moment; link: Link | 'failed' | null };

/** What is handed on. The moment stands while the dialog is open, whatever the board does meanwhile. */
class Sharing {
  private readonly own: Signals<SharingState>;
  readonly state: ReadonlySignals<SharingState>;

  constructor(readonly now: Moment) {
    this.own = signalsOf<SharingState>({ which: 'moment', moment: now, link: null });
    this.state = this.own;
    this.choose('moment');
  }

  async choose(which: Which): Promise<void> {
    const moment = moments[which](this.now, state.opened.peek()?.line.branch ?? null);
    assign(this.own, { which, moment, link: null });
    const link = await linkTo(moment).catch(() => 'failed' as const);
    if (moment === this.own.moment.peek()) this.own.link.value = link;
  }
}

function Share({ of, close }: { of: Sharing; close: () => void }) {
  const { which, moment, link } = of.state;
  return (
    <Dialog class={css.share} heading={w.heading} closed={close}>
      <Choice which={which.value} now={of.now} set={(one) => of.choose(one)} />
      <LinkTo link={link.value} />
      <File now={moment.value} />
    </Dialog>
  );
}

export function share(): void {
  const of = new Sharing(momentOf(state));
  showDialog((closed) => <Share of={of} close={closed} />);
}
