import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

type FieldGroupProps = { readonly legend: string; readonly hint?: string; readonly children: ReactNode };

export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  return (
    <fieldset>
      <legend>
        <h2 className={classes.heading}>{legend}</h2>
      </legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
