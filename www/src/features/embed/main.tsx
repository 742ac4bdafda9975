import '../../app/style.css';
import { render } from 'preact';
import { playOnce } from '../../app/play-once';
import { startPage } from '../../app/start-page';
import { input, marks, notices, page, preferences, state, timeline } from '../../game';
import { LINK_FAULTS } from '../../game/notices';
import { follow } from '../../links/address';
import { Embed } from './app';
import { faultOfAddress } from './fault';
import { connectToHost } from './host-bridge';
import { embedding } from './state';

const own = () => import('./own');
/** Whether the address names what is no game. */
const isOwn = () => /[#&](positions|task)=/.test(location.hash);

/** Shows what the address leads to, or says why it leads nowhere. */
async function show(): Promise<void> {
  if (isOwn()) {
    const fault = await (await own()).show(location.hash);
    return fault ? embedding.setFault(fault) : undefined;
  }
  const shown = await follow(page);
  const notice = state.notice.peek();
  const why = LINK_FAULTS.find((fault) => fault === notice?.kind) ?? 'damagedLink';
  embedding.setFault(shown ? null : faultOfAddress(location.hash, why));
  // It would say it once more.
  if (!shown) notices.clear();
}

async function open(): Promise<void> {
  embedding.setAddress(location.hash);
  const { theme, speed, hints, waits, autoplay } = embedding.state.params.peek();
  preferences.setTheme(theme);
  timeline.setSpeed(speed);
  marks.setHints(hints);
  if (!waits) await show();
  if (autoplay) playOnce();
}

function start(): void {
  open();
  input.preload();
  window.addEventListener('hashchange', open);
  render(<Embed />, document.getElementById('page') as HTMLElement);
  connectToHost();
}

startPage();
// Without that part the frame says what is missing.
if (isOwn())
  own()
    .then(({ begin }) => begin())
    .then(start, start);
else start();
