import { viewContract } from '#machines/journey/views/viewContract.ts';
import { Message } from '#src/components/Message.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import classes from './ContractScreen.module.css';
import { Congratulations } from './parts/Congratulations.tsx';
import { Consent } from './parts/Consent.tsx';
import { ContractDocument } from './parts/ContractDocument.tsx';
import { Review } from './parts/Review.tsx';
import { SignedContract } from './parts/SignedContract.tsx';
import { SigningForm } from './parts/SigningForm.tsx';

/** The terms to check, the contract to read, agree to, sign and submit; once signed it says so and leads on (R12). */
export function ContractScreen() {
  const view = useJourney(viewContract);
  const send = useSend();
  const openDashboard = () => send({ type: 'contract.dashboardOpened' });
  return (
    <div>
      <ScreenHeading title={CONTRACT.title} intro={view.isSigned ? undefined : CONTRACT.intro} />
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
          <SignedContract
            copy={view.signedCopy}
            onContinue={view.isCongratulating || !view.canOpenDashboard ? null : openDashboard}
          />
        )}
        <Review view={view} />
        <Consent />
        <section className={classes.agreement}>
          <h2 className={classes.heading}>{CONTRACT.agreement.heading}</h2>
          <div className={classes.columns} data-whole={view.isSigned || undefined}>
            <ContractDocument view={view} />
            {!view.isSigned && <SigningForm terms={view.terms} />}
          </div>
        </section>
      </div>
      <Congratulations
        isOpen={view.isCongratulating}
        documentId={view.documentId}
        terms={view.terms}
        copy={view.signedCopy}
        onContinue={openDashboard}
      />
    </div>
  );
}
