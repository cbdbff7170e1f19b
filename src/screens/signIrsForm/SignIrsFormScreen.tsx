import { useState } from 'react';
import { fieldOf } from '#machines/domain/business.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { type SignIrsFormView, viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { MissingSummary } from '#src/components/MissingSummary.tsx';
import { PdfPane } from '#src/components/pdf/PdfPane.tsx';
import { useIsNarrow } from '#src/components/pdf/useIsNarrow.ts';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { missingSentence } from '#src/content/entityDetailsMissing.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { DocumentList } from '#src/screens/parts/DocumentList.tsx';
import { SignedNote } from '#src/screens/parts/SignedNote.tsx';
import { FilledIn } from './parts/FilledIn.tsx';
import { FormFacts } from './parts/FormFacts.tsx';
import { FormLinks } from './parts/FormLinks.tsx';
import { FormNotShown } from './parts/FormNotShown.tsx';
import { SignedForm } from './parts/SignedForm.tsx';
import classes from './SignIrsFormScreen.module.css';

/** The IRS form to read, download and, if wanted, upload signed; going on is always allowed (R10). */
export function SignIrsFormScreen() {
  const view = useJourney(viewSignIrsForm);
  const { viewer, formUrl, pictureUrl, officialUrl, file, refusal, problems, owners, taxReturnYear } = view;
  const send = useSend();
  const isNarrow = useIsNarrow();
  const [isPdfRequested, setPdfRequested] = useState(false);
  const missing = problems.map((problem) => ({
    field: fieldOf(problem),
    label: missingSentence(problem, owners, taxReturnYear),
    href: ROUTES.entityDetails.path,
  }));
  return (
    <div>
      <ScreenHeading
        title={SIGN_IRS_FORM.title}
        intro={view.isSettled ? SIGN_IRS_FORM.intro : `${SIGN_IRS_FORM.intro} ${SIGN_IRS_FORM.optional}`}
      />
      <div className={classes.content}>
        {view.isSettled && <SignedNote />}
        {missing.length > 0 && (
          <MissingSummary items={missing} onAsk={(field) => send({ type: 'business.fieldRequested', field })} />
        )}
        <div className={classes.columns}>
          <div className={classes.document}>
            <p className={classes.demonstration}>{SIGN_IRS_FORM.demonstration}</p>
            <PdfPane
              source={formUrl}
              picture={pictureUrl}
              isOpen={!isNarrow || isPdfRequested}
              opener={<SecondaryButton onClick={() => setPdfRequested(true)}>{SIGN_IRS_FORM.showPdf}</SecondaryButton>}
              label={SIGN_IRS_FORM.document}
              state={viewer}
              loading={SIGN_IRS_FORM.loading}
              failed={<FormNotShown formUrl={formUrl} officialUrl={officialUrl} />}
              onRequested={() => send({ type: 'viewer.requested' })}
              onLoaded={() => send({ type: 'viewer.loaded' })}
              onFailed={() => send({ type: 'viewer.failed' })}
            />
            {viewer !== 'failed' && <FormLinks formUrl={formUrl} officialUrl={officialUrl} />}
          </div>
          <div className={classes.aside}>
            {view.isSettled ? (
              <DocumentList
                documents={[{ name: SIGN_IRS_FORM.upload.label, file, absent: SIGN_IRS_FORM.upload.none }]}
              />
            ) : (
              <SignedForm file={file} refusal={refusal} />
            )}
            <div>
              <FilledIn answers={view.answers} copy={view.copy} isSettled={view.isSettled} />
              <FormFacts />
            </div>
            <ActionBar>
              <PrimaryButton onClick={() => send({ type: 'irsForm.continued' })}>{continueLabel(view)}</PrimaryButton>
            </ActionBar>
          </div>
        </div>
      </div>
    </div>
  );
}

function continueLabel({ isChanging, problems }: SignIrsFormView): string {
  if (isChanging) return SIGN_IRS_FORM.backToContract;
  return problems.length > 0 ? SIGN_IRS_FORM.continueAnyway : SIGN_IRS_FORM.continue;
}
