import { REVIEW } from '#src/review/page/words/review.ts';
import type { WordingChange } from '#src/review/page/facts/wordingChanges.ts';
import classes from './WordingTable.module.css';

type WordingTableProps = {
  /** Each with its place, where they are of several. */
  readonly changes: readonly (WordingChange & { readonly place?: string })[];
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
};

/** What reads differently: before and now, side by side. */
export function WordingTable({ changes, selectedId, onSelect }: WordingTableProps) {
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{REVIEW.before}</th>
          <th scope="col">{REVIEW.after}</th>
        </tr>
      </thead>
      {changes.map(({ id, before, after, place }) => (
        <tbody key={`${id} ${before} ${after}`}>
          {place !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <button type="button" aria-current={id === selectedId} onClick={() => onSelect?.(id)}>
                  {place}
                </button>
              </th>
            </tr>
          )}
          {before === after ? (
            <tr>
              <td colSpan={2}>
                {after} <em>{REVIEW.sameWording}</em>
              </td>
            </tr>
          ) : (
            <tr>
              <td>{before === null ? <em>{REVIEW.isNew}</em> : <del>{before}</del>}</td>
              <td>{after === null ? <em>{REVIEW.isRemoved}</em> : <ins>{after}</ins>}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
