import type { ChartModel, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import type { GuardResult } from '#src/review/engine/session/sessionStep.ts';
import { DETAILS, SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { eventById, type ChartEvent, ruleEntryOf, placesOf } from '#src/review/page/facts/ruleEntries.ts';
import { isIgnored, possibleOf } from '#src/review/page/facts/possible.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './ItemDetails.module.css';
import { StateDetails } from './StateDetails.tsx';
import { TransitionDetails } from './TransitionDetails.tsx';
import { RuleList } from './RuleList.tsx';

type ItemDetailsProps = {
  readonly model: ChartModel;
  /** Id of a state, rule or event; an unknown id renders nothing. */
  readonly id: string;
  readonly guardResults?: ReadonlyMap<string, GuardResult | null>;
  readonly onSelect: (id: string) => void;
};

export function ItemDetails({ model, id, guardResults, onSelect }: ItemDetailsProps) {
  const state = model.states.find((candidate) => candidate.id === id);
  const transition = model.transitions.find((candidate) => candidate.id === id);
  const event = eventById(model, id);
  const label = event?.label ?? state?.title ?? transition?.label;
  if (label === undefined) return null;
  return (
    <Stack as="section" gap={2} className={classes.details} aria-label={DETAILS.label(label)}>
      {event !== null && <EventDetails model={model} event={event} onSelect={onSelect} />}
      {state !== undefined && <StateDetails model={model} state={state} onSelect={onSelect} />}
      {transition !== undefined && (
        <TransitionDetails
          model={model}
          transition={transition}
          result={guardResults?.get(id) ?? null}
          onSelect={onSelect}
        />
      )}
    </Stack>
  );
}

type EventDetailsProps = {
  readonly model: ChartModel;
  readonly event: ChartEvent;
  readonly onSelect: (id: string) => void;
};

function EventDetails({ model, event, onSelect }: EventDetailsProps) {
  const ignored = event.rules.filter(isIgnored);
  const taken = event.rules.filter((rule) => !isIgnored(rule));
  const possible = possibleOf(model, event.rules);
  const withPlace = (rule: ModelTransition) => {
    const { id, place, text } = ruleEntryOf(model, rule);
    return { id, text, label: place, place: '' };
  };
  return (
    <>
      <p className={textClasses.note}>{DETAILS.event}</p>
      <Text as="h2" kind="heading">
        {event.label}
      </Text>
      {possible !== null && <p>{possible}</p>}
      <p>{SCREEN_PAGE.event(event.rules.length, placesOf(model, event.rules).length)}</p>
      <RuleList heading={SCREEN_PAGE.taken} items={taken.map(withPlace)} onSelect={onSelect} />
      <RuleList heading={SCREEN_PAGE.ignored} items={ignored.map(withPlace)} onSelect={onSelect} />
    </>
  );
}
