import type { ChartModel, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { DETAILS, SCREEN_PAGE } from '#src/content/visualizer/outline.ts';
import { HappeningList } from './HappeningList.tsx';
import { type ChartEvent, happeningOf, outermostOf } from './happenings.ts';
import classes from './ItemDetails.module.css';

type EventDetailsProps = {
  readonly model: ChartModel;
  readonly event: ChartEvent;
  readonly onSelect: (id: string) => void;
};

/** All that an event does, place by place, and where the chart says that it does nothing. */
export function EventDetails({ model, event, onSelect }: EventDetailsProps) {
  const ignored = event.rules.filter(isIgnored);
  const taken = event.rules.filter((rule) => !isIgnored(rule));
  const places = new Set(event.rules.map(({ sourceId }) => outermostOf(model, sourceId)));
  const placed = (rule: ModelTransition) => {
    const { id, place, text } = happeningOf(model, rule);
    return { id, text, label: place, place: '' };
  };
  return (
    <>
      <p className={classes.kind}>{DETAILS.event}</p>
      <h2 className={classes.title}>{event.label}</h2>
      <p>{SCREEN_PAGE.event(event.rules.length, places.size)}</p>
      <HappeningList heading={SCREEN_PAGE.taken} items={taken.map(placed)} onSelect={onSelect} />
      <HappeningList heading={SCREEN_PAGE.ignored} items={ignored.map(placed)} onSelect={onSelect} />
    </>
  );
}

function isIgnored({ targetIds, actions }: ModelTransition): boolean {
  return targetIds.length === 0 && actions.length === 0;
}
