import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { SignedNote } from '#src/screens/parts/SignedNote.tsx';
import classes from './OffersScreen.module.css';
import { Glossary } from './parts/Glossary.tsx';
import { OfferBar } from './parts/OfferBar.tsx';
import { OfferCards } from './parts/OfferCards.tsx';
import { OfferComparison } from './parts/OfferComparison.tsx';
import { RepaymentTerms } from './parts/RepaymentTerms.tsx';
import { RevenueDip } from './parts/RevenueDip.tsx';
import { RevenueSample } from './parts/RevenueSample.tsx';

/** Three offers to compare, one to select (R8). */
export function OffersScreen() {
  const { account, revenue, offers, selectedId, example, isSettled, canContinue, isChanging } = useJourney(viewOffers);
  const send = useSend();
  return (
    <div>
      <ScreenHeading title={OFFERS_TEXT.title} intro={isSettled ? OFFERS_TEXT.introSigned : OFFERS_TEXT.intro} />
      <div className={classes.content}>
        {isSettled ? <SignedNote /> : null}
        <RevenueSample account={account} revenue={revenue} />
        <div className={classes.choice}>
          <OfferCards
            offers={offers}
            selectedId={selectedId}
            isSettled={isSettled}
            onSelect={(offerId) => send({ type: 'offers.selected', offerId })}
          />
          <p className={classes.approval}>
            {isSettled ? null : `${OFFERS_TEXT.changeable} `}
            {OFFERS_TEXT.finalApproval}
          </p>
        </div>
        <RepaymentTerms />
        <div>
          <OfferComparison offers={offers} selectedId={selectedId} />
          <RevenueDip projected={example.projectedMonth} weak={example.weakMonth} />
          <Glossary />
        </div>
      </div>
      <OfferBar
        selected={offers.find(({ id }) => id === selectedId) ?? null}
        canContinue={canContinue}
        isChanging={isChanging}
        isSettled={isSettled}
        onContinue={() => send({ type: 'offers.continued' })}
      />
    </div>
  );
}
