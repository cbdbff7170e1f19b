import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './ApplicationNotes.module.css';
import { FundingCondition } from './FundingCondition.tsx';
import { SignedMessage } from './SignedNote.tsx';
import { useResume } from './useResume.ts';

/** What can no longer be done here once the contract is signed, with a link onward, or that no advance can follow (R12.8, R16.1, R16.4). */
export function ApplicationNotes({ signedText }: { readonly signedText: string | null }) {
  const { isSigned, isFundable } = useJourney(viewApplication);
  const resume = useResume();
  const signed = isSigned && signedText !== null && resume !== null && <SignedMessage {...resume} text={signedText} />;
  return signed || !isFundable ? (
    <div className={classes.notes}>
      {signed}
      <FundingCondition />
    </div>
  ) : null;
}
