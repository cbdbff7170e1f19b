import { blankReview, type Review } from './review.ts';
import { exportReview, readReview } from './reviewFile.ts';

/** Where a browser saves the text of a review; each call may reject, as it does when saving is refused. */
export type ReviewStore = {
  readonly read: () => Promise<string | undefined>;
  readonly write: (text: string) => Promise<void>;
};

const DATABASE = 'creator-cash-advance-review';
const STORE = 'kept';
const KEY = 'review';

/** Opens the store of this browser. What a creator erases on the device does not include it. */
export async function openReviewStore(): Promise<ReviewStore> {
  const { createStore, get, set } = await import('idb-keyval');
  const store = createStore(DATABASE, STORE);
  return { read: () => get<string>(KEY, store), write: (text) => set(KEY, text, store) };
}

/**
 * The review that this browser saved, a blank one when there is none. Rejects when the browser refuses to read, or when
 * what it saved is no review.
 */
export async function loadSavedReview(store: ReviewStore): Promise<Review> {
  const text = await store.read();
  if (text === undefined) return blankReview();
  const read = readReview(text);
  if (read === null) throw new Error('what was kept is no review');
  return read.review;
}

/** Saves the review in this browser. Rejects when the browser refuses. */
export function saveReview(store: ReviewStore, review: Review): Promise<void> {
  return store.write(exportReview(null, review));
}
