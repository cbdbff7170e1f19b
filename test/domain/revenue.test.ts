import { expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { sampleRevenue } from '#machines/domain/revenue.ts';

it('is twelve whole months before today, that add up to what the longest offer projects (R8.2, R18.1)', () => {
  const { months, averageDollars } = sampleRevenue('2026-01-31');
  expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([12, '2025-01-01', '2025-12-01']);
  expect(months.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(OFFERS.at(-1)?.projectedRevenueDollars);
  const projected = OFFERS.map((offer) => Math.round(offer.projectedRevenueDollars / offer.months));
  expect(projected).toEqual(OFFERS.map(() => averageDollars));
});
