import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

type DisclosureProps = {
  /** What the line says that opens it: words, or a heading. */
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** A line that unfolds what is under it; the browser opens and closes it by key, click or touch. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={classes.disclosure}>
      <summary className={classes.summary}>
        {title}
        <span aria-hidden className={classes.sign} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
