import { useId } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice } from '#machines/graph/moments/moment.ts';
import { SIMULATION_TEXT } from '#src/content/visualizer/simulation.ts';
import classes from './ChoiceList.module.css';
import { TruthList } from './TruthList.tsx';

const { choices: TEXT } = SIMULATION_TEXT;

type ChoiceItemProps = {
  readonly choice: Choice;
  readonly model: ChartModel;
  /** Nothing can be chosen where this is null: the choices are only shown. */
  readonly onChoose: ((choice: Choice) => void) | null;
};

/** Something that can happen now, as a button, or that is refused, with the questions that refuse it. */
export function ChoiceItem({ choice, model, onChoose }: ChoiceItemProps) {
  const reasonId = useId();
  if (choice.takes.length > 0) return <OpenChoice choice={choice} model={model} onChoose={onChoose} />;
  const refusals = choice.truths.flatMap(({ truth }) => (truth === null || truth.isTrue ? [] : [truth]));
  return (
    <li>
      <button type="button" className={classes.refused} aria-disabled="true" aria-describedby={reasonId}>
        <span>{choice.text}</span>
        <span className={classes.hint}>{TEXT.refused}</span>
      </button>
      <div id={reasonId} className={classes.reason}>
        <span>{TEXT.needs}</span>
        <TruthList truths={refusals} />
      </div>
    </li>
  );
}

function OpenChoice({ choice, model, onChoose }: ChoiceItemProps) {
  const words = (
    <>
      <span>{choice.text}</span>
      <span className={classes.hint}>{destinationOf(choice, model)}</span>
    </>
  );
  return (
    <li>
      {onChoose === null ? (
        <div className={classes.shown}>{words}</div>
      ) : (
        <button type="button" className={classes.open} onClick={() => onChoose(choice)}>
          {words}
        </button>
      )}
    </li>
  );
}

/** Where the rules that are followed lead: to a screen if one of them does. */
function destinationOf({ takes }: Choice, { transitions, states }: ChartModel): string {
  const targetIds = takes.flatMap((id) => transitions.find((transition) => transition.id === id)?.targetIds ?? []);
  const targets = targetIds.flatMap((id) => states.find((state) => state.id === id) ?? []);
  const target = targets.find(({ screenId }) => screenId !== null) ?? targets[0];
  return target === undefined ? TEXT.stays : TEXT.leadsTo(target.title);
}
