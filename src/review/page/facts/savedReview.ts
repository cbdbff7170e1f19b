import { openStore } from './browserStore.ts';
import { blankReview, type Review } from './review.ts';
import { exportReview, readReview } from './reviewFile.ts';

const openReviewStore = () => openStore<string>('creator-cash-advance-review', 'kept', 'review 3');

/**
 * Loads the review saved in this browser, or a blank one if there is none. Rejects if the browser denies access to
 * storage or the saved data is invalid.
 */
export async function loadSavedReview(): Promise<Review> {
  const text = await (await openReviewStore()).read();
  if (text === undefined) return blankReview();
  const review = readReview(text);
  if (typeof review === 'string') throw new Error('the saved review is invalid');
  return review;
}

export async function saveReview(review: Review): Promise<void> {
  await (await openReviewStore()).write(exportReview(review));
}
