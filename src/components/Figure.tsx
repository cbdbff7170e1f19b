import type { ReactNode } from 'react';
import classes from './Figure.module.css';

type FigureProps = {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly size?: 'large';
};

/** An amount with its meaning before it and what else there is to know after it. */
export function Figure({ label, value, note, size }: FigureProps) {
  return (
    <dl className={classes.figure} data-size={size}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      {note !== undefined && note !== null && <dd className={classes.note}>{note}</dd>}
    </dl>
  );
}
