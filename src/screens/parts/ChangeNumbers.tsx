import type { Plan } from '#machines/domain/forecast.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { PLAN } from '#src/content/plan.ts';
import { PlanFields } from './PlanFields.tsx';

type ChangeNumbersProps = { readonly plan: Plan; readonly hasOwnPlan: boolean };

/** The creator's own numbers, folded where an estimate uses them (R19.3). */
export function ChangeNumbers({ plan, hasOwnPlan }: ChangeNumbersProps) {
  return (
    <Disclosure title={PLAN.outcome.change(hasOwnPlan)}>
      <PlanFields plan={plan} />
    </Disclosure>
  );
}
