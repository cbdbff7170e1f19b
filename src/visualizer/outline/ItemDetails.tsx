import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { GuardTruth } from '#machines/graph/sessions/sessionStep.ts';
import { DETAILS } from '#src/content/visualizer/outline.ts';
import { EventDetails } from './EventDetails.tsx';
import { eventById } from './happenings.ts';
import classes from './ItemDetails.module.css';
import { StateDetails } from './StateDetails.tsx';
import { TransitionDetails } from './TransitionDetails.tsx';

type ItemDetailsProps = {
  readonly model: ChartModel;
  /** The state, rule or event that is described; nothing is shown for an id that the chart does not have. */
  readonly id: string;
  /** What the guard of each rule answers now, by the rule's id; without it nothing is said of answers. */
  readonly truths?: ReadonlyMap<string, GuardTruth | null>;
  /** Selects another state or rule. */
  readonly onSelect: (id: string) => void;
};

/** Everything about one state, rule or event. */
export function ItemDetails({ model, id, truths, onSelect }: ItemDetailsProps) {
  const state = model.states.find((candidate) => candidate.id === id);
  const transition = model.transitions.find((candidate) => candidate.id === id);
  const event = eventById(model, id);
  const label = event?.label ?? state?.title ?? transition?.label;
  if (label === undefined) return null;
  return (
    <section className={classes.details} aria-label={DETAILS.label(label)}>
      {event !== null && <EventDetails model={model} event={event} onSelect={onSelect} />}
      {state !== undefined && <StateDetails model={model} state={state} onSelect={onSelect} />}
      {transition !== undefined && (
        <TransitionDetails model={model} transition={transition} truth={truths?.get(id) ?? null} onSelect={onSelect} />
      )}
    </section>
  );
}
