import { viewContract } from '#machines/journey/views/viewContract.ts';
import { Notice } from '#src/components/Notice.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './ContractScreen.module.css';
import { ChosenTerms } from './parts/ChosenTerms.tsx';
import { Congratulations } from './parts/Congratulations.tsx';
import { ContractDocument } from './parts/ContractDocument.tsx';
import { NoOfferChosen } from './parts/NoOfferChosen.tsx';
import { SignedContract } from './parts/SignedContract.tsx';
import { SigningForm } from './parts/SigningForm.tsx';

/** The contract to read, agree to, sign and submit; once signed it says so and leads on (R12). */
export function ContractScreen() {
  const view = useJourney(viewContract);
  const send = useSend();
  const openDashboard = () => send({ type: 'contract.dashboardOpened' });
  return (
    <div className={classes.screen}>
      <ScreenHeading title={CONTRACT.title} intro={view.isSigned ? CONTRACT.introSigned : CONTRACT.intro} />
      <div className={classes.content}>
        {view.hasDocumentIdFailed && (
          <Notice kind="error" role="alert" title={CONTRACT.documentIdFailed.title}>
            {CONTRACT.documentIdFailed.text}
          </Notice>
        )}
        <div className={classes.columns}>
          <div className={classes.terms}>
            {view.terms !== null && <ChosenTerms terms={view.terms} />}
            {view.terms === null && !view.isSigned && <NoOfferChosen />}
            <dl className={classes.id}>
              <dt>{CONTRACT.documentId}</dt>
              <dd>{view.documentId ?? CONTRACT.documentIdPending}</dd>
            </dl>
          </div>
          <div className={classes.document}>
            <ContractDocument viewer={view.viewer} contractUrl={view.contractUrl} />
          </div>
          <div className={classes.sign}>
            {view.isSigned ? (
              <SignedContract onContinue={view.isCongratulating || !view.canOpenDashboard ? null : openDashboard} />
            ) : (
              <SigningForm view={view} />
            )}
          </div>
        </div>
      </div>
      <Congratulations
        isOpen={view.isCongratulating}
        documentId={view.documentId}
        contractUrl={view.contractUrl}
        onContinue={openDashboard}
      />
    </div>
  );
}
