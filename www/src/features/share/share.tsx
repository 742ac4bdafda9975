// What can be handed on: a link to this moment, its QR code, a replay file, code for a page of one's own.
import './share.css';
import * as w from 'words:share';
import { useSignal, useSignalEffect } from '@preact/signals';
import { render } from 'preact';
import { placeOf } from '../../board/timeline-unit';
import type { PositionRef } from '../../engine/protocol';
import { state } from '../../game';
import { useAsyncEffect } from '../../lib/async-effect';
import { download } from '../../lib/download';
import { Icon } from '../../lib/icons';
import { linkOf } from '../../links/address';
import { type Link, type Moment, momentOf } from '../../links/link';
import { replayOf } from '../../links/replay';
import { CopyButton } from '../../panes/copy-button';
import { Dialog } from '../../panes/dialog';
import { publicAddress } from '../../platform/served';
import { Code, LONGEST_CODE } from './code';

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

const here = () => publicAddress() ?? location.href.replace(/#.*/, '');
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
          <label class="choice" key={one}>
            <input type="radio" name="which" checked={one === which} onChange={() => set(one)} />
            <span>
              {w.which({ which: one })} <small class="muted">{momentAt(position)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Qr({ href }: { href: string }) {
  const large = useSignal(false);
  if (href.length > LONGEST_CODE) return <p class="muted">{w.noCode({ most: LONGEST_CODE })}</p>;
  return (
    <div class={`code-box${large.value ? ' large' : ''}`}>
      <Code link={href} />
      <p>
        <span class="muted">{w.codeHint}</span>
        <button type="button" class="button" aria-pressed={large.value} onClick={() => (large.value = !large.value)}>
          {large.value ? w.smaller : w.larger}
        </button>
      </p>
    </div>
  );
}

function Short({ link }: { link: Link }) {
  const href = here() + link.hash;
  return (
    <>
      <div class="row">
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
        {w.length({ length: href.length })} {link.name.key === 'made' && w.seed}{' '}
        {href.length > SURE && w.long({ most: SURE })}
      </p>
      {publicAddress() ? <Qr href={href} /> : <p class="muted">{w.onlyHere}</p>}
    </>
  );
}

function LinkTo({ moment }: { moment: Moment }) {
  const link = useSignal<Link | 'failed' | null>(null);
  const make = () => {
    link.value = null;
    return linkOf(moment).catch(() => 'failed' as const);
  };
  useAsyncEffect(make, (made) => (link.value = made), [moment]);
  if (link.value === null) return <p class="muted late">{w.making}</p>;
  if (link.value === 'failed') return <p>{w.failed}</p>;
  if (!link.value.whole) return <p class="warning">{w.tooLong({ length: here().length + link.value.length })}</p>;
  return (
    <>
      <Short link={link.value} />
      <Embed hash={link.value.hash} />
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
      <button type="button" class="button" onClick={save}>
        <Icon name="download" />
        {w.save}
      </button>
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
      {publicAddress() ? <EmbedCode code={codeOf(hash)} /> : <p class="muted">{w.embedNeedsHost}</p>}
    </details>
  );
}

/** The moment stands while the dialog is open, whatever the board does meanwhile. */
function Share({ now, close }: { now: Moment; close: () => void }) {
  const which = useSignal<Which>('moment');
  const moment = useSignal(now);
  useSignalEffect(() => {
    moment.value = moments[which.value](now, state.opened.peek()?.line.branch ?? null);
  });
  return (
    <Dialog kind="share" heading={w.heading} closed={close}>
      <Choice which={which.value} now={now} set={(one) => (which.value = one)} />
      <LinkTo moment={moment.value} />
      <File now={moment.value} />
    </Dialog>
  );
}

export function share(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(<Share now={momentOf(state)} close={close} />, place);
}
