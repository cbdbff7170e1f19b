import type { ComponentProps } from 'react';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './BeforeOffers.module.css';
import { FundingCondition } from './FundingCondition.tsx';
import { SignedEarlier } from './SignedNote.tsx';
import { WithSidePanel } from './WithSidePanel.tsx';

/** A note on the screens before the offers: the contract is signed, or no advance can follow (R12.8, R16.1). */
export function BeforeOffers({ signedText }: { readonly signedText: string | null }) {
  const { isSigned, isFundable } = useJourney(viewApplication);
  if (isFundable && !(isSigned && signedText !== null)) return null;
  return (
    <div className={classes.notes}>
      {signedText !== null && <SignedEarlier text={signedText} />}
      <FundingCondition />
    </div>
  );
}

/** A short screen with the next steps in a side panel, until the contract is signed or no advance can follow (R16.1, R16.4). */
export function WithOffersAhead({ words, ...rest }: ComponentProps<typeof WithSidePanel>) {
  const { isSigned, isFundable } = useJourney(viewApplication);
  return <WithSidePanel {...rest} words={isSigned || !isFundable ? null : words} />;
}
