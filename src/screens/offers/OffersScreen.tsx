import { type OffersView, viewOffers } from '#machines/journey/views/viewOffers.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { DescriptionColumns } from '#src/screens/parts/Rows.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { OfferSummary } from '#src/screens/parts/OfferSummary.tsx';
import { SignedNote } from '#src/screens/parts/ApplicationNotes.tsx';
import classes from './OffersScreen.module.css';
import bar from './parts/OfferBar.module.css';
import { OfferCards } from './parts/OfferCards.tsx';
import { OfferComparison } from './parts/OfferComparison.tsx';
import { PlanEstimate } from './parts/PlanEstimate.tsx';
import { RevenueDip, RevenueSample, RevenueTable } from './parts/RevenueSample.tsx';

export function OffersScreen() {
  const view = useJourney(viewOffers);
  const { offers, isSigned, canReceive } = view;
  const send = useSend();
  const selected = offers.find(({ id }) => id === view.selectedId);
  const repayment = canReceive ? OFFERS_TEXT.repayment : OFFERS_TEXT.repaymentOfOthers;
  return (
    <div className={classes.screen}>
      <ScreenHeading title={OFFERS_TEXT.title} intro={introOf(view)} />
      <Stack gap={5} className={classes.parts}>
        {isSigned && <SignedNote />}
        <FundingCondition />
        <RevenueSample {...view} />
        <Stack gap={3} data-whole>
          <OfferCards {...view} />
          {/* Remounts when the example changes, so browser translation picks up the new text. */}
          <Text key={view.example.id} kind="quiet">
            {isSigned ? null : `${OFFERS_TEXT.changeable} `}
            {canReceive && <KeepTogether>{`${OFFERS_TEXT.feeBasis(view.example)} `}</KeepTogether>}
            {OFFERS_TEXT.finalApproval}
          </Text>
        </Stack>
        <Stack as="section" gap={2} aria-labelledby="repayment-title">
          <h2 id="repayment-title">{repayment.heading}</h2>
          <Split as="ul" columns={2} gap={1} className={classes.points}>
            {repayment.points.map((point) => (
              <li key={point}>
                <KeepTogether>{point}</KeepTogether>
              </li>
            ))}
          </Split>
        </Stack>
        <div>
          <OfferComparison {...view} />
          <RevenueTable {...view} />
          {canReceive && <PlanEstimate />}
          {canReceive && <Summaries offers={offers} />}
          {canReceive && <RevenueDip {...view.example} />}
          {canReceive && <DescriptionDisclosure {...OFFERS_TEXT.access} />}
          <DescriptionDisclosure {...OFFERS_TEXT.glossary} />
        </div>
      </Stack>
      <ActionBar isFloating={!isSigned} isInFlow={isSigned}>
        <Text kind="small" className={bar.selection} role="status">
          {selected !== undefined && (
            <>
              <strong>{OFFERS_TEXT.selection.receives(selected, canReceive)}</strong>{' '}
              <Text as="span" kind="quiet">
                <KeepTogether>{OFFERS_TEXT.selection.repays(selected, canReceive)}</KeepTogether>
              </Text>
            </>
          )}
        </Text>
        <PrimaryButton
          blockedReason={view.canContinue ? null : OFFERS_TEXT.selectFirst}
          awaits={`offer-${offers[0]?.id}`}
          onClick={() => send({ type: 'offers.continued' })}
        >
          {view.isChanging ? OFFERS_TEXT.backToContract : OFFERS_TEXT.continue}
        </PrimaryButton>
      </ActionBar>
    </div>
  );
}

function introOf({ isSigned, selectedId, example, canReceive }: OffersView): string {
  if (isSigned && selectedId === null) return OFFERS_TEXT.introSignedWithout;
  if (isSigned && !canReceive) return OFFERS_TEXT.introSigned(example.months);
  const split = OFFERS_TEXT.split(example.projectedMonth, canReceive);
  return isSigned ? `${OFFERS_TEXT.introSigned(example.months)} ${split}` : split;
}

function Summaries({ offers }: Pick<OffersView, 'offers'>) {
  return (
    <Disclosure title={<h2>{OFFER_SUMMARY.heading}</h2>}>
      {offers.map((offer) => (
        <Disclosure key={offer.id} title={<h3>{OFFER_SUMMARY.headingOf(offer.months)}</h3>}>
          <OfferSummary offer={offer} />
        </Disclosure>
      ))}
    </Disclosure>
  );
}

type DescriptionDisclosureProps = { readonly heading: string; readonly entries: Readonly<Record<string, string>> };

function DescriptionDisclosure({ heading, entries }: DescriptionDisclosureProps) {
  return (
    <Disclosure title={<h2>{heading}</h2>}>
      <DescriptionColumns rows={entries} />
    </Disclosure>
  );
}
