import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { mergeReviews } from '#src/visualizer/review/mergeReviews.ts';
import {
  blankReview,
  judge,
  type Judgement,
  judgementOf,
  type Review,
  verdictOf,
  VERDICTS,
} from '#src/visualizer/review/review.ts';
import { exportReview, readReview } from '#src/visualizer/review/reviewFile.ts';
import { nextOpenItem, progress, reviewItems } from '#src/visualizer/review/reviewItems.ts';
import { reviewMarks } from '#src/visualizer/review/reviewMarks.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const AT = '2026-11-21T09:00:00.000Z';
const items = reviewItems(SMALL_CHART);
const [whole, screen, shelf] = items;
const dana: Review = { ...blankReview(), reviewer: 'Dana' };
const judgement: fc.Arbitrary<Judgement> = fc.record(
  {
    verdict: fc.constantFrom(...VERDICTS),
    note: fc.string(),
    reviewer: fc.string(),
    at: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString()),
    hash: fc.string(),
  },
  { noNullPrototype: true },
);
const review: fc.Arbitrary<Review> = fc.record({
  version: fc.constant(1 as const),
  reviewer: fc.string(),
  judgements: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('a', 'b', '__proto__', 'toString')), judgement),
});

describe('The items of a review', () => {
  it('are every state and every transition once, without the arrows that show where a state begins', () => {
    const model = journeyModel();
    const ids = reviewItems(model).map(({ id }) => id);
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    expect(ids.toSorted()).toEqual([...model.states, ...rules].map(({ id }) => id).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(300);
  });

  it('follow the main path: the whole, the screens in their order, then what goes on beside them', () => {
    const states = items.filter(({ kind }) => kind === 'state').map(({ title }) => title);
    expect(states).toEqual([
      'The shop',
      'Screen',
      'Shelf',
      'Basket',
      'Ready',
      'Paying',
      'Receipt',
      'Lobby',
      'Attic',
      'Visitor',
      'Unknown',
      'Known',
    ]);
    const places = items.filter(({ kind }) => kind === 'transition').map(({ place }) => place.join(' › '));
    expect(places).toEqual([
      'Shelf',
      'Shelf',
      'Basket',
      'Basket › Ready',
      'Basket › Paying',
      'Basket › Paying',
      'Attic',
      'Visitor › Unknown',
    ]);
  });
});

describe('A verdict', () => {
  it('is open until it is given, and says who gave it, when, on which version', () => {
    expect(shelf).toBeDefined();
    if (shelf === undefined) return;
    expect(verdictOf(shelf, dana)).toBe('open');
    const judged = judge(dana, shelf, { verdict: 'approved', note: ' fine ', at: AT });
    expect(verdictOf(shelf, judged)).toBe('approved');
    expect(judgementOf(shelf.id, judged)).toEqual({
      verdict: 'approved',
      note: 'fine',
      reviewer: 'Dana',
      at: AT,
      hash: shelf.hash,
    });
    expect(judge(judged, shelf, { verdict: null, note: '', at: AT })).toEqual(dana);
  });

  it('is stale once the item has changed, and no other item with it', () => {
    const approved = items.reduce((all, item) => judge(all, item, { verdict: 'approved', note: '', at: AT }), dana);
    expect(progress(SMALL_CHART, approved)).toEqual({
      approved: 20,
      questioned: 0,
      rejected: 0,
      stale: 0,
      open: 0,
      all: 20,
    });
    const later = changed(SMALL_CHART, 'shelf');
    expect(progress(later, approved)).toEqual({ approved: 19, questioned: 0, rejected: 0, stale: 1, open: 0, all: 20 });
    expect(reviewMarks(later, approved).get('shelf')).toEqual({ verdict: 'stale' });
    expect(reviewMarks(later, approved).get('basket')).toEqual({ verdict: 'approved' });
  });

  it('is never found for an item that is called like something every object has', () => {
    expect(verdictOf({ id: 'toString', hash: '' }, dana)).toBe('open');
    expect(verdictOf({ id: '__proto__', hash: '' }, dana)).toBe('open');
  });
});

describe('The next open item', () => {
  it('is the next one in the order that has no verdict of its present version, from the start again at the end', () => {
    const judged = judge(
      judge(dana, items[1] ?? SMALL_CHART, { verdict: 'rejected', note: 'no', at: AT }),
      items[2] ?? SMALL_CHART,
      { verdict: 'approved', note: '', at: AT },
    );
    expect(nextOpenItem(items, judged, null)).toBe(whole);
    expect(nextOpenItem(items, judged, whole?.id ?? '')).toBe(items[3]);
    expect(nextOpenItem(items, judged, items.at(-1)?.id ?? '')).toBe(whole);
    const renewed = reviewItems(changed(SMALL_CHART, shelf?.id ?? ''));
    expect(nextOpenItem(renewed, judged, screen?.id ?? '')?.id).toBe(shelf?.id);
  });

  it('is none when every item has its verdict', () => {
    const all = items.reduce((some, item) => judge(some, item, { verdict: 'questioned', note: '?', at: AT }), dana);
    expect(nextOpenItem(items, all, null)).toBeNull();
  });
});

describe('A review as a file', () => {
  it('is read as it was written, with the items that this chart does not have', () => {
    fc.assert(
      fc.property(review, (written) => {
        const { review: read, chart, problem } = readReview(exportReview(SMALL_CHART, written));
        expect(problem).toBeNull();
        expect(new Map(Object.entries(read?.judgements ?? {}))).toEqual(new Map(Object.entries(written.judgements)));
        expect(read?.reviewer).toBe(written.reviewer);
        expect(chart).toEqual({ id: 'shop', hash: SMALL_CHART.hash });
      }),
    );
  });

  it('is never taken from a text that is none, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { review: read, problem } = readReview(text);
        expect(read).toBeNull();
        expect(['notJson', 'notAReview', 'otherVersion']).toContain(problem);
      }),
    );
  });

  it.each([
    ['{"version":2,"judgements":{}}', 'otherVersion'],
    ['{"kind":"shopping list","version":1,"judgements":{}}', 'notAReview'],
    [
      '{"version":1,"judgements":{"a":{"verdict":"praised","note":"","reviewer":"","at":"2026-11-21","hash":""}}}',
      'notAReview',
    ],
    [
      '{"version":1,"judgements":{"a":{"verdict":"approved","note":"","reviewer":"","at":"yesterday","hash":""}}}',
      'notAReview',
    ],
    ['{"version":1,"reviewer":7,"judgements":{}}', 'notAReview'],
  ] as const)('is refused when it says %s', (text, problem) => {
    expect(readReview(text).problem).toBe(problem);
  });
});

describe('Two reviews as one', () => {
  it('have the judgements of both, the later one where both judged, whichever comes first', () => {
    fc.assert(
      fc.property(review, review, (one, other) => {
        const { review: merged, added } = mergeReviews(one, other);
        expect(merged.judgements).toEqual(mergeReviews(other, one).review.judgements);
        expect(mergeReviews(merged, other).review).toEqual(merged);
        expect(Object.keys(merged.judgements)).toHaveLength(Object.keys(one.judgements).length + added);
      }),
    );
  });

  it('say where they do not agree, with what was set aside', () => {
    const mine = judge(dana, { id: 'a', hash: '1' }, { verdict: 'approved', note: '', at: '2026-11-20T09:00:00Z' });
    const theirs = judge(
      { ...dana, reviewer: 'Sam' },
      { id: 'a', hash: '1' },
      { verdict: 'questioned', note: 'why?', at: AT },
    );
    const { review: merged, added, disagreements } = mergeReviews(mine, theirs);
    expect(merged.judgements['a']).toEqual(theirs.judgements['a']);
    expect(merged.reviewer).toBe('Dana');
    expect([added, disagreements]).toEqual([
      0,
      [{ id: 'a', stays: theirs.judgements['a'], setAside: mine.judgements['a'] }],
    ]);
  });
});
