import type { Offer } from '#machines/domain/offers.ts';
import { Figure } from '#src/components/Figure.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { formatApr, formatDollars } from '#src/content/format.ts';
import classes from './OfferTerms.module.css';

const WORDS = CONTRACT_REVIEW.offer;

/** The figures of an offer; hypothetical if the business can't be funded (R8.1, R8.2, R12.1, R16.1). */
export function OfferTerms({ terms, isFundable }: { readonly terms: Offer; readonly isFundable: boolean }) {
  const [receive, repay] = isFundable ? [WORDS.receive, WORDS.repay] : [WORDS.wouldReceive, WORDS.wouldRepay];
  return (
    <Stack gap={4} className={classes.figures}>
      <Figure label={receive} value={formatDollars(terms.amountDollars)} note={WORDS.receiveNote(terms)} />
      <Figure label={repay} value={formatDollars(terms.totalRepaymentDollars)} note={WORDS.repayNote(terms)} />
      <Figure label={WORDS.fee} value={formatDollars(terms.feeDollars)} note={WORDS.feeNote(terms)} />
      <Figure label={WORDS.apr} value={formatApr(terms.aprPercent)} note={WORDS.aprNote} />
      <Figure label={WORDS.share} value={WORDS.shareValue} note={WORDS.shareNote(terms, isFundable)} />
    </Stack>
  );
}
