import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import { paragraph } from '../../i18n/join';
import { Button } from '../../ui/button';

type Props = { name: string; warning?: string | false; run: () => void };

/** A button for what cannot be undone: it is pressed twice. `warning`: said before the second time. */
export function Twice({ name, warning = false, run }: Props) {
  const isPressed = useSignal(false);
  const press = () => {
    if (isPressed.peek()) run();
    isPressed.value = !isPressed.peek();
  };
  return (
    <Button run={press} onBlur={() => (isPressed.value = false)}>
      <span aria-live="polite">{isPressed.value ? paragraph(warning, w.sure) : name}</span>
    </Button>
  );
}
