import { expect, it } from 'vitest';
import { fundingTimeline } from '#machines/domain/funding.ts';

it.each([
  ['a Monday', '2026-11-23', ['2026-11-24', '2026-11-25'], ['2026-11-25', '2026-11-27']],
  ['a Tuesday before Veterans Day', '2026-11-10', ['2026-11-11', '2026-11-12'], ['2026-11-13', '2026-11-16']],
  ['a Friday, over the weekend', '2026-11-27', ['2026-11-28', '2026-11-29'], ['2026-12-01', '2026-12-02']],
  ['a Saturday', '2026-11-28', ['2026-11-29', '2026-11-30'], ['2026-12-01', '2026-12-02']],
  ['a Friday before a holiday on a Sunday', '2027-07-02', ['2027-07-03', '2027-07-04'], ['2027-07-07', '2027-07-08']],
  ['a Friday before Memorial Day', '2026-05-22', ['2026-05-23', '2026-05-24'], ['2026-05-27', '2026-05-28']],
  ['a Friday before Labor Day', '2026-09-04', ['2026-09-05', '2026-09-06'], ['2026-09-09', '2026-09-10']],
  ['a Friday in a May with five Mondays', '2027-05-21', ['2027-05-22', '2027-05-23'], ['2027-05-25', '2027-05-26']],
  ['the last days of a year', '2026-12-31', ['2027-01-01', '2027-01-02'], ['2027-01-05', '2027-01-06']],
])('A signature on %s leads to funds after business days only (R14.3, R16.4)', (_day, signed, funding, funds) => {
  const { funding: begins, funds: arrive } = fundingTimeline(signed);
  expect(Object.values(begins)).toEqual(funding);
  expect(Object.values(arrive)).toEqual(funds);
});
