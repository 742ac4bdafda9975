import { cx } from './cx';
import { Icon } from './icons';

type Props = {
  name: string;
  title?: string;
  /** What kinds of files it offers, as the `accept` of a file field. */
  accept: string;
  /** Whether several files can be chosen at once. */
  many?: boolean;
  /** An item of a menu rather than a button of its own. */
  isItem?: boolean;
  /** What is done with the file; the field stands where the button does. */
  open: (file: File, field: HTMLElement) => void;
};

/** A button that asks for a file. */
export function FileButton({ name, title, accept, many, isItem = false, open }: Props) {
  const chosen = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const files = [...(field.files ?? [])];
    // The same file can be chosen again.
    field.value = '';
    for (const file of files) open(file, field);
  };
  return (
    <label class={cx(isItem ? 'item' : 'button', 'file')} title={title}>
      <input type="file" accept={accept} multiple={many} class="unseen" onChange={chosen} />
      <Icon name="open" />
      {name}
    </label>
  );
}
