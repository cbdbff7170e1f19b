import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { saveReview, loadSavedReview, openReviewStore, type ReviewStore } from '#src/visualizer/review/savedReview.ts';
import { mergeReviews } from '#src/visualizer/review/mergeReviews.ts';
import { questionsOf } from '#src/visualizer/review/questions.ts';
import { blankReview, judge, type Review, type Saying, verdictOf, VERDICTS } from '#src/visualizer/review/review.ts';
import { exportReview, readReview } from '#src/visualizer/review/reviewFile.ts';
import { nextOpenItem, progress, type ReviewItem, reviewItems } from '#src/visualizer/review/reviewItems.ts';
import { reviewMarks } from '#src/visualizer/review/reviewMarks.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const model = journeyModel();
const AT = '2026-11-21T09:00:00.000Z';
const APPROVED: Saying = { verdict: 'approved', note: '', at: AT };
const items = reviewItems(SMALL_CHART);
const [, , shelf] = items as readonly [ReviewItem, ReviewItem, ReviewItem];
const dana: Review = { ...blankReview(), reviewer: 'Dana' };
const approved = items.reduce((all, item) => judge(all, item, APPROVED), dana);

describe('The items of a review', () => {
  it('are every state and every transition once, without the arrows that show where a state begins', () => {
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const ids = reviewItems(model).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...model.states, ...rules].map(({ id }) => id).toSorted());
  });

  it('follow the main path: the whole, the screens in their order, then what goes on beside them', () => {
    const order = items.map(({ kind, title, place }) => (kind === 'state' ? title : `- ${place.join(' › ')}`));
    expect(order.join(', ')).toBe(
      'The shop, Screen, Shelf, - Shelf, - Shelf, Basket, - Basket, Ready, - Basket › Ready, Paying, ' +
        '- Basket › Paying, - Basket › Paying, Receipt, Lobby, Attic, - Attic, Visitor, Unknown, - Visitor › Unknown, Known',
    );
  });

  it('are gone through by those that have no verdict of their present version, from the start again at the end', () => {
    const next = [shelf.id, items.at(-1)?.id ?? null].map((after) => nextOpenItem(items, dana, after)?.id);
    expect([...next, nextOpenItem(items, approved, null)]).toEqual([items[3]?.id, items[0]?.id, null]);
    const renewed = reviewItems(changed(SMALL_CHART, shelf.id));
    expect(nextOpenItem(renewed, approved, null)?.id).toBe(shelf.id);
  });
});

describe('A verdict', () => {
  it('is open until it is given, and can be taken back', () => {
    const judged = judge(dana, shelf, { ...APPROVED, note: ' fine ' });
    expect([verdictOf(shelf, dana), verdictOf(shelf, judged)]).toEqual(['open', 'approved']);
    expect(judged.judgements[shelf.id]?.note).toBe('fine');
    expect(judge(judged, shelf, { ...APPROVED, verdict: null })).toEqual(dana);
    expect(['toString', '__proto__'].map((id) => verdictOf({ id, hash: '' }, dana))).toEqual(['open', 'open']);
  });

  it('is stale once the item has changed, and no other item with it', () => {
    const later = changed(SMALL_CHART, 'shelf');
    const counts = { approved: 20, questioned: 0, rejected: 0, stale: 0, open: 0, all: 20 };
    expect(progress(SMALL_CHART, approved)).toEqual(counts);
    expect(progress(later, approved)).toEqual({ ...counts, approved: 19, stale: 1 });
    const marks = ['shelf', 'basket'].map((id) => reviewMarks(later, approved).get(id));
    expect(marks).toEqual([{ verdict: 'stale' }, { verdict: 'approved' }]);
  });
});

describe('A review as a file', () => {
  const day = { noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') };
  const judgement = fc.record(
    {
      verdict: fc.constantFrom(...VERDICTS),
      note: fc.string(),
      reviewer: fc.string(),
      at: fc.date(day).map((date) => date.toISOString()),
      hash: fc.string(),
    },
    { noNullPrototype: true },
  );
  const review: fc.Arbitrary<Review> = fc.record({
    version: fc.constant(1 as const),
    reviewer: fc.string(),
    judgements: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('a', 'b', '__proto__', 'toString')), judgement),
  });
  const judgedAs = (more: object) => ({ judgements: { a: { ...APPROVED, reviewer: '', hash: '', ...more } } });

  it('is read as it was written, with the items that this chart does not have', () => {
    fc.assert(
      fc.property(review, (written) => {
        const { review: read, chart, problem } = readReview(exportReview(SMALL_CHART, written));
        expect(Object.entries(read?.judgements ?? {}).toSorted()).toEqual(
          Object.entries(written.judgements).toSorted(),
        );
        const { id, hash } = SMALL_CHART;
        expect([read?.reviewer, chart, problem]).toEqual([written.reviewer, { id, hash }, null]);
      }),
    );
  });

  it('is never taken from a text that is none, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { review: read, problem } = readReview(text);
        expect([read, ['notJson', 'notAReview', 'otherVersion'].includes(problem ?? '')]).toEqual([null, true]);
      }),
    );
  });

  it.each([
    [{ version: 2 }, 'otherVersion'],
    [{ kind: 'shopping list' }, 'notAReview'],
    [{ reviewer: 7 }, 'notAReview'],
    [judgedAs({ verdict: 'praised' }), 'notAReview'],
    [judgedAs({ at: 'yesterday' }), 'notAReview'],
    [judgedAs({}), null],
  ])('that says %j has the problem %s', (more, problem) => {
    expect(readReview(JSON.stringify({ version: 1, judgements: {}, ...more })).problem).toBe(problem);
  });

  it('is put into another: the later judgement stays where both judged, whichever comes first', () => {
    fc.assert(
      fc.property(review, review, (one, other) => {
        const { review: merged, added } = mergeReviews(one, other);
        expect(merged.judgements).toEqual(mergeReviews(other, one).review.judgements);
        expect(mergeReviews(merged, other).review).toEqual(merged);
        expect(Object.keys(merged.judgements)).toHaveLength(Object.keys(one.judgements).length + added);
      }),
    );
  });
});

describe('The questions that a chart raises by its shape', () => {
  it('name what nothing leads to, what nothing leads out of, and what may fail or end unnoticed', () => {
    const questions = questionsOf(SMALL_CHART).map(({ kind, itemId }) => `${kind}: ${itemId}`);
    expect(questions.toSorted()).toEqual([
      'deadEnd: receipt',
      'deadEnd: shop.visitor.known',
      'delayWithoutWarning: shop.screen.basket.paying|after rest|1',
      'noWayBack: lobby',
      'noWayBack: receipt',
      'serviceWithoutFailure: shop.screen.basket.paying',
      'unreachable: attic',
    ]);
  });
});

describe('The review that a browser saved', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };

  it('is the one that was left, and an error when the browser refuses, or saved something else', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    expect(await loadSavedReview(await openReviewStore())).toEqual(blankReview());
    await saveReview(await openReviewStore(), approved);
    expect(await loadSavedReview(await openReviewStore())).toEqual(approved);
    const broken: ReviewStore = { read: async () => refuse(), write: async () => refuse() };
    await expect(loadSavedReview(broken)).rejects.toThrow('refused');
    await expect(saveReview(broken, dana)).rejects.toThrow('refused');
    await expect(loadSavedReview({ ...broken, read: async () => '{"version":9}' })).rejects.toThrow('no review');
  });
});
