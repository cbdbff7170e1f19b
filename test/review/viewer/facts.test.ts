import { expect, it } from 'vitest';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { FIELDS } from '#src/review/journey/lenses.ts';
import { CALL_WORDS } from '#src/review/journey/words/callWords.ts';
import { possibleWhen } from '#src/review/page/facts/possible.ts';

const model = journeyModel();

it('The personal data lens names every field with personal data', () => {
  const entries = Object.entries<Pick<EventEntry<object>, 'source' | 'shown' | 'samples'>>(EVENTS);
  const hidesData = ([type, { source, shown, samples }]: (typeof entries)[number]) =>
    source === 'creator' &&
    type !== 'url.opened' &&
    Object.entries({ ...samples[0] }).some(
      ([name, value]) => ![...shown, 'ownerId', 'at'].includes(name) && typeof value !== 'boolean',
    );
  const hidden = entries.filter(hidesData).map(([type]) => type);
  expect(Object.keys(FIELDS).toSorted()).toEqual(hidden.toSorted());
});

it.each([
  ['contract', 'contract.submitted', 'the creator ticks the box, a full name is typed, and the contract has its'],
  ['entityDetails', 'business.continued', 'when the authorization box is ticked, or when the contract is signed.'],
  ['contract', 'contract.changeRequested', 'signed. Changing is refused while the contract is being signed.'],
  ['landing', 'contract.submitted', 'It does nothing here.'],
])('A button of %s says when %s is possible: %s (R1.1, R12.4)', (screen, event, sentence) => {
  const state = model.states.find(({ id }) => id === screen) ?? null;
  expect(possibleWhen(model, event, state)).toContain(sentence);
});

it('Every call of the chart that can fail has a name', () => {
  const calls = new Set(model.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  calls.delete('persistence');
  expect(Object.keys(CALL_WORDS).toSorted()).toEqual([...calls].toSorted());
});
