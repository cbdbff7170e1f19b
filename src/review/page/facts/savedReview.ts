import { openStore } from './browserStore.ts';
import { blankReview, type Review } from './review.ts';
import { exportReview, readReview } from './reviewFile.ts';

const open = () => openStore<string>('creator-cash-advance-review', 'kept', 'review 3');

/**
 * The review that this browser saved, a blank one when there is none. Rejects when the browser refuses to read, or when
 * what it saved is no review.
 */
export async function loadSavedReview(): Promise<Review> {
  const text = await (await open()).read();
  if (text === undefined) return blankReview();
  const read = readReview(text);
  if (typeof read === 'string') throw new Error('what was kept is no review');
  return read;
}

/** Saves the review in this browser. Rejects when the browser refuses. */
export async function saveReview(review: Review): Promise<void> {
  await (await open()).write(exportReview(review));
}
