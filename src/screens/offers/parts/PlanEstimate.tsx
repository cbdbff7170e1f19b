import { PLAN_RANGES } from '#machines/constants.ts';
import type { Course, PlanField } from '#machines/domain/course.ts';
import { viewPlan } from '#machines/journey/views/viewPlan.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { DollarField } from '#src/components/DollarField.tsx';
import { LabeledSlider } from '#src/components/LabeledSlider.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PLAN as WORDS } from '#src/content/plan.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { CoursePicture } from '#src/screens/parts/CoursePicture.tsx';
import { FiguresTable } from '#src/screens/parts/FiguresTable.tsx';
import classes from './PlanEstimate.module.css';

/** "Can you live on this?": the creator's own numbers, with each offer and without (R19.3). */
export function PlanEstimate() {
  const { plan, offerId, courses, shown } = useJourney(viewPlan);
  const columns = courses.map((course) => ({
    title: titleOf(course),
    value: course,
    isSelected: course.offer !== null && course.offer.id === offerId,
  }));
  return (
    <Disclosure title={<h2>{WORDS.heading}</h2>}>
      <div className={classes.plan}>
        <p>{WORDS.intro}</p>
        <div className={classes.fields}>
          <fieldset className={classes.group}>
            <legend>{WORDS.income}</legend>
            <PlanDollars
              field="revenueDollars"
              label={WORDS.revenue}
              unit={WORDS.revenueHint}
              value={plan.revenueDollars}
            />
            <PlanSlider field="changePercent" label={WORDS.change} value={plan.changePercent} format={WORDS.changeOf} />
            {plan.changePercent !== 0 && (
              <>
                <PlanSlider
                  field="changeMonth"
                  label={WORDS.changeMonth}
                  value={plan.changeMonth}
                  format={WORDS.month}
                />
                <PlanSlider
                  field="changeLastsMonths"
                  label={WORDS.changeLastsMonths}
                  value={plan.changeLastsMonths}
                  format={WORDS.lasts}
                />
              </>
            )}
          </fieldset>
          <fieldset className={classes.group}>
            <legend>{WORDS.spending}</legend>
            <PlanDollars field="costsDollars" label={WORDS.costs} unit={WORDS.costsHint} value={plan.costsDollars} />
            <PlanSlider field="taxPercent" label={WORDS.tax} value={plan.taxPercent} format={WORDS.taxOf} />
            <p className={classes.note}>{WORDS.taxNote}</p>
          </fieldset>
        </div>
        <FiguresTable
          caption={WORDS.compare.caption}
          term={OFFERS_TEXT.comparison.term}
          columns={columns}
          groups={{ '': WORDS.compare.rows }}
        />
        <p className={classes.note}>{WORDS.aprNote}</p>
        {shown !== undefined && <CoursePicture course={shown} title={WORDS.shown(titleOf(shown))} />}
      </div>
    </Disclosure>
  );
}

const titleOf = ({ offer }: Course) => (offer === null ? WORDS.compare.none : OFFERS_TEXT.offerTitle(offer.months));

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
