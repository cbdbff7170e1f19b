import { memo, useId, useState } from 'react';
import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';
import { callText, DEMONSTRATION } from '#src/content/visualizer/live.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { placeOf } from '#src/visualizer/comparison/places.ts';
import type { ProductCommand } from '#src/visualizer/viewer/context.ts';
import classes from './Live.module.css';
import type { Openings } from './openings.ts';
import type { SeenProduct } from './seenProduct.ts';

type ControlsProps = {
  readonly model: ChartModel;
  readonly product: SeenProduct | null;
  /** The ways to the states; null while they are worked out. */
  readonly openings: Openings | null;
  readonly onCommand: (command: ProductCommand) => void;
};

/** How many times faster than a clock the time of a demonstration can run. */
const SPEEDS = [0, 1, 10, 60];

/** What a reviewer can request of the product: any state, a failing service, a faster clock. */
export const DemonstrationControls = memo(function DemonstrationControls(props: ControlsProps) {
  const { model, product, openings, onCommand } = props;
  const name = useId();
  const isOff = product === null;
  const failing = product?.failing ?? [];
  const calls = [...new Set(model.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)))];
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{DEMONSTRATION.title}</h3>
      <OpenState model={model} openings={openings} isOff={isOff} onCommand={onCommand} />
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

type OpenStateProps = Omit<ControlsProps, 'product'> & { readonly isOff: boolean };

const OpenState = memo(function OpenState({ model, openings, isOff, onCommand }: OpenStateProps) {
  const [chosen, setChosen] = useState('');
  const hint = useId();
  const states = model.states.filter(({ id }) => openings?.has(id) ?? false);
  const parts = model.states.filter(({ id }) => states.some((state) => partOf(state) === id));
  const route = openings?.get(chosen);
  return (
    <fieldset className={classes.fields} disabled={isOff}>
      <legend>{DEMONSTRATION.open}</legend>
      <p id={hint} className={classes.quiet}>
        {openings === null && !isOff ? DEMONSTRATION.searching : DEMONSTRATION.openHint}
      </p>
      <div className={classes.row}>
        <select
          className={classes.select}
          aria-label={DEMONSTRATION.open}
          aria-describedby={hint}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{DEMONSTRATION.choose}</option>
          {parts.map((part) => (
            <optgroup key={part.id} label={part.title}>
              {states
                .filter((state) => partOf(state) === part.id)
                .map((state) => (
                  <option key={state.id} value={state.id}>
                    {DEMONSTRATION.way(placeOf(state.id, model), openings?.get(state.id)?.events.length ?? 0)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Button
          disabled={route === undefined}
          onClick={() => {
            if (route !== undefined) onCommand({ kind: 'open', route });
          }}
        >
          {DEMONSTRATION.openButton}
        </Button>
      </div>
    </fieldset>
  );
});

/** The screen that a state belongs to, or else the part of the chart. */
function partOf({ screenId, regionId }: ModelState): string | null {
  return screenId ?? regionId;
}
