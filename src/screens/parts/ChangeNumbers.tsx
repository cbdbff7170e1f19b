import type { Plan } from '#machines/domain/course.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { PLAN } from '#src/content/plan.ts';
import { PlanFields } from './PlanFields.tsx';

type ChangeNumbersProps = { readonly plan: Plan; readonly hasOwnPlan: boolean };

export function ChangeNumbers({ plan, hasOwnPlan }: ChangeNumbersProps) {
  return (
    <Disclosure title={PLAN.outcome.change(hasOwnPlan)}>
      <PlanFields plan={plan} />
    </Disclosure>
  );
}
