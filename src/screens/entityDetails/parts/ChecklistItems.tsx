import type { MouseEvent } from 'react';
import { fieldOf, FORM_ITEMS, itemOf } from '#machines/domain/business.ts';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import classes from './Checklist.module.css';
import { placeIdOf } from './placeIdOf.ts';

const WORDS = ENTITY_DETAILS.summary;

/** Every item of the form: done, or a link to where it can be done. */
export function ChecklistItems({ problems, taxReturnYear }: Pick<EntityDetailsView, 'problems' | 'taxReturnYear'>) {
  const names = WORDS.items(taxReturnYear);
  return (
    <ul className={classes.items}>
      {FORM_ITEMS.map((item) => {
        const problem = problems.find((one) => itemOf(one) === item);
        if (problem === undefined) {
          return (
            <li key={item} className={classes.item} data-done>
              <Glyph name="check" className={classes.mark} />
              <span>
                <VisuallyHidden>{`${WORDS.done} `}</VisuallyHidden>
                <span>{names[item]}</span>
              </span>
            </li>
          );
        }
        const field = fieldOf(problem);
        return (
          <li key={item} className={classes.item}>
            <span className={classes.mark} aria-hidden />
            <JourneyLink
              className={classes.link}
              href={`#${placeIdOf(field)}`}
              onClick={fold}
              asks={{ type: 'business.fieldRequested', field }}
            >
              {names[item]}
            </JourneyLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Folds the list once an item of it was followed, so that it does not cover the field. */
function fold({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('details')?.removeAttribute('open');
}
