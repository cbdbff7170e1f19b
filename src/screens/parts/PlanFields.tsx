import { PLAN_RANGES } from '#machines/constants.ts';
import type { Plan, PlanField } from '#machines/domain/forecast.ts';
import { DollarField } from '#src/components/DollarField.tsx';
import { LabeledSlider } from '#src/components/LabeledSlider.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PLAN as CONTENT } from '#src/content/plan.ts';
import { useSend } from '#src/journey/hooks.ts';
import { Note } from './Note.tsx';
import classes from './PlanFields.module.css';

export function PlanFields({ plan }: { readonly plan: Plan }) {
  return (
    <Split columns={2} gap={5}>
      <Stack as="fieldset" gap={4} className={classes.group}>
        <legend>{CONTENT.income}</legend>
        <PlanDollars
          field="revenueDollars"
          label={CONTENT.revenue}
          unit={CONTENT.revenueHint}
          value={plan.revenueDollars}
        />
        <PlanSlider field="changePercent" label={CONTENT.change} value={plan.changePercent} format={CONTENT.changeOf} />
        {plan.changePercent !== 0 && (
          <>
            <PlanSlider
              field="changeMonth"
              label={CONTENT.changeMonth}
              value={plan.changeMonth}
              format={CONTENT.month}
            />
            <PlanSlider
              field="changeLastsMonths"
              label={CONTENT.changeLastsMonths}
              value={plan.changeLastsMonths}
              format={CONTENT.lasts}
            />
          </>
        )}
      </Stack>
      <Stack as="fieldset" gap={4} className={classes.group}>
        <legend>{CONTENT.spending}</legend>
        <PlanDollars field="costsDollars" label={CONTENT.costs} unit={CONTENT.costsHint} value={plan.costsDollars} />
        <PlanSlider field="taxPercent" label={CONTENT.tax} value={plan.taxPercent} format={CONTENT.taxOf} />
        <Note>{CONTENT.taxNote}</Note>
      </Stack>
    </Split>
  );
}

type FieldProps = { readonly field: PlanField; readonly label: string; readonly value: number };

function PlanDollars({ field, label, value, unit }: FieldProps & { readonly unit: string }) {
  const send = useSend();
  return (
    <div>
      <DollarField
        label={label}
        unit={unit}
        valueDollars={value}
        range={PLAN_RANGES[field]}
        onChange={(dollars) => send({ type: 'plan.changed', field, value: dollars })}
      />
    </div>
  );
}

function PlanSlider({ field, label, value, format }: FieldProps & { readonly format: (value: number) => string }) {
  const send = useSend();
  return (
    <LabeledSlider
      label={label}
      value={value}
      range={PLAN_RANGES[field]}
      format={format}
      onChange={(next) => send({ type: 'plan.changed', field, value: next })}
    />
  );
}
