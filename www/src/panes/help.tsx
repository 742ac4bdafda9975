import './help.css';
import * as w from 'words:page';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { panes, state } from '../game';
import { help } from '../i18n/help-en';
import { noticesFile } from '../platform/served';
import { DialogHead } from './dialog';

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
  const text = useSignal('');
  const place = useRef<HTMLDetailsElement>(null);
  const show = async () => {
    text.value = await noticesFile().catch(() => w.notLoaded);
  };
  useEffect(() => {
    if (text.value) place.current?.scrollIntoView({ block: 'nearest' });
  }, [text.value]);
  return (
    <details ref={place} onToggle={(event) => event.currentTarget.open && show()}>
      <summary>{w.notices}</summary>
      <pre class="notices" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}

function Sections() {
  return (
    <>
      {help.sections.map(([heading, paragraphs]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <h3>{help.keys}</h3>
    </>
  );
}

/** The whole page's help; with `rows`, a table of these keys alone. */
export function Help({ rows }: { rows?: [string[], string][] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useSignalEffect(() => {
    const open = state.help.value;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  });
  const close = () => panes.setHelp(false);
  return (
    <dialog ref={dialog} class="help" aria-labelledby="keys-heading" onClose={close}>
      <DialogHead id="keys-heading" heading={rows ? w.keys : help.heading} close={close} />
      {!rows && <Sections />}
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
      <Notices />
    </dialog>
  );
}
