import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { LIVE } from '#src/content/visualizer/live.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { placeOf } from '#src/visualizer/comparison/places.ts';
import { eventText } from '#src/visualizer/playback/eventText.ts';
import { innermost } from '#src/visualizer/playback/stepChanges.ts';
import classes from './Live.module.css';

type WhereNowProps = {
  readonly model: ChartModel;
  readonly step: SessionStep;
  readonly onSelect: (id: string) => void;
};

/** The active states of the journey, and the rules that led there. */
export function WhereNow({ model, step, onSelect }: WhereNowProps) {
  const rules = new Map(model.transitions.map(({ id, sentence }) => [id, sentence]));
  const { event, taken, emitted } = step;
  return (
    <>
      <section className={classes.part}>
        <h3 className={classes.heading}>{LIVE.where}</h3>
        <ul className={classes.list}>
          {innermost(step.active, model).map((state) => (
            <li key={state.id}>
              <Button variant="subtle" className={classes.rule} onClick={() => onSelect(state.id)}>
                {placeOf(state.id, model)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.part}>
        <h3 className={classes.heading}>{LIVE.taken}</h3>
        <p className={classes.event}>{eventText(step)}.</p>
        {taken.length === 0 && event !== null && <p className={classes.quiet}>{LIVE.nothingTaken}</p>}
        <ol className={classes.rules}>
          {taken.map((id) => (
            <li key={id}>
              <Button variant="subtle" className={classes.rule} onClick={() => onSelect(id)}>
                {rules.get(id) ?? id}
              </Button>
            </li>
          ))}
        </ol>
        {emitted.length > 0 && <p className={classes.quiet}>{LIVE.emitted(emitted.join(', '))}</p>}
      </section>
    </>
  );
}
