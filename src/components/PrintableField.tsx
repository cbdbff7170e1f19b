import type { ReactNode } from 'react';
import classes from './PrintableField.module.css';

type PrintableFieldProps = { readonly text: string; readonly children: ReactNode };

/** A field; a print shows its complete text, of which the field would show no more than fits into its box. */
export function PrintableField({ text, children }: PrintableFieldProps) {
  return (
    <>
      {children}
      <div aria-hidden="true" translate="no" className={classes.printed}>
        {text}
      </div>
    </>
  );
}
