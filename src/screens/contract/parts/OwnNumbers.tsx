import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PLAN } from '#src/content/plan.ts';
import { ChangeNumbers } from '#src/screens/parts/ChangeNumbers.tsx';

const { heading, lowest, outcome: OUTCOME } = PLAN;

type OwnNumbersProps = Pick<ContractView, 'plan' | 'hasOwnPlan'> & {
  readonly forecast: NonNullable<ContractView['forecast']>;
};

/** How the chosen offer goes with the creator's own numbers (R19.3). */
export function OwnNumbers({ forecast, plan, hasOwnPlan }: OwnNumbersProps) {
  return (
    <Stack as="section" gap={1}>
      <h4>{heading}</h4>
      <p>{`${OUTCOME.end(forecast, hasOwnPlan)} ${lowest(forecast)} ${OUTCOME.apr(forecast)}`}</p>
      <Text kind="quiet">{OUTCOME.basis(hasOwnPlan)}</Text>
      <ChangeNumbers plan={plan} hasOwnPlan={hasOwnPlan} />
    </Stack>
  );
}
