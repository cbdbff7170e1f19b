import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { Message } from '#src/components/Message.tsx';
import { RadioCardGroup } from '#src/components/RadioCardGroup.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './OffersScreen.module.css';
import { Glossary } from './parts/Glossary.tsx';
import { OfferBar } from './parts/OfferBar.tsx';
import { OfferComparison } from './parts/OfferComparison.tsx';
import { OfferFigures } from './parts/OfferFigures.tsx';
import { RepaymentTerms } from './parts/RepaymentTerms.tsx';
import { RevenueDip } from './parts/RevenueDip.tsx';

/** Three offers to compare, one to select (R8). */
export function OffersScreen() {
  const { offers, selectedId, example, isSettled, canContinue, isChanging } = useJourney(viewOffers);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={OFFERS_TEXT.title} intro={OFFERS_TEXT.intro} />
      <div className={classes.content}>
        {isSettled ? <Message kind="info">{OFFERS_TEXT.settled}</Message> : null}
        <div className={classes.choice}>
          <RadioCardGroup
            legend={OFFERS_TEXT.legend}
            options={offers.map((offer) => ({
              value: offer.id,
              title: OFFERS_TEXT.offerTitle(offer.months),
              children: <OfferFigures offer={offer} />,
            }))}
            value={selectedId}
            onChange={(offerId) => send({ type: 'offers.selected', offerId })}
            isDisabled={isSettled}
          />
          <p className={classes.approval}>{OFFERS_TEXT.finalApproval}</p>
        </div>
        <OfferComparison offers={offers} selectedId={selectedId} />
        <div className={classes.about}>
          <RevenueDip projected={example.projectedMonth} weak={example.weakMonth} />
          <RepaymentTerms />
        </div>
        <Glossary />
      </div>
      <OfferBar
        selected={offers.find(({ id }) => id === selectedId) ?? null}
        canContinue={canContinue}
        isChanging={isChanging}
        onContinue={() => send({ type: 'offers.continued' })}
      />
    </div>
  );
}
