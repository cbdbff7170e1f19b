import { act, screen } from '@testing-library/react';
import { ownSaying } from '#src/review/page/facts/review.ts';
import { reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { ReviewView } from '#src/review/page/review/ReviewView.tsx';
import { REVIEW } from '#src/review/page/words/review.ts';
import { fullProof } from '#test/review/proof/fullProof.ts';
import { showPart } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';
import { DANA, reviewBy, SHOP } from './shop.ts';

/** Renders the review of the shop, which may have verdicts already. */
export async function renderReview(savedReview = reviewBy(DANA), services: Parameters<typeof showPart>[1] = {}) {
  const proof = fullProof(SHOP, { shelf: { pictures: ['/proof/shelf.html'] } });
  const page = await showPart(<ReviewView />, { model: SHOP, savedReview, proof, ...services });
  page.send({ type: 'view.opened', view: 'review' });
  await act(answered);
  const review = () => page.context().review;
  return {
    ...page,
    review,
    heading: () => screen.getByRole('article').querySelector('h2')?.textContent,
    verdicts: () => reviewParts(SHOP).flatMap(({ id }) => ownSaying(id, review())?.judgement?.verdict ?? []),
    upload: (text: string) =>
      page.user.upload(
        screen.getByLabelText(REVIEW.openLabel),
        new File([text], 'r.json', { type: 'application/json' }),
      ),
  };
}
