import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { PdfPane } from '#src/components/pdf/PdfPane.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { FormFacts } from './parts/FormFacts.tsx';
import { FormLinks } from './parts/FormLinks.tsx';
import { FormNotShown } from './parts/FormNotShown.tsx';
import { SignedForm } from './parts/SignedForm.tsx';
import classes from './SignIrsFormScreen.module.css';

/** The IRS form to read, download and, if wanted, upload signed; going on is always allowed (R10). */
export function SignIrsFormScreen() {
  const { viewer, formUrl, officialUrl, file, refusal } = useJourney(viewSignIrsForm);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={SIGN_IRS_FORM.title} intro={SIGN_IRS_FORM.intro} />
      <div className={classes.content}>
        <Notice kind="info" title={SIGN_IRS_FORM.demonstration.title}>
          {SIGN_IRS_FORM.demonstration.text}
        </Notice>
        <div className={classes.columns}>
          <div className={classes.document}>
            <PdfPane
              url={formUrl}
              label={SIGN_IRS_FORM.document}
              state={viewer}
              loading={SIGN_IRS_FORM.loading}
              failed={<FormNotShown formUrl={formUrl} officialUrl={officialUrl} />}
              onLoaded={() => send({ type: 'viewer.loaded' })}
              onFailed={() => send({ type: 'viewer.failed' })}
            />
            {viewer !== 'failed' && <FormLinks formUrl={formUrl} officialUrl={officialUrl} />}
          </div>
          <div className={classes.aside}>
            <FormFacts />
            <SignedForm file={file} refusal={refusal} />
          </div>
        </div>
      </div>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'irsForm.continued' })}>{SIGN_IRS_FORM.continue}</PrimaryButton>
      </ActionBar>
    </div>
  );
}
