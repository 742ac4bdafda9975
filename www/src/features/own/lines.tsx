// Lines that were printed.
import type { ComponentChildren } from 'preact';
import css from './own.module.css';

export const Lines = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <>
    <h2>{name}</h2>
    <pre class={css.log} data-scrolls tabIndex={0} role="region" aria-label={name}>
      {children}
    </pre>
  </>
);
