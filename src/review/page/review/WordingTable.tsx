import type { VerdictRecord } from '#src/review/page/facts/review.ts';
import type { ReviewPart } from '#src/review/page/facts/reviewParts.ts';
import { sentenceChanges, wordingChanges } from '#src/review/page/facts/wordingChanges.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './WordingTable.module.css';

type WordingTableProps = { readonly part: ReviewPart; readonly judgement: VerdictRecord };

export function WordingTable({ part, judgement: { wording, words } }: WordingTableProps) {
  const changes = [
    ...wordingChanges(wording, part.items),
    ...(words === null || part.words === null ? [] : sentenceChanges(words, part.words)),
  ];
  if (changes.length === 0) return <Text kind="quiet">{REVIEW.sameWording}</Text>;
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
