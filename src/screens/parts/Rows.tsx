import { KeepTogether } from '#src/components/KeepTogether.tsx';
import classes from './Rows.module.css';

type RowsProps = {
  readonly rows: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly blank?: string;
};

export function Rows({ rows, className = classes.rows, blank = '' }: RowsProps) {
  return (
    <dl className={className}>
      {Object.entries(rows).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <KeepTogether>{value || blank}</KeepTogether>
          </dd>
        </div>
      ))}
    </dl>
  );
}
