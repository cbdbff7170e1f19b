import { useId } from 'react';
import { type BusinessProblem, fieldOf, type Owner } from '#machines/domain/business.ts';
import type { FormField } from '#machines/domain/choices.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Glyph } from '#src/components/Glyph.tsx';
import message from '#src/components/Message.module.css';
import { BUSINESS_MISSING, missingSentence } from '#src/content/entityDetails.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './BusinessMissing.module.css';

type BusinessMissingProps = {
  readonly problems: readonly BusinessProblem[];
  readonly owners: readonly Pick<Owner, 'id'>[];
  readonly taxReturnYear: number;
  /** The address of the place where a field is. */
  readonly addressOf: (field: FormField) => string;
  /** On the form, the list is open and the notice is in the row of Continue (R9.10). */
  readonly isOnForm?: boolean;
};

/** What is missing of the business details, each with a link to its field; it blocks nothing (R9.9, R9.10). */
export function BusinessMissing(props: BusinessMissingProps) {
  const { problems, owners, taxReturnYear, addressOf, isOnForm = false } = props;
  const headingId = useId();
  if (problems.length === 0) return null;
  const list = (
    <ul className={classes.items}>
      {problems.map((problem) => {
        const field = fieldOf(problem);
        return (
          <li key={field} className={classes.item}>
            <JourneyLink
              className={classes.link}
              href={addressOf(field)}
              event={{ type: 'business.fieldRequested', field }}
            >
              {missingSentence(problem, owners, taxReturnYear)}
            </JourneyLink>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className={message.message} data-kind="warning" aria-labelledby={headingId}>
      <Glyph name="warning" className={message.glyph} />
      <div>
        <h2 id={headingId}>{BUSINESS_MISSING.heading}</h2>
        {isOnForm ? (
          list
        ) : (
          <>
            <p className={classes.intro}>{BUSINESS_MISSING.message}</p>
            <Disclosure title={BUSINESS_MISSING.list}>{list}</Disclosure>
          </>
        )}
      </div>
    </section>
  );
}
