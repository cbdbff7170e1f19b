import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { RadioCardGroup } from '#src/components/RadioCardGroup.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './OffersScreen.module.css';
import { OfferComparison } from './parts/OfferComparison.tsx';
import { OfferFigures } from './parts/OfferFigures.tsx';
import { RepaymentTerms } from './parts/RepaymentTerms.tsx';

/** Three offers to compare, one to select (R8). */
export function OffersScreen() {
  const { offers, selectedId, isSettled, canContinue } = useJourney(viewOffers);
  const send = useSend();
  const selected = offers.find((offer) => offer.id === selectedId);
  return (
    <div className={classes.screen}>
      <ScreenHeading title={OFFERS_TEXT.title} intro={OFFERS_TEXT.intro} />
      <div className={classes.content}>
        <p className={classes.approval}>{OFFERS_TEXT.finalApproval}</p>
        {isSettled ? <Notice kind="info">{OFFERS_TEXT.settled}</Notice> : null}
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
        <OfferComparison offers={offers} selectedId={selectedId} />
        <RepaymentTerms />
        <p className={classes.selection} role="status">
          {selected === undefined ? '' : OFFERS_TEXT.selectionSummary(selected)}
        </p>
      </div>
      <ActionBar>
        <PrimaryButton
          blockedReason={canContinue ? null : OFFERS_TEXT.selectFirst}
          onClick={() => send({ type: 'offers.continued' })}
        >
          {OFFERS_TEXT.continue}
        </PrimaryButton>
      </ActionBar>
    </div>
  );
}
