import { ROUTES } from '#machines/journey/routes.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { PLAN } from '#src/content/plan.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './Review.module.css';

const { heading, lowest, outcome: OUTCOME } = PLAN;

type OwnNumbersProps = Pick<ContractView, 'canChange' | 'hasOwnPlan'> & {
  readonly course: NonNullable<ContractView['course']>;
};

/** How the chosen offer goes with the creator's own numbers (R19.3). */
export function OwnNumbers({ course, hasOwnPlan, canChange }: OwnNumbersProps) {
  return (
    <section className={classes.numbers}>
      <h4>{heading}</h4>
      <p>{`${OUTCOME.end(course, hasOwnPlan)} ${lowest(course.lowest)} ${OUTCOME.apr(course)}`}</p>
      <p className={classes.basis}>
        {OUTCOME.basis(hasOwnPlan)}{' '}
        {canChange && (
          <JourneyLink
            className={classes.change}
            href={ROUTES.offers.path}
            event={{ type: 'contract.changeRequested', part: 'offer' }}
          >
            {OUTCOME.change(hasOwnPlan)}
          </JourneyLink>
        )}
      </p>
    </section>
  );
}
