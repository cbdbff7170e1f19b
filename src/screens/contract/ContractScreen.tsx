import { memo, useDeferredValue } from 'react';
import { type ContractView, viewContract } from '#machines/journey/views/viewContract.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Message } from '#src/components/Message.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { APPLICATION } from '#src/content/application.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { SignedCopy } from '#src/screens/parts/SignedCopy.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import classes from './ContractScreen.module.css';
import { Congratulations } from './parts/Congratulations.tsx';
import { Consent } from './parts/Consent.tsx';
import { ContractDocument } from './parts/ContractDocument.tsx';
import { Review } from './parts/Review.tsx';
import { SigningForm } from './parts/SigningForm.tsx';

export function ContractScreen() {
  const view = useJourney(viewContract);
  return (
    <Split gap={6} from="desktop" className={classes.columns}>
      <Contract view={useDeferredValue(view)} />
      {!view.isSigned && <SigningForm view={view} />}
      <Congratulations view={view} />
    </Split>
  );
}

/** Memoized and deferred, so typing a name doesn't wait for the long text. */
const Contract = memo(function Contract({ view }: { readonly view: ContractView }) {
  const send = useSend();
  const isCancellable = !view.isSigned && view.isFundable && view.terms !== null;
  return (
    <div>
      <ScreenHeading title={CONTRACT.title} intro={isCancellable ? CONTRACT.cancel : undefined} />
      <Stack gap={6}>
        <FundingCondition />
        {view.hasDocumentIdFailed && (
          <Message kind="error" role="alert" title={CONTRACT.documentIdFailed.title}>
            <p>{CONTRACT.documentIdFailed.text}</p>
            <SecondaryButton onClick={() => send({ type: 'documentId.retried' })}>
              {CONTRACT.documentIdFailed.retry}
            </SecondaryButton>
          </Message>
        )}
        {view.isSigned && (
          <Stack gap={4} className={classes.signed}>
            <Message kind="success" title={APPLICATION.signed(view.signedOn)}>
              {view.isFundable && view.terms !== null ? CONTRACT.signed : CONTRACT.signedWithoutMoney}
            </Message>
            {!view.isCongratulating && view.canOpenDashboard && (
              <ActionBar isInFlow>
                <PrimaryButton onClick={() => send({ type: 'contract.dashboardOpened' })}>
                  {CONTRACT.continue}
                </PrimaryButton>
                <SignedCopy />
              </ActionBar>
            )}
          </Stack>
        )}
        <Review view={view} />
        <Consent />
        <Stack as="section" gap={4} className={classes.agreement}>
          <h2>{CONTRACT.agreement.heading}</h2>
          <ContractDocument view={view} />
        </Stack>
      </Stack>
    </div>
  );
});
