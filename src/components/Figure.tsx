import { KeepTogether } from './KeepTogether.tsx';
import classes from './Figure.module.css';

type FigureProps = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly size?: 'large';
};

/** An amount between its label and a note. */
export function Figure({ label, value, note, size }: FigureProps) {
  return (
    <dl className={classes.figure} data-size={size}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      {note !== undefined && (
        <dd className={classes.note}>
          <KeepTogether>{note}</KeepTogether>
        </dd>
      )}
    </dl>
  );
}
