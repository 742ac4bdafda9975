import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { paragraph } from '../../i18n/join';
import { Button, type ButtonProps } from '../../ui/button';

/**
 * `warning`: said before the second time. `of`: what it is about; of something else it asks anew. `asks`: whether it asks at all.
 */
type Props = Omit<ButtonProps, 'run'> & {
  name: string;
  warning?: string | false;
  of?: unknown;
  asks?: boolean;
  children?: ComponentChildren;
  run: () => void;
};

/** A button for what cannot be undone: it is pressed twice. */
export function Twice({ name, warning = false, of, asks = true, run, children, ...rest }: Props) {
  // Not every browser gives what is pressed the focus, which it would lose.
  const pressed = useSignal<{ of: unknown } | null>(null);
  const isSure = asks && pressed.value !== null && pressed.value.of === of;
  const press = () => {
    pressed.value = asks && !isSure ? { of } : null;
    if (isSure || !asks) run();
  };
  return (
    <Button {...rest} run={press} onBlur={() => (pressed.value = null)}>
      <span aria-live="polite">{isSure ? paragraph(warning, w.sure) : name}</span>
      {children}
    </Button>
  );
}
