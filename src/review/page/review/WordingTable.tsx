import { REVIEW } from '#src/review/page/words/review.ts';
import type { WordingChange } from '#src/review/page/facts/wordingChanges.ts';
import classes from './WordingTable.module.css';

/** Changed wording, before and now side by side. */
export function WordingTable({ changes }: { readonly changes: readonly WordingChange[] }) {
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{REVIEW.before}</th>
          <th scope="col">{REVIEW.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, before, after }) => (
          <tr key={`${id} ${before} ${after}`}>
            <td>{before === null ? <em>{REVIEW.isNew}</em> : <del>{before}</del>}</td>
            <td>{after === null ? <em>{REVIEW.isRemoved}</em> : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
