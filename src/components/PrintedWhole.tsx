import type { ReactNode } from 'react';
import classes from './PrintedWhole.module.css';

type PrintedWholeProps = { readonly text: string; readonly children: ReactNode };

/** A field; a print has its whole text instead, of which the field would show no more than fits into its box. */
export function PrintedWhole({ text, children }: PrintedWholeProps) {
  return (
    <>
      {children}
      <div aria-hidden="true" translate="no" className={classes.printed}>
        {text}
      </div>
    </>
  );
}
