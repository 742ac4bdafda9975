import { text } from 'words:help.md';
import * as w from 'words:page';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { panes, state } from '../game';
import { book } from '../platform/book';
import { noticesFile } from '../platform/served';
import { Dialog } from '../ui/dialog';
import css from './help.module.css';
import { type InnerLink, Markdown } from './markdown';

const ROWS: [string[], string][] = [
  [[w.space], w.keyPlay],
  [['←', '→'], w.keyStep],
  [['Home', 'End'], w.keyEnds],
  [['Shift+E', 'E'], w.keyEvent],
  [['<', '>'], w.keySpeed],
  [['P', 'N'], w.keyCase],
  [['B'], w.keyBoard],
  [['+', '−', '0'], w.keyZoom],
  [['H'], w.keyHints],
  [['U'], w.keyUndo],
  [['F'], w.keyFull],
  [['T'], w.keyTheme],
  [['?'], w.keyHelp],
  [['Esc'], w.keyLeave],
];

function Keys({ names }: { names: string[] }) {
  return (
    <>
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </>
  );
}

/** Licences ask that they come with what they cover. */
function Notices() {
  const notices = useSignal('');
  const place = useRef<HTMLDetailsElement>(null);
  const show = async () => {
    notices.value = await noticesFile().catch(() => w.notLoaded);
  };
  useEffect(() => {
    if (notices.value) place.current?.scrollIntoView({ block: 'nearest' });
  }, [notices.value]);
  return (
    <details ref={place} onToggle={(event) => event.currentTarget.open && show()}>
      <summary>{w.notices}</summary>
      <pre class={css.notices} tabIndex={0}>
        {notices}
      </pre>
    </details>
  );
}

/** The one link of the help, `#`, leads to the book, where there is one. */
const Book: InnerLink = ({ children }) =>
  book && (
    <a href={book} target="_blank" rel="noopener">
      {children}
    </a>
  );

/** Its title, and the rest of it. */
const [, title = '', sections = ''] = text.split(/^# (.+)$/m);

/** The whole page's help; with `rows`, a table of these keys alone. */
export function Help({ rows }: { rows?: [string[], string][] }) {
  if (!state.help.value) return null;
  return (
    <Dialog class={css.help} heading={rows ? w.keys : title} closed={() => panes.setHelp(false)}>
      {!rows && <h3>{w.keys}</h3>}
      <table>
        <tbody>
          {(rows ?? ROWS).map(([names, what]) => (
            <tr key={what}>
              <th scope="row">
                <Keys names={names} />
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted">{w.keysNote}</p>
      {!rows && <Markdown text={sections} Inner={Book} />}
      <Notices />
    </Dialog>
  );
}
