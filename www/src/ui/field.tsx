// A field with its label and what is wrong in it.
import type { AllHTMLAttributes, ComponentChildren, InputHTMLAttributes } from 'preact';
import { cx } from '../lib/cx';
import style from './field.module.css';
import { useOwnId } from './own-id';

type Native = Pick<
  AllHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'size'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'inputMode'
  | 'placeholder'
  | 'spellcheck'
  | 'readOnly'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'onChange'
>;

type FieldProps = Native & {
  type?: 'text' | 'number';
  value?: string | number;
  label: ComponentChildren;
  /** What is wrong in it, and what would be right; null while nothing is. */
  error?: string | null;
  /** What is written, at every key. */
  set?: (text: string) => void;
  class?: string;
};

/** Where a short text or a number is written. Where one message serves several fields, they name a `FieldError`. */
export function Field({ label, type = 'text', error = null, set, class: own, ...native }: FieldProps) {
  const id = useOwnId();
  const wrong = error === null ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  const attributes = { type, autocomplete: 'off', ...native, ...wrong } as InputHTMLAttributes<HTMLInputElement>;
  return (
    <div class={cx(style.field, own)}>
      <label class={style.label}>
        {label}
        <input {...attributes} class={style.input} onInput={({ currentTarget }) => set?.(currentTarget.value)} />
      </label>
      {error !== null && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong in a field, or in several that name it by `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <p id={id} class={style.error} role="alert">
    {children}
  </p>
);
