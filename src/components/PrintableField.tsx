import type { PropsWithChildren } from 'react';
import classes from './PrintableField.module.css';

/** A field that prints its complete text, even where the text overflows its box. */
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
