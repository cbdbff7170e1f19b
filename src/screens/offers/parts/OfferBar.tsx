import type { Offer } from '#machines/domain/offers.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './OfferBar.module.css';

type OfferBarProps = {
  readonly selected: Offer | null;
  readonly canContinue: boolean;
  readonly isChanging: boolean;
  readonly isSettled: boolean;
  readonly onContinue: () => void;
};

/** The selected offer in two sentences and the way on, at hand however far the page is scrolled; where none is selected or the contract is signed it covers none (R8.3, R12.8). */
export function OfferBar({ selected, canContinue, isChanging, isSettled, onContinue }: OfferBarProps) {
  const isChoice = selected !== null && !isSettled;
  return (
    <ActionBar isFloating={isChoice} isInFlow={!isChoice}>
      <p className={classes.selection} role="status">
        {selected === null ? null : (
          <>
            <strong>{OFFERS_TEXT.selection.receives(selected)}</strong>{' '}
            <span>{OFFERS_TEXT.selection.repays(selected)}</span>
          </>
        )}
      </p>
      <PrimaryButton blockedReason={canContinue ? null : OFFERS_TEXT.selectFirst} onClick={onContinue}>
        {isChanging ? OFFERS_TEXT.backToContract : OFFERS_TEXT.continue}
      </PrimaryButton>
    </ActionBar>
  );
}
