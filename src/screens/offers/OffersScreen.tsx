import { type OffersView, viewOffers } from '#machines/journey/views/viewOffers.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { Rows } from '#src/screens/parts/Rows.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { SignedNote } from '#src/screens/parts/ApplicationNotes.tsx';
import classes from './OffersScreen.module.css';
import bar from './parts/OfferBar.module.css';
import { OfferCards } from './parts/OfferCards.tsx';
import { OfferComparison } from './parts/OfferComparison.tsx';
import { RevenueDip, RevenueSample } from './parts/RevenueSample.tsx';

/** Three offers to compare, one to select (R8). */
export function OffersScreen() {
  const view = useJourney(viewOffers);
  const { isSigned, canReceive } = view;
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={OFFERS_TEXT.title} intro={introOf(view)} />
      <div className={classes.content}>
        {isSigned ? <SignedNote /> : null}
        <FundingCondition />
        <RevenueSample {...view} />
        <div className={classes.choice}>
          <OfferCards {...view} onSelect={(offerId) => send({ type: 'offers.selected', offerId })} />
          {/* Another text is another paragraph: what translates the page translates it anew. */}
          <p key={view.example.id} className={classes.approval}>
            {isSigned ? null : `${OFFERS_TEXT.changeable} `}
            {canReceive ? `${OFFERS_TEXT.feeBasis(view.example)} ` : null}
            {OFFERS_TEXT.finalApproval}
          </p>
        </div>
        <RepaymentTerms {...(canReceive ? OFFERS_TEXT.repayment : OFFERS_TEXT.repaymentOfOthers)} />
        <div>
          <OfferComparison {...view} />
          {canReceive && <RevenueDip {...view.example} />}
          {canReceive && <Folded {...OFFERS_TEXT.access} />}
          <Folded {...OFFERS_TEXT.glossary} />
        </div>
      </div>
      <OfferBar view={view} />
    </div>
  );
}

function introOf({ isSigned, selectedId, example, canReceive }: OffersView): string {
  if (isSigned && selectedId === null) return OFFERS_TEXT.introSignedWithout;
  if (isSigned && !canReceive) return OFFERS_TEXT.introSigned(example.months);
  const split = OFFERS_TEXT.split(example.projectedMonth, canReceive);
  return isSigned ? `${OFFERS_TEXT.introSigned(example.months)} ${split}` : split;
}

type RepaymentTermsProps = { readonly heading: string; readonly points: readonly string[] };

/** When funding begins, where repayment comes from and how a month's payout is split (R8.4). */
function RepaymentTerms({ heading, points }: RepaymentTermsProps) {
  return (
    <section className={classes.terms} aria-labelledby="repayment-title">
      <h2 id="repayment-title">{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

type FoldedProps = { readonly heading: string; readonly entries: Readonly<Record<string, string>> };

/** What we may do on Patreon, and the words of the offers, explained where they stand (R3.12, R8.1). */
function Folded({ heading, entries }: FoldedProps) {
  return (
    <Disclosure title={<h2>{heading}</h2>}>
      <Rows rows={entries} className={classes.glossary} />
    </Disclosure>
  );
}

/**
 * The selected offer in two sentences and the way on, at hand however far the page is scrolled until the contract is
 * signed (R8.3, R12.8).
 */
function OfferBar({ view }: { readonly view: OffersView }) {
  const { offers, selectedId, canContinue, canReceive, isChanging, isSigned } = view;
  const send = useSend();
  const selected = offers.find(({ id }) => id === selectedId);
  return (
    <ActionBar isFloating={!isSigned} isInFlow={isSigned}>
      <p className={bar.selection} role="status">
        {selected === undefined ? null : (
          <>
            <strong>{OFFERS_TEXT.selection.receives(selected, canReceive)}</strong>{' '}
            <span>{OFFERS_TEXT.selection.repays(selected, canReceive)}</span>
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
