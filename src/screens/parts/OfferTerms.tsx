import type { Offer } from '#machines/domain/offers.ts';
import { Figure } from '#src/components/Figure.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { formatApr, formatDollars } from '#src/content/format.ts';
import classes from './OfferTerms.module.css';

const CONTENT = CONTRACT_REVIEW.offer;

/** The figures of an offer; hypothetical if the business can't be funded (R8.1, R8.2, R12.1, R16.1). */
export function OfferTerms({ terms, isFundable }: { readonly terms: Offer; readonly isFundable: boolean }) {
  const [receive, repay] = isFundable ? [CONTENT.receive, CONTENT.repay] : [CONTENT.wouldReceive, CONTENT.wouldRepay];
  return (
    <Stack gap={4} className={classes.figures}>
      <Figure label={receive} value={formatDollars(terms.amountDollars)} note={CONTENT.receiveNote(terms)} />
      <Figure label={repay} value={formatDollars(terms.totalRepaymentDollars)} note={CONTENT.repayNote(terms)} />
      <Figure label={CONTENT.fee} value={formatDollars(terms.feeDollars)} note={CONTENT.feeNote(terms)} />
      <Figure label={CONTENT.apr} value={formatApr(terms.aprPercent)} note={CONTENT.aprNote} />
      <Figure label={CONTENT.share} value={CONTENT.shareValue} note={CONTENT.shareNote(terms, isFundable)} />
    </Stack>
  );
}
