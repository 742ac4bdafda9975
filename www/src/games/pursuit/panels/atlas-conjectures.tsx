// What is conjectured, apart from what is proven or computed.
import { atlasWords as w } from '../messages/atlas-en';
import type { Conjecture } from './atlas-data';

export function Conjectures({ all }: { all: readonly Conjecture[] }) {
  if (all.length === 0) return null;
  return (
    <section class="conjectures" aria-label={w.conjectures}>
      <h3>{w.conjectures}</h3>
      <p class="muted">{w.conjecturesIntro}</p>
      <ul>
        {all.map((one) => (
          <li key={one.id}>
            <b>{w.row(one)}.</b> {w.conjecture(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}
