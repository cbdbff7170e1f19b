import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { loadSavedReview, saveReview } from '#src/review/page/facts/savedReview.ts';
import { wordingChanges } from '#src/review/page/facts/wordingChanges.ts';
import {
  blankReview,
  judge,
  type Judgement,
  judgementOf,
  type Review,
  type Saying,
  VERDICTS,
} from '#src/review/page/facts/review.ts';
import { exportReview, readReview, mergeReviews } from '#src/review/page/facts/reviewFile.ts';
import {
  nextOpenPart,
  partWith,
  progress,
  type ReviewPart,
  reviewParts,
  verdictOf,
  reviewMarks,
} from '#src/review/page/facts/reviewParts.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const model = journeyModel();
const AT = '2026-11-21T09:00:00.000Z';
const APPROVED: Saying = { verdict: 'approved', note: '', at: AT, picture: null };
const parts = reviewParts(SMALL_CHART);
const partOf = (id: string, of = SMALL_CHART) => partWith(reviewParts(of), id) as ReviewPart;
const shelf = partOf('shelf');
const dana: Review = { ...blankReview(), reviewer: 'Dana' };
const approved = parts.reduce((all, part) => judge(all, part, APPROVED), dana);
describe('The parts of a review', () => {
  it('are the screens and a few regions, which have every state and every rule once', () => {
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const all = reviewParts(model);
    const ids = all.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids.toSorted()).toEqual([...model.states, ...rules].map(({ id }) => id).toSorted());
    expect(all.filter(({ isScreen }) => isScreen)).toHaveLength(14);
    expect(all.length).toBeLessThan(22);
  });

  it('follow the main path: the screens in their order, then what holds on all of them and what goes on beside them', () => {
    expect(parts.map(({ title }) => title).join(', ')).toBe(
      'Shelf, Basket, Receipt, Lobby, Attic, On every screen, Visitor',
    );
    const [basket] = parts.filter(({ id }) => id === 'basket');
    expect(basket?.items.map(({ kind }) => kind).join()).toBe(
      'state,transition,state,transition,state,transition,transition',
    );
  });

  it('are gone through by those that have no verdict of their present version, from the start again at the end', () => {
    const next = [shelf.id, parts.at(-1)?.id ?? null].map((after) => nextOpenPart(parts, dana, after)?.id);
    expect([...next, nextOpenPart(parts, approved, null)]).toEqual(['basket', parts[0]?.id, null]);
    const renewed = reviewParts(changed(SMALL_CHART, 'shelf'));
    expect(nextOpenPart(renewed, approved, null)?.id).toBe('shelf');
  });
});

describe('A verdict', () => {
  it('is open until it is given, and can be taken back', () => {
    const judged = judge(dana, shelf, { ...APPROVED, note: ' fine ' });
    expect([verdictOf(shelf, dana), verdictOf(shelf, judged)]).toEqual(['open', 'approved']);
    expect(judged.judgements['shelf']?.note).toBe('fine');
    expect(judge(judged, shelf, { ...APPROVED, verdict: null })).toEqual(dana);
    expect(['toString', '__proto__'].map((id) => judgementOf(id, dana))).toEqual([null, null]);
  });

  it('is stale once anything in its part has changed, and no other with it', () => {
    const later = changed(SMALL_CHART, 'shelf');
    const counts = { approved: 7, questioned: 0, rejected: 0, stale: 0, open: 0, all: 7 };
    expect(progress(parts, approved)).toEqual(counts);
    expect(progress(reviewParts(later), approved)).toEqual({ ...counts, approved: 6, stale: 1 });
    const marks = ['shelf', 'basket'].map((id) => reviewMarks(later, approved).get(id));
    expect(marks).toEqual([{ verdict: 'stale' }, { verdict: 'approved' }]);
  });

  it('remembers what was read, so that the wording before and after stand side by side', () => {
    const edited = {
      ...shelf,
      hash: 'new',
      items: [
        { id: 'shelf', hash: 'new', kind: 'state' as const, text: 'Shelf: Reworded.' },
        { id: 'added', hash: 'new', kind: 'transition' as const, text: 'Something new.' },
        // A rule that only moved up into another number reads as it did.
        ...shelf.items.slice(2).map((item) => ({ ...item, id: `${item.id}1` })),
      ],
    };
    const { wording } = approved.judgements['shelf'] as Judgement;
    expect(wordingChanges(wording, edited.items)).toEqual([
      { id: 'shelf', before: shelf.items[0]?.text, after: 'Shelf: Reworded.' },
      { id: 'added', before: null, after: 'Something new.' },
      { id: shelf.items[1]?.id, before: shelf.items[1]?.text, after: null },
    ]);
    expect(wordingChanges(wording, shelf.items)).toEqual([]);
  });
});

describe('A review as a file', () => {
  const day = { noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') };
  const judgement = fc.record({
    verdict: fc.constantFrom(...VERDICTS),
    note: fc.string(),
    reviewer: fc.string(),
    at: fc.date(day).map((date) => date.toISOString()),
    hash: fc.string(),
    wording: fc.dictionary(fc.stringMatching(/^[a-z.]+\|[a-z]+$/), fc.string(), { noNullPrototype: true }),
    picture: fc.option(fc.string()),
  });
  const review: fc.Arbitrary<Review> = fc.record({
    version: fc.constant(1 as const),
    reviewer: fc.string(),
    judgements: fc.dictionary(fc.stringMatching(/^[a-z.]+\|[a-z]+$/), judgement, { noNullPrototype: true }),
  });

  it('is read as it was written, with the items that this chart does not have', () => {
    fc.assert(
      fc.property(review, (written) => {
        const { id, hash } = SMALL_CHART;
        expect(readReview(exportReview(SMALL_CHART, written))).toEqual({ review: written, chart: { id, hash } });
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

  const file = JSON.parse(exportReview(null, approved)) as object;
  const judgedAs = (more: object) => ({ judgements: { a: { ...approved.judgements['shelf'], ...more } } });
  it.each([
    [{ version: 2 }, false],
    [{ kind: 'shopping list' }, false],
    [{ reviewer: 7 }, false],
    [judgedAs({ verdict: 'praised' }), false],
    [judgedAs({ at: 'yesterday' }), false],
    [judgedAs({ wording: { a: 7 } }), false],
    [judgedAs({ note: 'by hand' }), true],
    [judgedAs({ picture: 7 }), false],
    [judgedAs({ picture: undefined }), true],
  ])('that says %j is one: %s', (more, isReview) => {
    expect(readReview(JSON.stringify({ ...file, ...more })) !== null).toBe(isReview);
  });

  it('is put into another: the later judgement stays where both judged, whichever comes first', () => {
    const rejected = { verdict: 'rejected', note: '', at: '2026-11-22T09:00:00.000Z', picture: null } as const;
    const sam = judge({ ...blankReview(), reviewer: 'Sam' }, shelf, rejected);
    for (const [one, other, added] of [
      [approved, sam, 0],
      [sam, approved, 6],
    ] as const) {
      const merged = mergeReviews(one, other);
      expect(merged.review.judgements).toEqual({ ...approved.judgements, ...sam.judgements });
      expect([merged.review.reviewer, merged.added, merged.disputed]).toEqual([one.reviewer, added, ['shelf']]);
      expect(mergeReviews(merged.review, other).review).toEqual(merged.review);
    }
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
  expect(await loadSavedReview()).toEqual(blankReview());
  await saveReview(approved);
  expect(await loadSavedReview()).toEqual(approved);
  await set('review', '{"version":9}', createStore('creator-cash-advance-review', 'kept'));
  await expect(loadSavedReview()).rejects.toThrow('no review');
  vi.stubGlobal('indexedDB', { open: refuse });
  await expect(loadSavedReview()).rejects.toThrow('refused');
  await expect(saveReview(dana)).rejects.toThrow('refused');
});
