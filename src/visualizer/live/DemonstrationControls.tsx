import { memo, useId } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { callText, DEMONSTRATION } from '#src/content/visualizer/live.ts';
import type { ProductCommand } from '#src/visualizer/viewer/context.ts';
import classes from './Live.module.css';
import type { SeenProduct } from './seenProduct.ts';

type ControlsProps = {
  readonly model: ChartModel;
  readonly product: SeenProduct | null;
  readonly onCommand: (command: ProductCommand) => void;
};

/** How many times faster than a clock the time of a demonstration can run. */
const SPEEDS = [0, 1, 10, 60];

/** What a reviewer can request of the product: a failing service, a faster clock. */
export const DemonstrationControls = memo(function DemonstrationControls(props: ControlsProps) {
  const { model, product, onCommand } = props;
  const name = useId();
  const isOff = product === null;
  const failing = product?.failing ?? [];
  const calls = [...new Set(model.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)))];
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{DEMONSTRATION.title}</h3>
      <fieldset className={classes.fields} disabled={isOff}>
        <legend>{DEMONSTRATION.time}</legend>
        {SPEEDS.map((factor) => (
          <label key={factor} className={classes.tick}>
            <input
              type="radio"
              name={name}
              checked={product?.speed === factor}
              onChange={() => onCommand({ kind: 'setSpeed', factor })}
            />
            {DEMONSTRATION.speed(factor)}
          </label>
        ))}
      </fieldset>
      <fieldset className={classes.fields} disabled={isOff}>
        <legend>{DEMONSTRATION.fail}</legend>
        <p className={classes.quiet}>{DEMONSTRATION.failHint}</p>
        {calls.map((call) => (
          <label key={call} className={classes.tick}>
            <input
              type="checkbox"
              checked={failing.includes(call)}
              onChange={({ target }) =>
                onCommand({
                  kind: 'fail',
                  calls: target.checked ? [...failing, call] : failing.filter((other) => other !== call),
                })
              }
            />
            {callText(call)}
          </label>
        ))}
      </fieldset>
    </section>
  );
});
