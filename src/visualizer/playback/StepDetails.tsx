import { spelledOut } from '#machines/graph/model/chartWords.ts';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { TextFact } from '#src/visualizer/outline/Fact.tsx';
import { PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { stepTime, eventText } from './stepWords.ts';
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
        <TextFact name={TEXT.entered} texts={entered} />
        <TextFact name={TEXT.left} texts={left} />
        <TextFact name={TEXT.rules} texts={rules} />
        <TextFact name={TEXT.emitted} texts={step.emitted.map(spelledOut)} />
      </dl>
    </section>
  );
}
