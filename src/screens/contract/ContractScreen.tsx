import { memo, useDeferredValue } from 'react';
import { type ContractView, viewContract } from '#machines/journey/views/viewContract.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
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
import { ContractDocument } from './parts/ContractDocument.tsx';
import { Consent, Review } from './parts/Review.tsx';
import { SigningForm } from './parts/SigningForm.tsx';

/** The terms to check and the contract to read, sign and submit; once signed, the way to the dashboard (R12). */
export function ContractScreen() {
  const view = useJourney(viewContract);
  return (
    <div className={classes.columns} data-signed={view.isSigned || undefined}>
      <Contract view={useDeferredValue(view)} />
      {!view.isSigned && <SigningForm view={view} />}
      <Congratulations view={view} />
    </div>
  );
}

/** Memoized and deferred: typing a name doesn't wait for the long text. */
const Contract = memo(function Contract({ view }: { readonly view: ContractView }) {
  const send = useSend();
  const isCancellable = !view.isSigned && view.isFundable && view.terms !== null;
  return (
    <div>
      <ScreenHeading title={CONTRACT.title} intro={isCancellable ? CONTRACT.cancel : undefined} />
      <div className={classes.content}>
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
          <div className={classes.signed}>
            <Message kind="success" title={APPLICATION.signed(view.signedOn)}>
              {view.isFundable && view.terms !== null ? CONTRACT.signed : CONTRACT.signedWithoutMoney}
            </Message>
            {!view.isCongratulating && view.canOpenDashboard && (
              <div className={classes.actions}>
                <ActionBar isInFlow>
                  <PrimaryButton onClick={() => send({ type: 'contract.dashboardOpened' })}>
                    {CONTRACT.continue}
                  </PrimaryButton>
                </ActionBar>
                <SignedCopy />
              </div>
            )}
          </div>
        )}
        <Review view={view} />
        <Consent />
        <section className={classes.agreement}>
          <h2 className={classes.heading}>{CONTRACT.agreement.heading}</h2>
          <ContractDocument view={view} />
        </section>
      </div>
    </div>
  );
});
