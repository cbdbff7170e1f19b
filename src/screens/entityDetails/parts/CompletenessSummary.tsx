import { useId } from 'react';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import classes from './CompletenessSummary.module.css';
import { FORM_ITEMS, itemOf, placeIdOf } from './formItems.ts';

const WORDS = ENTITY_DETAILS.summary;

type CompletenessSummaryProps = Pick<EntityDetailsView, 'problems' | 'isComplete' | 'taxReturnYear'>;

/** How much of the form is done and a way to each item that is not; it does not decide about going on (R9.9). */
export function CompletenessSummary({ problems, isComplete, taxReturnYear }: CompletenessSummaryProps) {
  const headingId = useId();
  const names = WORDS.items(taxReturnYear);
  const open = FORM_ITEMS.flatMap((item) => {
    const problem = problems.find((one) => itemOf(one) === item);
    return problem === undefined ? [] : [{ item, placeId: placeIdOf(problem) }];
  });
  return (
    <section className={classes.summary} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {WORDS.heading}
      </h2>
      <p className={classes.count}>{WORDS.count(FORM_ITEMS.length - open.length, FORM_ITEMS.length)}</p>
      <p className={classes.note}>{isComplete ? WORDS.complete : WORDS.missing}</p>
      <ul className={classes.items}>
        {open.map(({ item, placeId }) => (
          <li key={item}>
            <button type="button" className={classes.item} onClick={() => focusPlace(placeId)}>
              {names[item]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusPlace(placeId: string): void {
  const place = document.getElementById(placeId);
  const control = place instanceof HTMLDivElement ? place.querySelector<HTMLElement>('button') : place;
  control?.focus();
}
