type Written = { currentTarget: { value: string } };

/** `rows`: one line is an input, more are a text area. */
type Props = { name: string; value: string; rows?: number; placeholder?: string; set: (value: string) => void };

/** A labelled field of the editor. */
export function TextField({ name, value, rows = 1, placeholder, set }: Props) {
  const onInput = ({ currentTarget }: Written) => set(currentTarget.value);
  if (rows > 1)
    return (
      <label>
        {name}
        <textarea rows={rows} maxLength={10_000} value={value} onInput={onInput} />
      </label>
    );
  return (
    <label>
      {name}
      <input type="text" maxLength={500} placeholder={placeholder} value={value} onInput={onInput} />
    </label>
  );
}

type LinesProps = { name: string; lines: readonly string[]; set: (lines: string[]) => void };

/** One entry a line. */
export function LinesField({ name, lines, set }: LinesProps) {
  const rows = Math.max(2, lines.length);
  return (
    <TextField name={name} rows={rows} value={lines.join('\n')} set={(text) => set(text ? text.split('\n') : [])} />
  );
}
