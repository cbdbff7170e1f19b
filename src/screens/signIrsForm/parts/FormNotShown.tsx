import { Message } from '#src/components/Message.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useSend } from '#src/journey/hooks.ts';
import { FormLinks } from './FormLinks.tsx';
import classes from './FormNotShown.module.css';

/** What stands in the form's place when it cannot be shown: the reason, other ways to it, another try (R10.2). */
export function FormNotShown({ formUrl, officialUrl }: { formUrl: string; officialUrl: string }) {
  const send = useSend();
  return (
    <div className={classes.stack}>
      <Message kind="error" role="alert">
        {SIGN_IRS_FORM.failed}
      </Message>
      <FormLinks formUrl={formUrl} officialUrl={officialUrl} />
      <SecondaryButton className={classes.retry} onClick={() => send({ type: 'viewer.retried' })}>
        {SIGN_IRS_FORM.retry}
      </SecondaryButton>
    </div>
  );
}
