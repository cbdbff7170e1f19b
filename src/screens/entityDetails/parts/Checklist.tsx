import { useId } from 'react';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './Checklist.module.css';

const WORDS = ENTITY_DETAILS.summary;

type ChecklistProps = { readonly view: EntityDetailsView; readonly isSidePanel: boolean };

/** The progress of the form with links to open items, next to the form or folded above it; it blocks nothing (R9.9). */
export function Checklist({ view: { checklist, isComplete, isFundable, taxReturnYear }, isSidePanel }: ChecklistProps) {
  const headingId = useId();
  const names = WORDS.items(taxReturnYear);
  const isAuthorized = checklist.every(({ item, field }) => item !== 'authorization' || field === null);
  const missing = isAuthorized ? WORDS.missingRest : WORDS.missing;
  const done = checklist.filter(({ field }) => field === null).length;
  const heading = <h2 id={headingId}>{WORDS.heading}</h2>;
  const count = (
    <>
      <span className={classes.count}>{WORDS.count(done, checklist.length)}</span>
      <span className={classes.bars} aria-hidden>
        {checklist.map(({ item, field }) => (
          <span key={item} className={classes.bar} data-done={field === null || undefined} />
        ))}
      </span>
    </>
  );
  const content = (
    <>
      {isFundable && <p className={classes.note}>{isComplete ? WORDS.complete : missing}</p>}
      <ul className={classes.items}>
        {checklist.map(({ item, field }) =>
          field === null ? (
            <li key={item} className={classes.item} data-done>
              <Glyph name="check" className={classes.mark} />
              <span>
                <VisuallyHidden>{`${WORDS.done} `}</VisuallyHidden>
                <span>{names[item]}</span>
              </span>
            </li>
          ) : (
            <li key={item} className={classes.item}>
              <span className={classes.mark} aria-hidden />
              <JourneyLink
                className={classes.link}
                href={`#${field}`}
                // Folded, the list doesn't cover the field.
                onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
                event={{ type: 'business.fieldRequested', field }}
              >
                {names[item]}
              </JourneyLink>
            </li>
          ),
        )}
      </ul>
    </>
  );
  if (isSidePanel) {
    return (
      <section className={classes.sidePanel} aria-labelledby={headingId}>
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
