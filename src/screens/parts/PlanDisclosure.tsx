import type { Plan } from '#machines/domain/forecast.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { PLAN } from '#src/content/plan.ts';
import { PlanFields } from './PlanFields.tsx';

type PlanDisclosureProps = { readonly plan: Plan; readonly hasOwnPlan: boolean };

export function PlanDisclosure({ plan, hasOwnPlan }: PlanDisclosureProps) {
  return (
    <Disclosure title={PLAN.outcome.change(hasOwnPlan)}>
      <PlanFields plan={plan} />
    </Disclosure>
  );
}
