import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PLAN } from '#src/content/plan.ts';
import { ChangeNumbers } from '#src/screens/parts/ChangeNumbers.tsx';

const { heading, lowest, outcome: OUTCOME } = PLAN;

type OwnNumbersProps = Pick<ContractView, 'plan' | 'hasOwnPlan'> & {
  readonly course: NonNullable<ContractView['course']>;
};

/** Projects the chosen offer with the creator's own numbers (R19.3). */
export function OwnNumbers({ course, plan, hasOwnPlan }: OwnNumbersProps) {
  return (
    <Stack as="section" gap={1}>
      <h4>{heading}</h4>
      <p>{`${OUTCOME.end(course, hasOwnPlan)} ${lowest(course)} ${OUTCOME.apr(course)}`}</p>
      <Text kind="quiet">{OUTCOME.basis(hasOwnPlan)}</Text>
      <ChangeNumbers plan={plan} hasOwnPlan={hasOwnPlan} />
    </Stack>
  );
}
