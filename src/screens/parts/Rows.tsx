import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import classes from './Rows.module.css';

type EntriesProps = { readonly rows: Readonly<Record<string, string>>; readonly blank?: string };
type RowsProps = EntriesProps & { readonly className?: string | undefined };

export function Rows({ rows, className = classes.rows, blank = '' }: RowsProps) {
  return (
    <dl className={className}>
      <Entries rows={rows} blank={blank} />
    </dl>
  );
}

export function DescriptionColumns({ rows, blank = '' }: EntriesProps) {
  return (
    <Split as="dl" columns={2} gap={5} className={classes.glossary}>
      <Entries rows={rows} blank={blank} />
    </Split>
  );
}

function Entries({ rows, blank }: Required<EntriesProps>) {
  return Object.entries(rows).map(([term, value]) => (
    <div key={term} data-whole>
      <dt>{term}</dt>
      <dd>
        <KeepTogether>{value || blank}</KeepTogether>
      </dd>
    </div>
  ));
}
