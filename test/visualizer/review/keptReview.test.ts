import { describe, expect, it } from 'vitest';
import 'fake-indexeddb/auto';
import { keepReview, keptReview, openShelf, type ReviewShelf } from '#src/visualizer/review/keptReview.ts';
import { createNoteDrafts, type TextStorage } from '#src/visualizer/review/noteDrafts.ts';
import { blankReview, judge, type Review } from '#src/visualizer/review/review.ts';

const AT = '2026-11-21T09:00:00.000Z';
const dana: Review = { ...blankReview(), reviewer: 'Dana' };

function storageOf(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const refusing: TextStorage = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('refused', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('refused', 'SecurityError');
  },
};

describe('What a browser keeps', () => {
  it('is the review as it was left', async () => {
    expect(await keptReview(await openShelf())).toEqual(blankReview());
    const judged = judge(dana, { id: 'a', hash: '1' }, { verdict: 'rejected', note: 'no', at: AT });
    await keepReview(await openShelf(), judged);
    expect(await keptReview(await openShelf())).toEqual(judged);
  });

  it('is an error that can be told of when it refuses, or keeps something else', async () => {
    const refused = () => Promise.reject(new DOMException('refused', 'QuotaExceededError'));
    const shelf: ReviewShelf = { read: refused, write: refused };
    await expect(keptReview(shelf)).rejects.toThrow('refused');
    await expect(keepReview(shelf, dana)).rejects.toThrow('refused');
    const other: ReviewShelf = { read: () => Promise.resolve('{"version":9}'), write: refused };
    await expect(keptReview(other)).rejects.toThrow('no review');
  });

  it('is every note that was begun, also where the browser refuses, as long as the page lives', () => {
    const storage = storageOf();
    createNoteDrafts(storage).write('a', 'Why');
    expect(createNoteDrafts(storage).draftOf('a')).toBe('Why');
    const drafts = createNoteDrafts(refusing);
    drafts.write('a', 'Why not');
    expect([drafts.draftOf('a'), drafts.draftOf('b')]).toEqual(['Why not', null]);
    drafts.write('a', null);
    expect(drafts.draftOf('a')).toBeNull();
  });
});
