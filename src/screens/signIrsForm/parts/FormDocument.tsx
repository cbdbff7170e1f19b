import { useState } from 'react';
import { FILES, OFFICIAL_IRS_FORM_URL } from '#machines/journey/routes.ts';
import type { SignIrsFormView } from '#machines/journey/views/viewSignIrsForm.ts';
import { Message } from '#src/components/Message.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { DownloadLink, NewTabLink } from '#src/components/pdf/DownloadLink.tsx';
import { PdfPane } from '#src/components/pdf/PdfPane.tsx';
import { useIsNarrow } from '#src/components/useIsNarrow.ts';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { SIGN_IRS_FORM as CONTENT } from '#src/content/signIrsForm.ts';
import { useSend } from '#src/journey/hooks.ts';
import actions from '#src/screens/parts/Links.module.css';

export function FormDocument({ viewer }: Pick<SignIrsFormView, 'viewer'>) {
  const send = useSend();
  const isNarrow = useIsNarrow();
  const [isPdfRequested, setPdfRequested] = useState(false);
  const links = (
    <Row gap={2} className={actions.actions}>
      <DownloadLink
        href={FILES.irsForm}
        label={CONTENT.download}
        onDownload={() => send({ type: 'irsForm.downloaded' })}
      />
      <NewTabLink href={OFFICIAL_IRS_FORM_URL} label={CONTENT.official} />
    </Row>
  );
  return (
    <>
      <PdfPane
        source={FILES.irsForm}
        picture={FILES.irsFormPicture}
        isOpen={!isNarrow || isPdfRequested}
        opener={<SecondaryButton onClick={() => setPdfRequested(true)}>{CONTENT.showPdf}</SecondaryButton>}
        label={CONTENT.document}
        state={viewer}
        loading={CONTENT.loading}
        failed={
          <Stack gap={4}>
            <Message kind="error">{CONTENT.failed}</Message>
            {links}
            <Row>
              <SecondaryButton onClick={() => send({ type: 'viewer.retried' })}>{CONTENT.retry}</SecondaryButton>
            </Row>
          </Stack>
        }
        onRequested={() => send({ type: 'viewer.requested' })}
        onLoaded={() => send({ type: 'viewer.loaded' })}
        onFailed={() => send({ type: 'viewer.failed' })}
      />
      {viewer !== 'failed' && links}
    </>
  );
}
