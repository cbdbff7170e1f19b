import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { eventsOf } from './happenings.ts';

/** An answer to a search: the screen or region that it belongs to, with what sets it off, and what it says. */
export type Answer = { readonly id: string; readonly place: string; readonly text: string };

/**
 * The ids of the events, states and transitions in which every word of a query occurs: in the address, the title,
 * the sentence, the name in the code or a requirement id. None for an empty query.
 */
export function foundIn(model: ChartModel, query: string): ReadonlySet<string> {
  const { states, transitions } = model;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return new Set();
  const texts = [
    ...eventsOf(model).map(({ id, label }) => [id, label]),
    ...states.map(({ id, title, address = '', description, requirements }) => [
      id,
      title,
      address,
      description,
      ...requirements,
    ]),
    ...transitions.map(({ id, label, description, guard, requirements }) => [
      id,
      label,
      description,
      guard?.text ?? '',
      ...requirements,
    ]),
  ].map(([id = '', ...parts]) => ({ id, text: [id, ...parts].join(' ').toLowerCase() }));
  return new Set(texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id));
}

/** What was found, in the order of the chart, each with its place in words. */
export function answersOf(model: ChartModel, found: ReadonlySet<string>): readonly Answer[] {
  const { states, transitions } = model;
  const byId = new Map(states.map((state) => [state.id, state]));
  const placeOf = (stateId: string): string => {
    const { screenId = null, regionId = null } = byId.get(stateId) ?? {};
    return byId.get(screenId ?? regionId ?? stateId)?.title ?? '';
  };
  const all = [
    ...eventsOf(model).map(({ id, label, rules }) => ({
      id,
      place: label,
      text: SCREEN_PAGE.rules(rules.length, [...new Set(rules.map(({ sourceId }) => placeOf(sourceId)))]),
    })),
    ...states.map(({ id, title, address, description }) => ({
      id,
      place: placeOf(id),
      text: [placeOf(id) === title ? '' : title, address, description].filter(Boolean).join(' · '),
    })),
    ...transitions.map(({ id, sourceId, label, description }) => ({
      id,
      place: `${placeOf(sourceId)} · ${label}`,
      text: description,
    })),
  ];
  return all.filter(({ id }) => found.has(id));
}
