import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './OfferBar.module.css';

/**
 * The selected offer in two sentences and the way on, at hand however far the page is scrolled; where none is selected or
 * the contract is signed it covers none (R8.3, R12.8).
 */
export function OfferBar({ offers, selectedId, canContinue, isChanging, isSettled }: OffersView) {
  const send = useSend();
  const selected = offers.find(({ id }) => id === selectedId);
  const isChoice = selected !== undefined && !isSettled;
  return (
    <ActionBar isFloating={isChoice} isInFlow={!isChoice}>
      <p className={classes.selection} role="status">
        {selected === undefined ? null : (
          <>
            <strong>{OFFERS_TEXT.selection.receives(selected)}</strong>{' '}
            <span>{OFFERS_TEXT.selection.repays(selected)}</span>
          </>
        )}
      </p>
      <PrimaryButton
        blockedReason={canContinue ? null : OFFERS_TEXT.selectFirst}
        awaits={`offer-${offers[0]?.id}`}
        onClick={() => send({ type: 'offers.continued' })}
      >
        {isChanging ? OFFERS_TEXT.backToContract : OFFERS_TEXT.continue}
      </PrimaryButton>
    </ActionBar>
  );
}
