import { spelledOut } from '#machines/graph/model/chartWords.ts';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { stepTime } from './clockText.ts';
import { eventText } from './eventText.ts';
import classes from './StepDetails.module.css';
import { stepChanges } from './stepChanges.ts';

const { details: TEXT } = PLAYBACK_TEXT;

type StepDetailsProps = {
  readonly steps: readonly SessionStep[];
  readonly cursor: number;
  readonly model: ChartModel;
};

/** A step of a session: its event, by which rules, and what is different now. */
export function StepDetails({ steps, cursor, model }: StepDetailsProps) {
  const step = steps[cursor];
  if (step === undefined) return null;
  const { entered, left, rules } = stepChanges(step, steps[cursor - 1] ?? null, model);
  return (
    <section className={classes.details} aria-label={TEXT.title}>
      <h3 className={classes.title}>{eventText(step)}</h3>
      <p className={classes.time}>{TEXT.at(stepTime(step, steps))}</p>
      <dl className={classes.facts}>
        <Fact name={TEXT.entered} values={entered} />
        <Fact name={TEXT.left} values={left} />
        <Fact name={TEXT.rules} values={rules} />
        <Fact name={TEXT.emitted} values={step.emitted.map(spelledOut)} />
      </dl>
    </section>
  );
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className={classes.name}>{name}</dt>
      {values.map((value) => (
        <dd key={value} className={classes.value}>
          {value}
        </dd>
      ))}
    </div>
  );
}
