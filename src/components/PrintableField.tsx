import type { PropsWithChildren } from 'react';
import classes from './PrintableField.module.css';

/** Prints a field's full text, even if it overflows on screen. */
export function PrintableField({ text, children }: PropsWithChildren<{ readonly text: string }>) {
  return (
    <>
      {children}
      <div aria-hidden="true" translate="no" className={classes.printed}>
        {text}
      </div>
    </>
  );
}
