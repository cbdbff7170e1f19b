import { useEffect, useRef } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice } from '#machines/graph/sessions/sessionStep.ts';
import { CHOICES_TEXT as TEXT, SOURCE_WORDS } from '#src/content/visualizer/choices.ts';
import { type ChoiceGroup, choiceGroups } from './choiceGroups.ts';
import { ChoiceItem } from './ChoiceItem.tsx';
import classes from './ChoiceList.module.css';

type ChoiceListProps = {
  readonly choices: readonly Choice[];
  readonly model: ChartModel;
  /** Why none of them can be chosen now; null when each can. */
  readonly problem: string | null;
  readonly onChoose: (choice: Choice) => void;
};

/** Everything that the chart listens to now, by who causes it: what can be chosen, and what is refused, and why. */
export function ChoiceList({ choices, model, problem, onChoose }: ChoiceListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const hasChosen = useRef(false);
  // What was pressed may be removed by then: keyboard users continue from the head of the list.
  useEffect(() => {
    if (!hasChosen.current || document.activeElement !== document.body) return;
    hasChosen.current = false;
    title.current?.focus({ preventScroll: true });
  }, [choices]);
  const choose = (choice: Choice) => {
    hasChosen.current = true;
    onChoose(choice);
  };
  return (
    <section className={classes.list} aria-label={TEXT.title}>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {TEXT.title}
      </h3>
      {choices.length === 0 && <p className={classes.none}>{problem}</p>}
      {choiceGroups(choices).map((group) => (
        <Group key={group.source} group={group} model={model} problem={problem} onChoose={choose} />
      ))}
    </section>
  );
}

type GroupProps = Omit<ChoiceListProps, 'choices'> & { readonly group: ChoiceGroup };

function Group({ group: { source, open, refused, addresses }, ...shared }: GroupProps) {
  const items = (choices: readonly Choice[]) => (
    <ul className={classes.items}>
      {choices.map((choice) => (
        <ChoiceItem key={keyOf(choice)} choice={choice} {...shared} />
      ))}
    </ul>
  );
  return (
    <section className={classes.group} aria-label={SOURCE_WORDS[source]}>
      <h4 className={classes.source}>{SOURCE_WORDS[source]}</h4>
      {open.length > 0 && items(open)}
      {refused.length > 0 && items(refused)}
      {addresses.length > 0 && (
        <details>
          <summary>{TEXT.addresses(addresses.length)}</summary>
          {items(addresses)}
        </details>
      )}
    </section>
  );
}

function keyOf({ event, takes }: Choice): string {
  return `${event.type} ${takes.join(' ')}`;
}
