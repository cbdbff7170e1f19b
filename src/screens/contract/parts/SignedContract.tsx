import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { viewStanding } from '#machines/journey/views/viewStanding.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Message } from '#src/components/Message.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { STANDING } from '#src/content/standing.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './SignedContract.module.css';
import { SignedCopy } from './SignedCopy.tsx';

/**
 * What stands before the contract once it is signed, with the copy to keep and the way on; `onContinue` is null while
 * the dialog offers the same (R12.8).
 */
export function SignedContract({
  copy,
  onContinue,
}: {
  copy: SignedContractCopy | null;
  onContinue: (() => void) | null;
}) {
  const { signedOn } = useJourney(viewStanding);
  return (
    <div className={classes.signed}>
      <Message kind="success" title={STANDING.signed(signedOn)}>
        {CONTRACT.signed.text}
      </Message>
      {onContinue !== null && (
        <div className={classes.actions}>
          <ActionBar isInFlow>
            <PrimaryButton onClick={onContinue}>{CONTRACT.continue}</PrimaryButton>
          </ActionBar>
          {copy !== null && <SignedCopy copy={copy} />}
        </div>
      )}
    </div>
  );
}
