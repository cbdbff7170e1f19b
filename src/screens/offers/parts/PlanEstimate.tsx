import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { type CSSProperties, useId, useState } from 'react';
import { ESTIMATE_ANNOUNCEMENT_MS, PLAN_RANGES } from '#machines/constants.ts';
import type { Course, PlanField } from '#machines/domain/course.ts';
import { viewPlan } from '#machines/journey/views/viewPlan.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { DollarField } from '#src/components/DollarField.tsx';
import { Slider } from '#src/components/Slider.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PLAN as WORDS } from '#src/content/plan.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
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
        {shown !== undefined && <CoursePicture course={shown} />}
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
    <div>
      <p className={classes.label}>
        <span>{label}</span>
        <output>{format(value)}</output>
      </p>
      <Slider
        {...PLAN_RANGES[field]}
        values={[value]}
        labels={[label]}
        formatValue={format}
        onChange={([next]) => next !== undefined && send({ type: 'plan.changed', field, value: next })}
      />
    </div>
  );
}

/** A course month by month as bars, its lowest month in words, and all of it as a table. */
export function CoursePicture({ course }: { readonly course: Course }) {
  const { months, lowest } = course;
  const id = useId();
  const most = Math.max(...months.map(({ revenueDollars }) => revenueDollars));
  const share = (name: string, dollars: number) => ({ [name]: Math.max(0, dollars) / most });
  // Announced once it has rested, and not before its first change.
  const spoken = WORDS.lowest(lowest);
  const [announced, setAnnounced] = useState('');
  const announce = useDebouncedCallback(setAnnounced, ESTIMATE_ANNOUNCEMENT_MS);
  useDidUpdate(() => announce(spoken), [spoken]);
  return (
    <section className={classes.course} aria-labelledby={id}>
      <h3 id={id}>{WORDS.shown(titleOf(course))}</h3>
      <p className={classes.lowest} data-short={lowest.leftDollars < 0 || undefined}>
        {spoken}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ol aria-hidden className={classes.bars}>
        {months.map(({ month, repaidDollars, keptDollars, leftDollars }) => (
          <li
            key={month}
            data-short={leftDollars < 0 || undefined}
            style={
              {
                ...share('--repaid', repaidDollars),
                ...share('--spent', keptDollars - Math.max(0, leftDollars)),
                ...share('--left', leftDollars),
              } as CSSProperties
            }
          >
            <span data-part="left" />
            <span data-part="spent" />
            <span data-part="repaid" />
          </li>
        ))}
      </ol>
      <p aria-hidden className={classes.span}>
        <span>{WORDS.month(1)}</span>
        <span>{WORDS.month(months.length)}</span>
      </p>
      <ul aria-hidden className={classes.legend}>
        {Object.entries(WORDS.legend).map(([part, words]) => (
          <li key={part} data-part={part}>
            {words}
          </li>
        ))}
      </ul>
      <Disclosure title={WORDS.table.title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{WORDS.table.month}</th>
              <th scope="col">{WORDS.table.revenue}</th>
              <th scope="col">{WORDS.table.repaid}</th>
              <th scope="col">{WORDS.table.left}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, revenueDollars, repaidDollars, leftDollars }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatDollars(revenueDollars)}</td>
                <td>{formatDollars(repaidDollars)}</td>
                <td>{formatDollars(leftDollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}
