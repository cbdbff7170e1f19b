import { useId } from 'react';
import { type BusinessProblem, fieldOf, type Owner } from '#machines/domain/business.ts';
import type { FormField } from '#machines/domain/choices.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Glyph } from '#src/components/Glyph.tsx';
import message from '#src/components/Message.module.css';
import { BUSINESS_MISSING, missingSentence } from '#src/content/entityDetails.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './BusinessMissing.module.css';

type MissingListProps = {
  readonly problems: readonly BusinessProblem[];
  readonly owners: readonly Pick<Owner, 'id'>[];
  readonly taxReturnYear: number;
  /** The address of the place where a field is. */
  readonly addressOf: (field: FormField) => string;
};

/** What is missing of the business details, each with a link to its field; nothing where it is complete (R9.9, R9.10). */
export function MissingList({ problems, owners, taxReturnYear, addressOf }: MissingListProps) {
  if (problems.length === 0) return null;
  return (
    <ul className={classes.items} aria-label={BUSINESS_MISSING.list}>
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
}

/** The notice on the screen after the form: what is still to do, folded; it blocks nothing (R9.10). */
export function BusinessMissing(props: MissingListProps) {
  const headingId = useId();
  if (props.problems.length === 0) return null;
  return (
    <section className={message.message} data-kind="warning" aria-labelledby={headingId}>
      <Glyph name="warning" className={message.glyph} />
      <div>
        <h2 id={headingId}>{BUSINESS_MISSING.heading}</h2>
        <p className={classes.intro}>{BUSINESS_MISSING.message}</p>
        <Disclosure title={BUSINESS_MISSING.list}>
          <MissingList {...props} />
        </Disclosure>
      </div>
    </section>
  );
}
