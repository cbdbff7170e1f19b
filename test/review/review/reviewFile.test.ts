import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '#src/review/engine/model/hash.ts';
import { STORIES } from '#src/review/journey/stories/stories.ts';
import {
  blankReview,
  markNeed,
  ownFeedback,
  type Review,
  updateFeedback,
  feedbackOn,
} from '#src/review/page/facts/review.ts';
import { exportReview, mergeReviews, readReview } from '#src/review/page/facts/reviewFile.ts';
import { loadSavedReview, saveReview } from '#src/review/page/facts/savedReview.ts';
import { loadSavedStories, saveStories } from '#src/review/page/facts/savedStories.ts';
import { addVerdict, atMinute, DANA, DANA_APPROVED, LEE, getPart, reviewBy, SHELF } from './shop.ts';

const addVerdictAt = (minute: number, verdict: 'approved' | 'rejected', review = reviewBy(DANA)) =>
  addVerdict(review, { verdict, at: atMinute(minute) });
const verdictOf = (me: typeof DANA, review: Review) => ownFeedback(SHELF.id, { ...review, me })?.judgement?.verdict;

describe('A review file', () => {
  const withNeed = markNeed(DANA_APPROVED, 'gone', { role: 'legal', isNeeded: false, at: atMinute(1) });
  const withHistory = updateFeedback(updateFeedback(withNeed, SHELF.id, { note: 'Why?', at: atMinute(2) }), SHELF.id, {
    judgement: null,
    at: atMinute(3),
  });

  it('is restored completely, including parts missing from this chart', () => {
    const review = addVerdict(withHistory, { part: { ...getPart('basket'), words: ['A fee of 5%.'] } });
    expect(readReview(exportReview(review))).toEqual(review);
  });

  it.each(['hello', 'null', '{"kind":"statechart review","version":3}'])('cannot be read from %j', (text) => {
    expect(readReview(text)).toBe('notAReview');
  });

  const [feedback] = feedbackOn(SHELF.id, DANA_APPROVED);
  const { checksum, ...file } = JSON.parse(exportReview(DANA_APPROVED)) as { readonly checksum: string };
  const withFeedback = (change: object) => ({ said: { a: [{ ...feedback, ...change }] } });
  const withJudgement = (change: object) => withFeedback({ judgement: { ...feedback?.judgement, ...change } });
  it.each<[string, object]>([
    ['version', { version: 2 }],
    ['time', withJudgement({ at: 'yesterday' })],
    ['wording', withJudgement({ wording: { a: 7 } })],
  ])('is rejected if it has an invalid %s', (_what, change) => {
    const content = { ...file, ...change };
    expect(readReview(JSON.stringify({ ...content, checksum: hashOf(content) }))).toBe('notAReview');
  });

  it.each<[string, object]>([
    ['a verdict', withJudgement({ verdict: 'rejected' })],
    ['a name', { me: { ...DANA, name: 'Dan' } }],
  ])('is rejected if %s was edited after saving', (_what, change) => {
    expect(readReview(JSON.stringify({ ...file, ...change, checksum }))).toBe('changedFile');
  });
});

describe('A merged review', () => {
  it('keeps the local reviewer and adds the verdicts of others', () => {
    const { review, received } = mergeReviews(DANA_APPROVED, addVerdictAt(1, 'rejected', reviewBy(LEE)));
    expect(review.me).toEqual(DANA);
    expect({ dana: verdictOf(DANA, review), lee: verdictOf(LEE, review) }).toEqual({
      dana: 'approved',
      lee: 'rejected',
    });
    expect(received).toMatchObject([{ reviewer: LEE }]);
  });

  it('equals the local review if the file contains the same review', () => {
    expect(mergeReviews(DANA_APPROVED, DANA_APPROVED)).toEqual({ review: DANA_APPROVED, received: [], conflicts: [] });
  });

  const [early, late] = [addVerdictAt(1, 'rejected'), addVerdictAt(2, 'approved')];
  it.each([
    ['later', early, late, { here: { verdict: 'rejected' }, inFile: { verdict: 'approved' } }],
    ['earlier', late, early, { here: { verdict: 'approved' }, inFile: { verdict: 'rejected' } }],
  ])('uses the latest verdict when the file has the %s one', (_which, reviewHere, reviewInFile, conflict) => {
    const { review, conflicts } = mergeReviews(reviewHere, reviewInFile);
    expect(ownFeedback(SHELF.id, review)).toMatchObject({
      judgement: { verdict: 'approved' },
      earlier: [{ at: atMinute(1), verdict: 'rejected', note: '' }],
    });
    expect(conflicts).toMatchObject([{ id: SHELF.id, ...conflict }]);
  });

  it("keeps each person's latest decision about a needed role", () => {
    const need = { role: 'legal', by: 'Lee' } as const;
    const markNeedAt = (isNeeded: boolean, minute: number) =>
      markNeed(reviewBy(LEE), SHELF.id, { role: 'legal', isNeeded, at: atMinute(minute) });
    const { review } = mergeReviews(markNeedAt(true, 1), markNeedAt(false, 2));
    expect(review.needs[SHELF.id]).toEqual([{ ...need, isNeeded: false, at: atMinute(2) }]);
  });
});

describe('Saved review data', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(() => void vi.unstubAllGlobals());

  it('includes the review and the stories', async () => {
    expect(await loadSavedReview()).toEqual(blankReview());
    await saveReview(DANA_APPROVED);
    expect(await loadSavedReview()).toEqual(DANA_APPROVED);
    expect(await loadSavedStories()).toEqual([]);
    await saveStories(STORIES);
    expect(await loadSavedStories()).toEqual(STORIES);
  });

  it('is rejected if it is not a review', async () => {
    await set('review 3', '{"version":9}', createStore('creator-cash-advance-review', 'kept'));
    await expect(loadSavedReview()).rejects.toThrow('saved review is invalid');
  });
});
