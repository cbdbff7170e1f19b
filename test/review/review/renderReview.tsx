import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankReview, judgementOn, ownSaying, type Review, say } from '#src/review/page/facts/review.ts';
import { type ReviewPart, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { ReviewView } from '#src/review/page/review/ReviewView.tsx';
import { REVIEW } from '#src/review/page/words/review.ts';
import { shownRun } from '#test/review/proof/shownRun.ts';
import { showPart } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';
import { SMALL_CHART } from './smallChart.ts';

export const AT = '2026-11-21T09:00:00.000Z';
const parts = reviewParts(SMALL_CHART);
export const shelf = parts.find(({ id }) => id === 'shelf') as ReviewPart;
export const dana: Review = { ...blankReview(), me: { name: 'Dana', role: 'owner' } };
export const given = { verdict: 'approved', at: AT, picture: '<body/>', version: 'v1' } as const;
export const approved = say(dana, shelf.id, { at: AT, judgement: judgementOn(shelf, given) });
export const lee: Review = { ...blankReview(), me: { name: 'Lee', role: 'legal' } };
export const leesRejection = say(lee, shelf.id, {
  at: AT,
  note: 'no',
  judgement: judgementOn(shelf, { ...given, verdict: 'rejected' }),
});

const proof = shownRun(SMALL_CHART, { shelf: { pictures: ['/proof/shelf.html'] } });

/** The review of the small chart, in which something may have been said already. */
export async function renderReview(first: Review = dana, model = SMALL_CHART, canSave = () => true) {
  const page = await showPart(<ReviewView />, { model, canSave, savedReview: first, proof });
  page.send({ type: 'view.opened', view: 'review' });
  await act(answered);
  const user = userEvent.setup({ delay: null });
  const heading = () => screen.getByRole('article').querySelector('h2')?.textContent;
  const upload = (text: string) =>
    user.upload(screen.getByLabelText(REVIEW.openLabel), new File([text], 'r.json', { type: 'application/json' }));
  const review = () => page.context().review;
  const verdicts = () => parts.map(({ id }) => ownSaying(id, review())?.judgement?.verdict ?? '-').join(' ');
  return { ...page, user, review, verdicts, heading, upload };
}
