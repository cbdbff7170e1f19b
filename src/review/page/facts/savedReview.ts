import { openStore } from './browserStore.ts';
import { blankReview, type Review } from './review.ts';
import { exportReview, readReview } from './reviewFile.ts';

const open = () => openStore<string>('creator-cash-advance-review', 'kept', 'review 3');

/**
 * Loads the review saved in this browser, or a blank one. Rejects when the browser denies access to storage, or the
 * saved data is invalid.
 */
export async function loadSavedReview(): Promise<Review> {
  const text = await (await open()).read();
  if (text === undefined) return blankReview();
  const read = readReview(text);
  if (typeof read === 'string') throw new Error('the saved review is invalid');
  return read;
}

export async function saveReview(review: Review): Promise<void> {
  await (await open()).write(exportReview(review));
}
