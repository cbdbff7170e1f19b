import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, placeOf } from '#src/visualizer/viewer/address.ts';
import { CHARTS, OVERLAYS, type Place, VIEWS } from '#src/visualizer/viewer/context.ts';

const place: fc.Arbitrary<Place> = fc.record({
  view: fc.constantFrom(...VIEWS),
  chart: fc.constantFrom(...CHARTS),
  selectedId: fc.option(fc.string({ minLength: 1 })),
  overlays: fc.subarray([...OVERLAYS]),
  query: fc.string(),
});

describe('The address of the viewer', () => {
  it('gives back every place that it was made from', () => {
    fc.assert(
      fc.property(place, (given) => {
        expect(placeOf(addressOf(given))).toEqual(given);
      }),
    );
  });

  it('is readable', () => {
    const given: Place = { view: 'chart', chart: 'journey', selectedId: 'offers', overlays: ['proof'], query: 'EIN' };
    expect(addressOf(given)).toBe('#/chart/journey?item=offers&show=proof&find=EIN');
  });

  it('gives the map of the journey for anything that it does not understand', () => {
    const map: Place = { view: 'map', chart: 'journey', selectedId: null, overlays: [], query: '' };
    expect(['', '#', '#/', '#/nowhere/nothing', '#?show=&&', '#%zz'].map(placeOf)).toEqual(Array(6).fill(map));
  });
});
