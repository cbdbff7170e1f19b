import { DownloadLink, NewTabLink } from '#src/components/pdf/DownloadLink.tsx';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './FormLinks.module.css';

/** The form as a file, and the tax agency's own page (R10.3). */
export function FormLinks({ formUrl, officialUrl }: { formUrl: string; officialUrl: string }) {
  const send = useSend();
  return (
    <div className={classes.links}>
      <DownloadLink
        href={formUrl}
        label={SIGN_IRS_FORM.download}
        onDownload={() => send({ type: 'irsForm.downloaded' })}
      />
      <NewTabLink href={officialUrl} label={SIGN_IRS_FORM.official} />
    </div>
  );
}
