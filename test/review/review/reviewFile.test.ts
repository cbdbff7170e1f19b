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
import { hashOf } from '#src/review/engine/model/hash.ts';
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
  say(review, part.id, {
    at: onDay(day),
    judgement: judgementOn(part, { verdict, at: onDay(day), picture: null, version: 'v1' }),
  });
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
  const earlier = fc.record({ at: time, verdict: fc.option(fc.constantFrom(...VERDICTS)), note: fc.string() });
  const saying = fc.record({
    reviewer,
    note: fc.string(),
    judgement: fc.option(judgement),
    at: time,
    earlier: fc.array(earlier, { maxLength: 2 }),
  });
  const need = fc.record({ role: fc.constantFrom(...ROLES), isNeeded: fc.boolean(), by: fc.string(), at: time });
  const review: fc.Arbitrary<Review> = fc.record({
    version: fc.constant(3 as const),
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
        expect(readReview(text)).toBe('notAReview');
      }),
    );
  });

  const own = judged(by(DANA), 'approved', 21);
  const { checksum, ...file } = JSON.parse(exportReview(own)) as { checksum: string };
  const saidAs = (more: object) => ({ said: { a: [{ ...sayingsOf(shelf.id, own)[0], ...more }] } });
  const judgedAs = (more: object) => saidAs({ judgement: { ...sayingsOf(shelf.id, own)[0]?.judgement, ...more } });
  it.each([
    [{}, true],
    [{ version: 2 }, false],
    [{ kind: 'shopping list' }, false],
    [{ me: 'Dana' }, false],
    [judgedAs({ verdict: 'praised' }), false],
    [judgedAs({ at: 'yesterday' }), false],
    [judgedAs({ wording: { a: 7 } }), false],
    [saidAs({ reviewer: { name: 'Dana', role: 'queen' } }), false],
    [saidAs({ note: 'by hand' }), true],
    [judgedAs({ picture: 7 }), false],
  ])('that says %j is one: %s', (more, isReview) => {
    const content = { ...file, ...more };
    const read = readReview(JSON.stringify({ ...content, checksum: hashOf(content) }));
    expect(read !== 'notAReview').toBe(isReview);
  });

  it.each([
    ['a verdict', judgedAs({ verdict: 'rejected' })],
    ['a name', { me: { ...DANA, name: 'Dan' } }],
    ['something that no review has', { more: true }],
  ])('is refused when %s was changed after it was saved', (_what, more) => {
    expect(readReview(JSON.stringify({ ...file, ...more, checksum }))).toBe('changedFile');
    expect(readReview(JSON.stringify({ ...file, ...more }))).toBe('notAReview');
  });
});

describe('A review of somebody else that is opened', () => {
  it('brings what they said, and leaves what I said later as it is', () => {
    const mine = judged(by(DANA), 'approved', 24);
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
    const elsewhere = say(judged(by(DANA), 'questioned', 21), shelf.id, { note: 'why?', at: onDay(21) });
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
      const { review: twice, brought } = mergeReviews(review, second);
      expect({ twice, brought }).toEqual({ twice: review, brought: [] });
    }
  });

  it('names two verdicts of one person on one part, of which the later counts and the other is retained', () => {
    const [early, late] = [judged(by(DANA), 'rejected', 21), judged(by(DANA), 'approved', 22)];
    const conflictsOf = (one: Review, other: Review) => {
      const { review, conflicts } = mergeReviews(one, other);
      const named = conflicts.map(({ id, here, inFile }) => `${id}: ${here.verdict}, ${inFile.verdict}`);
      return { counts: verdictIn(review, DANA), earlier: ownSaying(shelf.id, review)?.earlier, named };
    };
    const earlier = [{ at: onDay(21), verdict: 'rejected', note: '' }];
    expect({ later: conflictsOf(early, late), sooner: conflictsOf(late, early) }).toEqual({
      later: { counts: 'approved', earlier, named: ['shelf: rejected, approved'] },
      sooner: { counts: 'approved', earlier, named: ['shelf: approved, rejected'] },
    });
    expect(mergeReviews(late, late).conflicts).toEqual([]);
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
  await set('review 3', '{"version":9}', createStore('creator-cash-advance-review', 'kept'));
  await expect(loadSavedReview()).rejects.toThrow('no review');
  vi.stubGlobal('indexedDB', { open: refuse });
  await expect(loadSavedReview()).rejects.toThrow('refused');
  await expect(saveReview(review)).rejects.toThrow('refused');
});
