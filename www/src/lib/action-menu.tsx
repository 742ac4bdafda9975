type Props<T extends string> = {
  /** What it is called. This is what it shows, since nothing stays chosen. */
  name: string;
  items: readonly T[];
  /** What each item is called. */
  names: Readonly<Record<T, string>>;
  run: (item: T) => void;
};

/** A list of which each choice does something at once, and none stays chosen. */
export function ActionMenu<T extends string>({ name, items, names, run }: Props<T>) {
  const chosen = (event: Event) => {
    const menu = event.currentTarget as HTMLSelectElement;
    const item = menu.value as T;
    menu.value = '';
    run(item);
  };
  return (
    <select aria-label={name} value="" onChange={chosen}>
      <option value="" disabled hidden>
        {name}
      </option>
      {items.map((item) => (
        <option key={item} value={item}>
          {names[item]}
        </option>
      ))}
    </select>
  );
}
