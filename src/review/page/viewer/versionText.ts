import { dateText } from '#src/review/page/words/proof.ts';
import { REVIEW } from '#src/review/page/words/review.ts';

const SHORT_HASH = 8;
export const shortHash = (hash: string): string => hash.slice(0, SHORT_HASH);

/** The version of the chart on this page: the day on which the page was built, as its server says, and a short hash. */
export function versionText(hash: string): string {
  return REVIEW.version(dateText(new Date(document.lastModified).toISOString()), shortHash(hash));
}
