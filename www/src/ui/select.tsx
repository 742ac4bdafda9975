// A choice of one of several, of which the chosen one is shown.
import { cx } from '../lib/cx';
import style from './select.module.css';

export type Option<T> = { value: T; name: string };

type Props<T> = {
  /** What is said of it, where no label stands around it. */
  label?: string;
  title?: string;
  value: T;
  options: readonly Option<T>[];
  set: (value: T) => void;
  class?: string;
};

const written = (value: unknown) => String(value ?? '');

export function Select<T extends string | number | null>({ label, title, value, options, set, class: own }: Props<T>) {
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    const chosen = options.find((option) => written(option.value) === currentTarget.value);
    if (chosen) set(chosen.value);
  };
  return (
    <select aria-label={label} title={title} class={cx(style.select, own)} value={written(value)} onChange={choose}>
      {options.map((option) => (
        <option key={written(option.value)} value={written(option.value)}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

/** The options of some values. */
export const optionsOf = <T,>(values: readonly T[], name: (value: T) => string): Option<T>[] =>
  values.map((value) => ({ value, name: name(value) }));
