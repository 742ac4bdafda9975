import './switch.css';

/** A choice that is on or off, with its name beside it. */
export function Switch(props: { name: string; title?: string; on: boolean; set: (on: boolean) => void }) {
  const { name, title, on, set } = props;
  return (
    <label class="switch" title={title}>
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {name}
    </label>
  );
}
