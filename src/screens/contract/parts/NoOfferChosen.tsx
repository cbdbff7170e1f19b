import { ROUTES } from '#machines/journey/routes.ts';
import { Message } from '#src/components/Message.tsx';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';

const WORDS = CONTRACT_REVIEW.noOffer;

/** Says that the terms are open as long as no offer is chosen, and leads to the offers and back (R8.3, R12.1). */
export function NoOfferChosen() {
  return (
    <Message kind="info" title={WORDS.title}>
      <p>{WORDS.text}</p>
      <JourneyLink href={ROUTES.offers.path} asks={{ type: 'contract.changeRequested', part: 'offer' }}>
        {WORDS.link}
      </JourneyLink>
    </Message>
  );
}
