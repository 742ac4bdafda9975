// A button that copies a text and says whether it could.
import * as w from 'words:panes';
import { useSignal } from '@preact/signals';
import { cx } from '../lib/cx';
import { Icon } from '../lib/icons';
import { copied } from './output';

type Props = {
  name: string;
  text: string;
  /** Whether it is the button that one came for. */
  isStrong?: boolean;
  /** What is said where the clipboard is closed. */
  failed?: string;
};

export function CopyButton({ name, text, isStrong = false, failed = w.notCopied }: Props) {
  const said = useSignal('');
  const copy = async () => {
    said.value = (await copied(text)) ? w.copied : failed;
  };
  return (
    <button type="button" class={cx('button', isStrong && 'strong')} onClick={copy} onBlur={() => (said.value = '')}>
      <Icon name={said.value === w.copied ? 'done' : 'copy'} />
      <span aria-live="polite">{said.value || name}</span>
    </button>
  );
}
