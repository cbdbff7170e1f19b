import type { Ref } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice } from '#machines/graph/moments/moment.ts';
import { SIMULATION_TEXT, SOURCE_WORDS } from '#src/content/visualizer/simulation.ts';
import { type ChoiceGroup, choiceGroups } from './choiceGroups.ts';
import { ChoiceItem } from './ChoiceItem.tsx';
import classes from './ChoiceList.module.css';

const { choices: TEXT } = SIMULATION_TEXT;

type ChoiceListProps = {
  readonly choices: readonly Choice[];
  readonly model: ChartModel;
  /** Nothing can be chosen where this is null: the choices are only shown. */
  readonly onChoose: ((choice: Choice) => void) | null;
  /** The heading, for whoever leads the focus there. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
};

/** Everything that the chart listens to now, by who causes it. */
export function ChoiceList({ choices, model, onChoose, titleRef = null }: ChoiceListProps) {
  return (
    <section className={classes.list} aria-label={TEXT.title}>
      <h3 ref={titleRef} tabIndex={-1} className={classes.title}>
        {TEXT.title}
      </h3>
      {choiceGroups(choices).map((group) => (
        <Group key={group.source} group={group} model={model} onChoose={onChoose} />
      ))}
    </section>
  );
}

type GroupProps = Omit<ChoiceListProps, 'choices' | 'titleRef'> & { readonly group: ChoiceGroup };

function Group({ group: { source, open, refused, addresses }, model, onChoose }: GroupProps) {
  const items = (choices: readonly Choice[]) => (
    <ul className={classes.items}>
      {choices.map((choice) => (
        <ChoiceItem key={keyOf(choice)} choice={choice} model={model} onChoose={onChoose} />
      ))}
    </ul>
  );
  const isEmpty = open.length + refused.length + addresses.length === 0;
  return (
    <section className={classes.group} aria-label={SOURCE_WORDS[source]}>
      <h4 className={classes.source}>{SOURCE_WORDS[source]}</h4>
      {isEmpty ? <p className={classes.none}>{TEXT.none}</p> : null}
      {open.length > 0 ? items(open) : null}
      {refused.length > 0 ? items(refused) : null}
      {addresses.length > 0 ? (
        <details className={classes.addresses}>
          <summary>{TEXT.addresses(addresses.length)}</summary>
          {items(addresses)}
        </details>
      ) : null}
    </section>
  );
}

function keyOf({ event, takes }: Choice): string {
  return `${event.type} ${takes.join(' ')}`;
}
