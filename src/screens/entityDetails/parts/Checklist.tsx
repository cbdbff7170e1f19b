import { useEffect, useId } from 'react';
import type { FormField } from '#machines/domain/choices.ts';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { partOfPage } from '#src/components/partOfPage.ts';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSend } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './Checklist.module.css';

const WORDS = ENTITY_DETAILS.summary;

type ChecklistProps = { readonly view: EntityDetailsView; readonly isSidePanel: boolean };

/** The progress of the form with links to open items, next to the form or folded above it; it blocks nothing (R9.9). */
export function Checklist({ view, isSidePanel }: ChecklistProps) {
  const { checklist, details, isComplete, isFundable, taxReturnYear } = view;
  useRequestedField(view.requestedField);
  const headingId = useId();
  const names = WORDS.items(taxReturnYear);
  const missing = details.isAuthorized ? WORDS.missingRest : WORDS.missing;
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

/** For some frames after a screen opens, the browser restores its own scroll position. */
const SETTLING_FRAMES = 12;

/** Focuses the field that a checklist link points at, and reports that it is shown (R9.9). */
function useRequestedField(field: FormField | null): void {
  const send = useSend();
  useEffect(() => {
    if (field === null) return;
    const place = partOfPage(field);
    const control = place instanceof HTMLDivElement ? place.querySelector<HTMLElement>('button') : place;
    control?.focus({ preventScroll: true });
    if (control !== null) showFor(SETTLING_FRAMES, control);
    send({ type: 'business.fieldShown' });
  }, [field, send]);
}

function showFor(frames: number, control: HTMLElement): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    if (!control.isConnected) return;
    control.scrollIntoView({ block: 'center' });
    showFor(frames - 1, control);
  });
}
