import type { PropsWithChildren, ReactNode } from 'react';
import classes from './Disclosure.module.css';

/** A title that opens and closes its content. */
export function Disclosure({ title, children }: PropsWithChildren<{ readonly title: ReactNode }>) {
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
