import { highestAprOffer } from '#machines/domain/offers.ts';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { FiguresTable } from '#src/screens/parts/FiguresTable.tsx';
import { Note } from '#src/screens/parts/Note.tsx';

const CONTENT = OFFERS_TEXT.comparison;

export function OfferComparison({ offers, selectedId, example }: OffersView) {
  const columns = offers.map((offer) => ({
    title: OFFERS_TEXT.offerTitle(offer.months),
    value: offer,
    isSelected: offer.id === selectedId,
  }));
  return (
    <Disclosure title={<h2>{CONTENT.heading}</h2>}>
      <Stack gap={2}>
        <FiguresTable caption={CONTENT.caption} term={CONTENT.term} columns={columns} groups={CONTENT.groups} />
        <Note>{CONTENT.apr(highestAprOffer(offers))}</Note>
        {offers
          .filter(
            ({ totalRepaymentDollars, projectedRevenueDollars }) => totalRepaymentDollars < projectedRevenueDollars,
          )
          .map((offer) => (
            <Note key={offer.id}>{CONTENT.rounded(offer)}</Note>
          ))}
        <Note>{CONTENT.note(example)}</Note>
      </Stack>
    </Disclosure>
  );
}
