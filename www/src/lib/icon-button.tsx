import { cx } from './cx';
import { Icon, type IconName } from './icons';

type Props = {
  /** What it does: its title, and what is said of it. */
  name: string;
  icon: IconName;
  /** It does nothing now. Unlike a disabled button, one that turns off under the finger keeps the focus. */
  off?: boolean;
  disabled?: boolean;
  /** A class beside its own. */
  class?: string;
  run: () => void;
};

/** A button with a picture for its name. */
export function IconButton({ name, icon, off, disabled, class: more, run }: Props) {
  return (
    <button
      type="button"
      class={cx('icon-button', more)}
      title={name}
      aria-label={name}
      aria-disabled={off}
      disabled={disabled}
      onClick={() => off || run()}
    >
      <Icon name={icon} />
    </button>
  );
}
