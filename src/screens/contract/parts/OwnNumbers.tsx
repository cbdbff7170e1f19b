import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { PLAN } from '#src/content/plan.ts';
import { ChangeNumbers } from '#src/screens/parts/ChangeNumbers.tsx';
import classes from './Review.module.css';

const { heading, lowest, outcome: OUTCOME } = PLAN;

type OwnNumbersProps = Pick<ContractView, 'plan' | 'hasOwnPlan'> & {
  readonly course: NonNullable<ContractView['course']>;
};

/** How the chosen offer goes with the creator's own numbers (R19.3). */
export function OwnNumbers({ course, plan, hasOwnPlan }: OwnNumbersProps) {
  return (
    <section className={classes.numbers}>
      <h4>{heading}</h4>
      <p>{`${OUTCOME.end(course, hasOwnPlan)} ${lowest(course)} ${OUTCOME.apr(course)}`}</p>
      <p className={classes.basis}>{OUTCOME.basis(hasOwnPlan)}</p>
      <ChangeNumbers plan={plan} hasOwnPlan={hasOwnPlan} />
    </section>
  );
}
