import { ActionBar } from '#src/components/ActionBar.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';

/** What stands in the form's place once the contract is signed; `onContinue` is null while the dialog offers the same (R12.8). */
export function SignedContract({ onContinue }: { onContinue: (() => void) | null }) {
  return (
    <>
      <Notice kind="success" title={CONTRACT.signed.title}>
        {CONTRACT.signed.text}
      </Notice>
      {onContinue !== null && (
        <ActionBar>
          <PrimaryButton onClick={onContinue}>{CONTRACT.continue}</PrimaryButton>
        </ActionBar>
      )}
    </>
  );
}
