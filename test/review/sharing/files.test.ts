import { expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { partsOf } from '#src/review/page/facts/chartParts.ts';

const journey = journeyModel();

it('The booklet has every rule of the chart on exactly one page', () => {
  const rules = partsOf(journey).flatMap((part) => part.rules.flatMap((group) => group.rules.map(({ id }) => id)));
  const all = journey.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
  expect(rules.toSorted()).toEqual(all.toSorted());
});
