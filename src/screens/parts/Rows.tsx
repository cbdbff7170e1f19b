import classes from './Rows.module.css';

type RowsProps = {
  readonly rows: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** Stands for nothing. */
  readonly blank?: string;
};

/** Terms and what each comes to or means, a line each. */
export function Rows({ rows, className = classes.rows, blank }: RowsProps) {
  return (
    <dl className={className}>
      {Object.entries(rows).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || blank}</dd>
        </div>
      ))}
    </dl>
  );
}
