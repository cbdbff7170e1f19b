import { useEffect, useRef } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice, SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { CHOICES_TEXT as TEXT } from '#src/content/visualizer/choices.ts';
import { choiceGroups, FOLDED } from './choiceGroups.ts';
import { ChoiceItem } from './ChoiceItem.tsx';
import classes from './ChoiceList.module.css';

type ChoiceListProps = {
  readonly step: Pick<SessionStep, 'choices' | 'active'>;
  readonly model: ChartModel;
  /** Why none of them can be chosen now; null when each can. */
  readonly problem: string | null;
  readonly onChoose: (choice: Choice) => void;
};

/** Everything that the chart listens to now: what is likely first, and folded below it the outside and what is refused. */
export function ChoiceList({ step, model, problem, onChoose }: ChoiceListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const hasChosen = useRef(false);
  // What was pressed may be removed by then: keyboard users continue from the head of the list.
  useEffect(() => {
    if (!hasChosen.current || document.activeElement !== document.body) return;
    hasChosen.current = false;
    title.current?.focus({ preventScroll: true });
  }, [step.choices]);
  const choose = (choice: Choice) => {
    hasChosen.current = true;
    onChoose(choice);
  };
  const { likely, folded } = choiceGroups(step, model);
  const items = (choices: readonly Choice[]) => (
    <ul className={classes.items}>
      {choices.map((choice) => (
        <ChoiceItem key={keyOf(choice)} choice={choice} model={model} problem={problem} onChoose={choose} />
      ))}
    </ul>
  );
  return (
    <section className={classes.list} aria-label={TEXT.title}>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {TEXT.title}
      </h3>
      {problem !== null && <p className={classes.none}>{problem}</p>}
      {likely.length > 0 && items(likely)}
      {FOLDED.map((name) => {
        const choices = folded.get(name) ?? [];
        return (
          choices.length > 0 && (
            <details key={name}>
              <summary>
                {TEXT.folded[name]} ({choices.length})
              </summary>
              {items(choices)}
            </details>
          )
        );
      })}
    </section>
  );
}

function keyOf({ text, takes }: Choice): string {
  return `${text} ${takes.join(' ')}`;
}
