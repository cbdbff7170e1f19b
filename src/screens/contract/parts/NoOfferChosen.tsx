import { ROUTES } from '#machines/journey/routes.ts';
import { Notice } from '#src/components/Notice.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';

/** Says that the terms are open as long as no offer is chosen, and leads to the offers. */
export function NoOfferChosen() {
  return (
    <Notice kind="info" title={CONTRACT.noOffer.title}>
      <p>{CONTRACT.noOffer.text}</p>
      <JourneyLink href={ROUTES.offers.path}>{CONTRACT.noOffer.link}</JourneyLink>
    </Notice>
  );
}
