type Props = {
  name: string;
  value: string;
  /** Lines; one line is an input, more are a text area. */
  rows?: number;
  placeholder?: string;
  set: (value: string) => void;
};

/** A labelled field of the editor. */
export function TextField({ name, value, rows = 1, placeholder, set }: Props) {
  if (rows > 1)
    return (
      <label>
        {name}
        <textarea
          rows={rows}
          maxLength={10_000}
          value={value}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      </label>
    );
  return (
    <label>
      {name}
      <input
        type="text"
        maxLength={500}
        placeholder={placeholder}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  );
}

/** One entry a line. */
export function LinesField({
  name,
  lines,
  set,
}: {
  name: string;
  lines: readonly string[];
  set: (lines: string[]) => void;
}) {
  return (
    <label>
      {name}
      <textarea
        rows={Math.max(2, lines.length)}
        maxLength={10_000}
        value={lines.join('\n')}
        onInput={({ currentTarget }) => set(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
      />
    </label>
  );
}
