import { blankReview, type Review } from './review.ts';
import { exportReview, readReview } from './reviewFile.ts';

const DATABASE = 'creator-cash-advance-review';
const STORE = 'kept';
const KEY = 'review';

/** Where this browser saves a review. What a creator erases on the device does not include it. */
async function openStore() {
  const { createStore, get, set } = await import('idb-keyval');
  const store = createStore(DATABASE, STORE);
  return { read: () => get<string>(KEY, store), write: (text: string) => set(KEY, text, store) };
}

/**
 * The review that this browser saved, a blank one when there is none. Rejects when the browser refuses to read, or when
 * what it saved is no review.
 */
export async function loadSavedReview(): Promise<Review> {
  const text = await (await openStore()).read();
  if (text === undefined) return blankReview();
  const read = readReview(text);
  if (read === null) throw new Error('what was kept is no review');
  return read;
}

/** Saves the review in this browser. Rejects when the browser refuses. */
export async function saveReview(review: Review): Promise<void> {
  await (await openStore()).write(exportReview(review));
}
