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
import { atMinute, DANA, DANA_APPROVED, judged, LEE, partOf, reviewBy, SHELF } from './shop.ts';

const judgedAt = (minute: number, verdict: 'approved' | 'rejected', review = reviewBy(DANA)) =>
  judged(review, { verdict, at: atMinute(minute) });
const verdictOf = (me: typeof DANA, review: Review) => ownFeedback(SHELF.id, { ...review, me })?.judgement?.verdict;

describe('A review file', () => {
  const needed = markNeed(DANA_APPROVED, 'gone', { role: 'legal', isNeeded: false, at: atMinute(1) });
  const written = updateFeedback(updateFeedback(needed, SHELF.id, { note: 'Why?', at: atMinute(2) }), SHELF.id, {
    judgement: null,
    at: atMinute(3),
  });

  it('is read as it was written, with parts that this chart lacks', () => {
    const review = judged(written, { part: { ...partOf('basket'), words: ['A fee of 5 %.'] } });
    expect(readReview(exportReview(review))).toEqual(review);
  });

  it.each(['hello', 'null', '{"kind":"statechart review","version":3}'])('is never read from %j', (text) => {
    expect(readReview(text)).toBe('notAReview');
  });

  const [saying] = feedbackOn(SHELF.id, DANA_APPROVED);
  const { checksum, ...file } = JSON.parse(exportReview(DANA_APPROVED)) as { readonly checksum: string };
  const said = (change: object) => ({ said: { a: [{ ...saying, ...change }] } });
  const judgement = (change: object) => said({ judgement: { ...saying?.judgement, ...change } });
  it.each<[string, object]>([
    ['version', { version: 2 }],
    ['time', judgement({ at: 'yesterday' })],
    ['wording', judgement({ wording: { a: 7 } })],
  ])('is refused for a wrong %s', (_what, change) => {
    const content = { ...file, ...change };
    expect(readReview(JSON.stringify({ ...content, checksum: hashOf(content) }))).toBe('notAReview');
  });

  it.each<[string, object]>([
    ['a verdict', judgement({ verdict: 'rejected' })],
    ['a name', { me: { ...DANA, name: 'Dan' } }],
  ])('is refused when %s changed after it was saved', (_what, change) => {
    expect(readReview(JSON.stringify({ ...file, ...change, checksum }))).toBe('changedFile');
  });
});

describe('A merged review', () => {
  it('keeps its reviewer and adds the verdicts of others', () => {
    const { review, received } = mergeReviews(DANA_APPROVED, judgedAt(1, 'rejected', reviewBy(LEE)));
    expect(review.me).toEqual(DANA);
    expect({ dana: verdictOf(DANA, review), lee: verdictOf(LEE, review) }).toEqual({
      dana: 'approved',
      lee: 'rejected',
    });
    expect(received).toMatchObject([{ reviewer: LEE }]);
  });

  it('brings nothing a second time', () => {
    expect(mergeReviews(DANA_APPROVED, DANA_APPROVED)).toEqual({ review: DANA_APPROVED, received: [], conflicts: [] });
  });

  const [early, late] = [judgedAt(1, 'rejected'), judgedAt(2, 'approved')];
  it.each([
    ['later', early, late, { here: { verdict: 'rejected' }, inFile: { verdict: 'approved' } }],
    ['earlier', late, early, { here: { verdict: 'approved' }, inFile: { verdict: 'rejected' } }],
  ])('counts the last verdict when the file has the %s one', (_which, own, other, conflict) => {
    const { review, conflicts } = mergeReviews(own, other);
    expect(ownFeedback(SHELF.id, review)).toMatchObject({
      judgement: { verdict: 'approved' },
      earlier: [{ at: atMinute(1), verdict: 'rejected', note: '' }],
    });
    expect(conflicts).toMatchObject([{ id: SHELF.id, ...conflict }]);
  });

  it('keeps the last mark of each person on who is needed', () => {
    const need = { role: 'legal', by: 'Lee' } as const;
    const marked = (isNeeded: boolean, minute: number) =>
      markNeed(reviewBy(LEE), SHELF.id, { role: 'legal', isNeeded, at: atMinute(minute) });
    const { review } = mergeReviews(marked(true, 1), marked(false, 2));
    expect(review.needs[SHELF.id]).toEqual([{ ...need, isNeeded: false, at: atMinute(2) }]);
  });
});

describe('A browser', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(() => void vi.unstubAllGlobals());

  it('loads the review and the stories that it saved', async () => {
    expect(await loadSavedReview()).toEqual(blankReview());
    await saveReview(DANA_APPROVED);
    expect(await loadSavedReview()).toEqual(DANA_APPROVED);
    expect(await loadSavedStories()).toEqual([]);
    await saveStories(STORIES);
    expect(await loadSavedStories()).toEqual(STORIES);
  });

  it('refuses saved data that is no review', async () => {
    await set('review 3', '{"version":9}', createStore('creator-cash-advance-review', 'kept'));
    await expect(loadSavedReview()).rejects.toThrow('saved review is invalid');
  });
});
