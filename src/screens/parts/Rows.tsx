import classes from './Rows.module.css';

/** What an amount is made of, a line each. */
export function Rows({ rows }: { readonly rows: Readonly<Record<string, string>> }) {
  return (
    <dl className={classes.rows}>
      {Object.entries(rows).flatMap(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term}=`}>{value}</dd>])}
    </dl>
  );
}
