// The dialog that makes files of the board: pictures, a GIF, a video.
import * as w from 'words:export';
import { type ComponentChildren, render } from 'preact';
import { once } from '../../lib/once';
import { Alert } from '../../ui/alert';
import { Button, Download } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Choices } from './choices';
import css from './export.module.css';
import { amount, failure, withoutVideo } from './in-words';
import { jobs, type Lent } from './jobs';
import { MOST_FRAMES } from './order';
import { Preview } from './preview';
import { length, order, tooLong } from './selectors';
import { exportDialog } from './state';

const { isOpen, phase, subject, videos } = exportDialog.state;

const place = once(() => render(<Export />, document.body.appendChild(document.createElement('div'))));

/** Opens the dialog over the page. `lent`: what answers in the place of an engine. */
export function open(lent?: Lent): void {
  place();
  jobs.open(lent);
}

function Export() {
  if (!isOpen.value) return null;
  return (
    <Dialog class={css.export} room="panel" heading={w.heading} closed={() => jobs.close()}>
      {subject.value ? <Form /> : <p>{w.none}</p>}
    </Dialog>
  );
}

function Form() {
  const busy = phase.value.kind === 'busy';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // One button for both: another in its place would take its click as its own.
        if (phase.peek().kind === 'busy') jobs.cancel();
        else jobs.run();
      }}
    >
      <div class={css.body}>
        <fieldset class={css.choices} disabled={busy}>
          <legend class="unseen">{w.heading}</legend>
          <Choices />
        </fieldset>
        <Preview />
      </div>
      <Outcome />
    </form>
  );
}

/** What can be done now, and what came of it. */
function Outcome() {
  const now = phase.value;
  return (
    <footer class={css.foot}>
      <div class={css.told} role="status">
        <Said />
      </div>
      {now.kind === 'made' && (
        <Download href={now.url} file={now.name}>
          {w.download}
        </Download>
      )}
      <Run />
    </footer>
  );
}

/** The last one, so that it stays under the finger when others come and go. */
function Run() {
  const { kind } = phase.value;
  const refused = kind !== 'busy' && (tooLong.value || !order.value);
  return (
    <Button look={kind === 'idle' || kind === 'failed' ? 'strong' : 'plain'} class={css.run} submit off={refused}>
      {kind === 'busy' ? w.cancel : kind === 'made' ? w.again : w.run}
    </Button>
  );
}

const Line = ({ children, bad }: { children: ComponentChildren; bad?: boolean }) =>
  bad ? <Alert>{children}</Alert> : <p class="muted">{children}</p>;

function Said() {
  const now = phase.value;
  if (now.kind === 'busy') return <Progress done={now.done} />;
  if (now.kind === 'made') return <Line>{w.made({ name: now.name, size: amount(now.bytes), ...now.size })}</Line>;
  if (now.kind === 'failed') return <Line bad>{failure(now.reason)}</Line>;
  if (tooLong.value) return <Line bad>{w.tooLong({ frames: length.value.frames, most: MOST_FRAMES })}</Line>;
  const lacking = videos.value && withoutVideo(videos.value);
  return lacking ? <Line>{lacking}</Line> : null;
}

function Progress({ done }: { done: number }) {
  const all = length.value.frames;
  return (
    <p class={css.progress}>
      <progress aria-label={w.progress} value={done} max={all} />
      <span class="muted">{w.done({ done, all })}</span>
    </p>
  );
}
