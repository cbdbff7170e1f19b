import type { WordGroup } from '#src/review/page/facts/partWords.ts';
import type { Role } from '#src/review/page/facts/review.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import classes from './PartWords.module.css';

type PartWordsProps = {
  readonly groups: readonly WordGroup[];
  readonly reader: Role | null;
};

/**
 * The creator-facing sentences of a part. Expands those for everybody and for the reader's role; without a reader, all
 * but the owner's.
 */
export function PartWords({ groups, reader }: PartWordsProps) {
  const isFor = (role: Role) => (reader === null ? role !== 'owner' : role === reader);
  return groups.map(({ heading, words, role, address }) => (
    <details key={heading} open={role === undefined || isFor(role)}>
      <summary>
        <span className={classes.heading}>{REVIEW.wordsIn(heading, words.length)}</span>
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

/** A clause's number and heading, then its text. */
const CLAUSE = /^(\d+\. [^.]+\.) (.+)$/;

export function Wording({ text }: { readonly text: string }) {
  const [, clause, rest] = CLAUSE.exec(text) ?? [];
  if (clause === undefined) return text;
  return (
    <>
      <strong>{clause}</strong> {rest}
    </>
  );
}
