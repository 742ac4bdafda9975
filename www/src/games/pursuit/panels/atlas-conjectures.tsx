// What is conjectured, apart from what is proven or computed.
import * as w from 'words:pursuit-atlas';
import { BETWEEN, ended } from '../../../i18n/join';
import css from './atlas.module.css';
import { conjectures } from './atlas-data';
import { formulaOf, rowName } from './atlas-words';

export function Conjectures() {
  return (
    <section class={css.conjectures} aria-label={w.conjectures}>
      <h3>{w.conjectures}</h3>
      <p class="muted">{w.conjecturesIntro}</p>
      <ul>
        {conjectures.map((one) => (
          <li key={one.id}>
            <b>{ended(rowName(one))}</b>
            {BETWEEN}
            {w.formula({ ...one, formula: formulaOf(one.formula) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
