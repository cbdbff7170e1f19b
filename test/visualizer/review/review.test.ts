import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { keepReview, keptReview, openShelf, type ReviewShelf } from '#src/visualizer/review/keptReview.ts';
import { mergeReviews } from '#src/visualizer/review/mergeReviews.ts';
import { createNoteDrafts, type TextStorage } from '#src/visualizer/review/noteDrafts.ts';
import { questionsOf } from '#src/visualizer/review/questions.ts';
import {
  blankReview,
  judge,
  type Judgement,
  judgementOf,
  type Review,
  type Saying,
  verdictOf,
  VERDICTS,
} from '#src/visualizer/review/review.ts';
import { exportReview, readReview } from '#src/visualizer/review/reviewFile.ts';
import { nextOpenItem, progress, type ReviewItem, reviewItems } from '#src/visualizer/review/reviewItems.ts';
import { reviewMarks } from '#src/visualizer/review/reviewMarks.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const model = journeyModel();
const AT = '2026-11-21T09:00:00.000Z';
const APPROVED: Saying = { verdict: 'approved', note: '', at: AT };
const items = reviewItems(SMALL_CHART);
const [whole, screen, shelf, afterShelf] = items as readonly [ReviewItem, ReviewItem, ReviewItem, ReviewItem];
const dana: Review = { ...blankReview(), reviewer: 'Dana' };
const approved = items.reduce((all, item) => judge(all, item, APPROVED), dana);
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
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const ids = [...model.states, ...rules].map(({ id }) => id).toSorted();
    expect(
      reviewItems(model)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('follow the main path: the whole, the screens in their order, then what goes on beside them', () => {
    const order = items.map(({ kind, title, place }) => (kind === 'state' ? title : `- ${place.join(' › ')}`));
    expect(order.join(', ')).toBe(
      'The shop, Screen, Shelf, - Shelf, - Shelf, Basket, - Basket, Ready, - Basket › Ready, Paying, ' +
        '- Basket › Paying, - Basket › Paying, Receipt, Lobby, Attic, - Attic, Visitor, Unknown, - Visitor › Unknown, Known',
    );
  });
});

describe('A verdict', () => {
  it('is open until it is given, says who gave it, when, on which version, and can be taken back', () => {
    const judged = judge(dana, shelf, { ...APPROVED, note: ' fine ' });
    expect([verdictOf(shelf, dana), verdictOf(shelf, judged)]).toEqual(['open', 'approved']);
    expect(judgementOf(shelf.id, judged)).toEqual({ ...APPROVED, note: 'fine', reviewer: 'Dana', hash: shelf.hash });
    expect(judge(judged, shelf, { ...APPROVED, verdict: null })).toEqual(dana);
  });

  it('is stale once the item has changed, and no other item with it', () => {
    const later = changed(SMALL_CHART, 'shelf');
    const counts = { approved: 20, questioned: 0, rejected: 0, stale: 0, open: 0, all: 20 };
    expect(progress(SMALL_CHART, approved)).toEqual(counts);
    expect(progress(later, approved)).toEqual({ ...counts, approved: 19, stale: 1 });
    const marks = ['shelf', 'basket'].map((id) => reviewMarks(later, approved).get(id));
    expect(marks).toEqual([{ verdict: 'stale' }, { verdict: 'approved' }]);
  });

  it.each(['toString', '__proto__'])('is never found for an item that is called %s, as every object has it', (id) => {
    expect(verdictOf({ id, hash: '' }, dana)).toBe('open');
  });
});

describe('The next open item', () => {
  it('is the next one in the order that has no verdict of its present version, from the start again at the end', () => {
    const judged = judge(judge(dana, screen, { ...APPROVED, verdict: 'rejected' }), shelf, APPROVED);
    const next = [null, whole, items.at(-1)].map((after) => nextOpenItem(items, judged, after?.id ?? null));
    expect(next).toEqual([whole, afterShelf, whole]);
    const renewed = reviewItems(changed(SMALL_CHART, shelf.id));
    expect(nextOpenItem(renewed, judged, screen.id)?.id).toBe(shelf.id);
  });

  it('is none when every item has its verdict', () => {
    expect(nextOpenItem(items, approved, null)).toBeNull();
  });
});

describe('A review as a file', () => {
  const fileWith = (more: object) => JSON.stringify({ version: 1, judgements: {}, ...more });
  const judgedAs = (more: object) => fileWith({ judgements: { a: { ...APPROVED, reviewer: '', hash: '', ...more } } });

  it('is read as it was written, with the items that this chart does not have', () => {
    fc.assert(
      fc.property(review, (written) => {
        const { review: read, chart, problem } = readReview(exportReview(SMALL_CHART, written));
        expect(new Map(Object.entries(read?.judgements ?? {}))).toEqual(new Map(Object.entries(written.judgements)));
        expect([read?.reviewer, chart, problem]).toEqual([
          written.reviewer,
          { id: 'shop', hash: SMALL_CHART.hash },
          null,
        ]);
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
    [fileWith({ version: 2 }), 'otherVersion'],
    [fileWith({ kind: 'shopping list' }), 'notAReview'],
    [fileWith({ reviewer: 7 }), 'notAReview'],
    [judgedAs({ verdict: 'praised' }), 'notAReview'],
    [judgedAs({ at: 'yesterday' }), 'notAReview'],
    [judgedAs({}), null],
  ])('that says %s has the problem %s', (text, problem) => {
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
    const item = { id: 'a', hash: '1' };
    const mine = judge(dana, item, { ...APPROVED, at: '2026-11-20T09:00:00Z' });
    const theirs = judge({ ...dana, reviewer: 'Sam' }, item, { verdict: 'questioned', note: 'why?', at: AT });
    const [stays, setAside] = [theirs, mine].map(({ judgements }) => judgements['a']);
    expect(mergeReviews(mine, theirs)).toEqual({
      review: { ...theirs, reviewer: 'Dana' },
      added: 0,
      disagreements: [{ id: 'a', stays, setAside }],
    });
  });
});

describe('The questions that a chart raises by its shape', () => {
  it.each([
    ['a state that nothing leads to', 'unreachable', ['attic']],
    [
      'a state that nothing leads out of, but no end and none that stands alone',
      'deadEnd',
      ['shop.visitor.known', 'receipt'],
    ],
    ['a screen from which no way leads back', 'noWayBack', ['receipt', 'lobby']],
    ['a service that may fail unnoticed', 'serviceWithoutFailure', ['shop.screen.basket.paying']],
    ['a wait that ends without warning', 'delayWithoutWarning', ['shop.screen.basket.paying|after rest|1']],
    ['a condition without an otherwise', 'guardWithoutElse', ['shelf|basket.opened|0']],
  ])('name %s', (_, kind, ids) => {
    const asked = questionsOf(SMALL_CHART).filter((question) => question.kind === kind);
    expect(asked.map(({ itemId }) => itemId)).toEqual(ids);
  });

  it('are about items of the product’s chart, and none says that a state is never reached or a failure unnoticed', () => {
    const ids = new Set([...model.states, ...model.transitions].map(({ id }) => id));
    const questions = questionsOf(model);
    expect(questions.filter(({ itemId }) => !ids.has(itemId))).toEqual([]);
    const faults = questions.filter(({ kind }) => ['unreachable', 'serviceWithoutFailure', 'deadEnd'].includes(kind));
    // A page that is older than what is in use stays so until it is loaded again.
    expect(faults).toMatchObject([{ kind: 'deadEnd', itemId: 'journey.keeping.outdated' }]);
  });
});

describe('What a browser keeps', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };

  it('is the review as it was left', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    expect(await keptReview(await openShelf())).toEqual(blankReview());
    const judged = judge(dana, { id: 'a', hash: '1' }, { verdict: 'rejected', note: 'no', at: AT });
    await keepReview(await openShelf(), judged);
    expect(await keptReview(await openShelf())).toEqual(judged);
  });

  it('is an error that can be told of when it refuses, or keeps something else', async () => {
    const shelf: ReviewShelf = { read: async () => refuse(), write: async () => refuse() };
    await expect(keptReview(shelf)).rejects.toThrow('refused');
    await expect(keepReview(shelf, dana)).rejects.toThrow('refused');
    await expect(keptReview({ ...shelf, read: async () => '{"version":9}' })).rejects.toThrow('no review');
  });

  it('is every note that was begun, also where the browser refuses, as long as the page lives', () => {
    const texts = new Map<string, string>();
    const storage: TextStorage = {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    };
    createNoteDrafts(storage).write('a', 'Why');
    expect(createNoteDrafts(storage).draftOf('a')).toBe('Why');
    const drafts = createNoteDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse });
    drafts.write('a', 'Why not');
    expect([drafts.draftOf('a'), drafts.draftOf('b')]).toEqual(['Why not', null]);
    drafts.write('a', null);
    expect(drafts.draftOf('a')).toBeNull();
  });
});
