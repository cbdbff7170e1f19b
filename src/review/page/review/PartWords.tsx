import type { WordGroup } from '#src/review/page/facts/partWords.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import classes from './PartWords.module.css';

/** Customers' sentences of a part: first those that a role other than the owner is asked about. */
export function PartWords({ groups }: { readonly groups: readonly WordGroup[] }) {
  return groups.map(({ heading, words, isFolded, address }) => (
    <details key={heading} className={classes.group} open={isFolded !== true}>
      <summary>
        <span>{REVIEW.wordsIn(heading, words.length)}</span>
      </summary>
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer">
          {REVIEW.openDocument}
        </a>
      )}
      <ul>
        {words.map((text) => (
          <li key={text}>
            <Wording text={text} />
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** The number of a clause, and its heading. */
const CLAUSE = /^(\d+\. [^.]+\.) (.+)$/;

/** A sentence, with the heading of a clause in bold. */
export function Wording({ text }: { readonly text: string }) {
  const [, clause, rest] = CLAUSE.exec(text) ?? [];
  if (clause === undefined) return text;
  return (
    <>
      <strong>{clause}</strong> {rest}
    </>
  );
}
