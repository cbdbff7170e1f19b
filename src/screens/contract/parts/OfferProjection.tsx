import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PLAN } from '#src/content/plan.ts';
import { PlanDisclosure } from '#src/screens/parts/PlanDisclosure.tsx';

const { heading, lowest, outcome: OUTCOME } = PLAN;

type OfferProjectionProps = Pick<ContractView, 'plan' | 'hasOwnPlan'> & {
  readonly forecast: NonNullable<ContractView['forecast']>;
};

export function OfferProjection({ forecast, plan, hasOwnPlan }: OfferProjectionProps) {
  return (
    <Stack as="section" gap={1}>
      <h4>{heading}</h4>
      <p>{`${OUTCOME.end(forecast, hasOwnPlan)} ${lowest(forecast)} ${OUTCOME.apr(forecast)}`}</p>
      <Text kind="quiet">{OUTCOME.basis(hasOwnPlan)}</Text>
      <PlanDisclosure plan={plan} hasOwnPlan={hasOwnPlan} />
    </Stack>
  );
}
