import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  blankReview,
  judgementOn,
  markNeed,
  ownSaying,
  type Review,
  type Reviewer,
  ROLES,
  say,
  sayingsOf,
  type Verdict,
  VERDICTS,
} from '#src/review/page/facts/review.ts';
import { exportReview, mergeReviews, readReview } from '#src/review/page/facts/reviewFile.ts';
import { reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { loadSavedReview, saveReview } from '#src/review/page/facts/savedReview.ts';
import { SMALL_CHART } from './smallChart.ts';

const [shelf, basket] = reviewParts(SMALL_CHART);
if (shelf === undefined || basket === undefined) throw new Error('the small chart has no parts');
const DANA: Reviewer = { name: 'Dana', role: 'owner' };
const LEE: Reviewer = { name: 'Lee', role: 'legal' };
const by = (me: Reviewer): Review => ({ ...blankReview(), me });
const onDay = (day: number) => `2026-11-${day}T09:00:00.000Z`;
const judged = (review: Review, verdict: Verdict, day: number, part = shelf) =>
  say(review, part.id, { judgement: judgementOn(part, { verdict, at: onDay(day), picture: null, version: 'v1' }) });
const verdictIn = (review: Review, me: Reviewer) => ownSaying(shelf.id, { ...review, me })?.judgement?.verdict ?? null;

describe('A review as a file', () => {
  const time = fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((at) => at.toISOString());
  const id = fc.stringMatching(/^[a-z.]+\|[a-z]+$/);
  const reviewer = fc.record({ name: fc.string(), role: fc.constantFrom(...ROLES) });
  const judgement = fc.record({
    verdict: fc.constantFrom(...VERDICTS),
    at: time,
    hash: fc.string(),
    version: fc.string(),
    wording: fc.dictionary(id, fc.string(), { noNullPrototype: true }),
    words: fc.option(fc.array(fc.string(), { maxLength: 3 })),
    picture: fc.option(fc.string()),
  });
  const saying = fc.record({ reviewer, note: fc.string(), judgement: fc.option(judgement) });
  const need = fc.record({ role: fc.constantFrom(...ROLES), isNeeded: fc.boolean(), by: fc.string(), at: time });
  const review: fc.Arbitrary<Review> = fc.record({
    version: fc.constant(2 as const),
    me: fc.option(reviewer),
    said: fc.dictionary(id, fc.array(saying, { maxLength: 3 }), { noNullPrototype: true }),
    needs: fc.dictionary(id, fc.array(need, { maxLength: 2 }), { noNullPrototype: true }),
  });

  it('is read as it was written, with the parts that this chart does not have', () => {
    fc.assert(
      fc.property(review, (written) => {
        expect(readReview(exportReview(written))).toEqual(written);
      }),
    );
  });

  it('is never taken from a text that is none, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readReview(text)).toBe(null);
      }),
    );
  });

  const own = judged(by(DANA), 'approved', 21);
  const file = JSON.parse(exportReview(own)) as object;
  const saidAs = (more: object) => ({ said: { a: [{ ...sayingsOf(shelf.id, own)[0], ...more }] } });
  const judgedAs = (more: object) => saidAs({ judgement: { ...sayingsOf(shelf.id, own)[0]?.judgement, ...more } });
  it.each([
    [{ version: 1 }, false],
    [{ kind: 'shopping list' }, false],
    [{ me: 'Dana' }, false],
    [judgedAs({ verdict: 'praised' }), false],
    [judgedAs({ at: 'yesterday' }), false],
    [judgedAs({ wording: { a: 7 } }), false],
    [saidAs({ reviewer: { name: 'Dana', role: 'queen' } }), false],
    [saidAs({ note: 'by hand' }), true],
    [judgedAs({ picture: 7 }), false],
  ])('that says %j is one: %s', (more, isReview) => {
    expect(readReview(JSON.stringify({ ...file, ...more })) !== null).toBe(isReview);
  });
});

describe('A review of somebody else that is opened', () => {
  it('brings what they said, and leaves what I said as it is, whichever is later', () => {
    const mine = judged(by(DANA), 'approved', 21);
    const theirs = judged({ ...judged(by(LEE), 'rejected', 22), me: DANA }, 'rejected', 23);
    const { review, brought } = mergeReviews(mine, { ...theirs, me: LEE });
    const people = brought.map(({ reviewer }) => reviewer);
    expect({ me: review.me, dana: verdictIn(review, DANA), lee: verdictIn(review, LEE), brought: people }).toEqual({
      me: DANA,
      dana: 'approved',
      lee: 'rejected',
      brought: [LEE],
    });
  });

  it('brings what I said elsewhere, where I have said nothing here', () => {
    const elsewhere = say(judged(by(DANA), 'questioned', 21), shelf.id, { note: 'why?' });
    const { review, brought } = mergeReviews(judged(by(DANA), 'approved', 22, basket), elsewhere);
    expect({
      shelf: ownSaying(shelf.id, review)?.note,
      basket: ownSaying(basket.id, review)?.judgement?.verdict,
    }).toEqual({
      shelf: 'why?',
      basket: 'approved',
    });
    expect(brought).toMatchObject([{ reviewer: DANA, note: 'why?', judgement: { verdict: 'questioned' } }]);
    expect(mergeReviews(blankReview(), elsewhere).review.me).toBe(null);
  });

  it('brings of a third person what that person said last, and nothing a second time', () => {
    const [early, late] = [judged(by(LEE), 'approved', 21), judged(by(LEE), 'rejected', 22)];
    for (const [first, second] of [
      [early, late],
      [late, early],
    ] as const) {
      const once = mergeReviews(by(DANA), first).review;
      const { review } = mergeReviews(once, second);
      expect(verdictIn(review, LEE)).toBe('rejected');
      expect(mergeReviews(review, second)).toEqual({ review, brought: [] });
    }
  });

  it('brings whom a part needs: of each person what they marked last', () => {
    const need = (day: number, isNeeded: boolean) =>
      markNeed(by(LEE), shelf.id, { role: 'legal', isNeeded, at: onDay(day) });
    const { review } = mergeReviews(need(21, true), need(22, false));
    expect(review.needs[shelf.id]).toEqual([{ role: 'legal', isNeeded: false, by: 'Lee', at: onDay(22) }]);
  });
});

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

it('The review that a browser saved is the one that was left, and an error when the browser refuses, or saved something else', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const review = judged(by(DANA), 'approved', 21);
  expect(await loadSavedReview()).toEqual(blankReview());
  await saveReview(review);
  expect(await loadSavedReview()).toEqual(review);
  await set('review', '{"version":9}', createStore('creator-cash-advance-review', 'kept'));
  await expect(loadSavedReview()).rejects.toThrow('no review');
  vi.stubGlobal('indexedDB', { open: refuse });
  await expect(loadSavedReview()).rejects.toThrow('refused');
  await expect(saveReview(review)).rejects.toThrow('refused');
});
