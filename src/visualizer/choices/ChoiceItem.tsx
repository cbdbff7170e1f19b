import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice } from '#machines/graph/sessions/sessionStep.ts';
import { CHOICES_TEXT as TEXT } from '#src/content/visualizer/choices.ts';
import { GuardList } from '#src/visualizer/outline/GuardList.tsx';
import classes from './ChoiceList.module.css';

type ChoiceItemProps = {
  readonly choice: Choice;
  readonly model: ChartModel;
  readonly problem: string | null;
  readonly onChoose: (choice: Choice) => void;
};

/** Something that can happen now, as a button, or that is refused, with the questions that refuse it. */
export function ChoiceItem({ choice, model, problem, onChoose }: ChoiceItemProps) {
  if (choice.takes.length === 0) return <RefusedChoice choice={choice} />;
  return (
    <li>
      <button
        type="button"
        className={classes.open}
        aria-disabled={problem !== null}
        title={problem ?? undefined}
        onClick={() => {
          if (problem === null) onChoose(choice);
        }}
      >
        <span>{choice.text}</span>
        <span className={classes.hint}>{destinationOf(choice, model)}</span>
      </button>
    </li>
  );
}

function RefusedChoice({ choice: { text, truths } }: { readonly choice: Choice }) {
  return (
    <li>
      <details>
        <summary>
          {text} <span className={classes.hint}>({TEXT.refused})</span>
        </summary>
        <div className={classes.reason}>
          {TEXT.needs}
          {truths.map(
            ({ transitionId, truth }) =>
              truth !== null && <GuardList key={transitionId} guard={truth.tree} truth={truth} />,
          )}
        </div>
      </details>
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
