import { useId } from 'react';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import classes from './Checklist.module.css';
import { ChecklistItems } from './ChecklistItems.tsx';
import { FORM_ITEMS, itemOf } from '#machines/domain/business.ts';

const WORDS = ENTITY_DETAILS.summary;

type ChecklistProps = Pick<EntityDetailsView, 'problems' | 'isComplete' | 'taxReturnYear'> & {
  /** Whether it stands beside the form; else it is one line above it that unfolds. */
  readonly isSidePanel: boolean;
};

/** How much of the form is done, with a way to each item that is not; it decides nothing (R9.9). */
export function Checklist({ problems, isComplete, taxReturnYear, isSidePanel }: ChecklistProps) {
  const headingId = useId();
  const open = new Set(problems.map(itemOf));
  const count = (
    <>
      <span className={classes.count}>{WORDS.count(FORM_ITEMS.length - open.size, FORM_ITEMS.length)}</span>
      <span className={classes.bars} aria-hidden>
        {FORM_ITEMS.map((item) => (
          <span key={item} className={classes.bar} data-done={!open.has(item) || undefined} />
        ))}
      </span>
    </>
  );
  const heading = (
    <h2 id={headingId} className={classes.heading}>
      {WORDS.heading}
    </h2>
  );
  const content = (
    <>
      <p className={classes.note}>{isComplete ? WORDS.complete : WORDS.missing}</p>
      <ChecklistItems problems={problems} taxReturnYear={taxReturnYear} />
    </>
  );
  if (isSidePanel) {
    return (
      <section className={classes.beside} aria-labelledby={headingId}>
        {heading}
        <p className={classes.progress}>{count}</p>
        {content}
      </section>
    );
  }
  return (
    <section className={classes.folded} aria-labelledby={headingId}>
      <details>
        <summary className={classes.summary}>
          {heading}
          {count}
          <span aria-hidden className={classes.sign} />
        </summary>
        <div className={classes.content}>{content}</div>
      </details>
    </section>
  );
}
