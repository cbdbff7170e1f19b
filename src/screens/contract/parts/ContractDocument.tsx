import { IconSignature, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FILES } from '#machines/journey/routes.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { DownloadLink } from '#src/components/pdf/DownloadLink.tsx';
import { useIsNarrow } from '#src/components/useIsNarrow.ts';
import { PdfPane } from '#src/components/pdf/PdfPane.tsx';
import { ScrollRegion } from '#src/components/pdf/ScrollRegion.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { useAppServices, useSend } from '#src/journey/hooks.ts';
import classes from './ContractDocument.module.css';
import { ContractFailed } from './ContractFailed.tsx';
import { ContractReader } from './ContractReader.tsx';
import { ContractText } from './ContractText.tsx';

const CONTENT = CONTRACT.agreement;
const ICON = { size: 20, className: classes.icon, 'aria-hidden': true } as const;

/**
 * The contract as a PDF or as text. The text comes first on a phone, and once an offer is chosen or the contract is
 * signed; it is also shown on request and if the PDF fails (R18.3). Both report when the creator reaches the end
 * (R12.2, R12.7). The text is always rendered, for printing.
 */
export function ContractDocument({ view }: { readonly view: ContractView }) {
  const { viewer, terms } = view;
  const send = useSend();
  const { now } = useAppServices();
  const isNarrow = useIsNarrow();
  const isTextFirst = isNarrow || terms !== null || view.isSigned;
  const isPainted = useIsPainted();
  const [requested, setRequested] = useState<'text' | 'pdf' | null>(null);
  const pdfBox = useRef<HTMLDivElement>(null);
  const textBox = useRef<HTMLDivElement>(null);
  const isSkipPending = useRef(false);
  const [isReading, setReading] = useState(false);
  const hasFailed = viewer === 'failed';
  const isText = (requested ?? (isTextFirst ? 'text' : 'pdf')) === 'text' || hasFailed;
  const isPdfHidden = isText && !hasFailed;
  const isPreview = isText && isNarrow;
  const text = <ContractText view={view} />;
  const reportEnd = () => send({ type: 'contract.scrolledToEnd', at: now() });
  const skipToEnd = () => {
    const box = isText ? textBox.current : pdfBox.current;
    // A loading PDF doesn't have a box or a height yet, so it scrolls to its end once loaded.
    isSkipPending.current = !isText && viewer === 'loading';
    box?.scrollTo({ top: box.scrollHeight });
    box?.focus();
    // In Firefox, focus alone leaves the end of the box below the fold.
    box?.scrollIntoView({ block: 'end' });
  };
  return (
    <Stack gap={4}>
      <Row gap={2} className={classes.tools} data-pdf={!isText || undefined} data-screen-only>
        {!hasFailed && (
          <SecondaryButton
            leftSection={isText ? <IconFileTypePdf {...ICON} /> : <IconFileText {...ICON} />}
            onClick={() => setRequested(isText ? 'pdf' : 'text')}
          >
            {isText ? CONTENT.showPdf : CONTENT.readAsText}
          </SecondaryButton>
        )}
        {!isPreview && (
          <SecondaryButton leftSection={<IconSignature {...ICON} />} onClick={skipToEnd}>
            {CONTENT.skipToEnd}
          </SecondaryButton>
        )}
        <DownloadLink
          href={FILES.contract}
          label={view.isSigned ? CONTRACT.downloadUnsigned : CONTRACT.download}
          onDownload={() => send({ type: 'contract.downloaded' })}
        />
      </Row>
      {!isText && terms !== null && <Text kind="quiet">{CONTENT.yours(terms)}</Text>}
      <Stack gap={4} className={classes.views}>
        <div className={classes.pdf} data-screen-only aria-hidden={isPdfHidden || undefined} inert={isPdfHidden}>
          <PdfPane
            source={FILES.contract}
            picture={FILES.contractPicture}
            isOpen={!isTextFirst || requested === 'pdf' || (requested === 'text' && !isNarrow)}
            label={CONTRACT.document}
            state={viewer}
            loading={CONTRACT.loading}
            failed={<ContractFailed />}
            box={pdfBox}
            onRequested={() => send({ type: 'viewer.requested' })}
            onLoaded={() => {
              send({ type: 'viewer.loaded' });
              if (isSkipPending.current && !isText) skipToEnd();
              isSkipPending.current = false;
            }}
            onFailed={() => send({ type: 'viewer.failed' })}
            onScrolledToEnd={reportEnd}
          />
        </div>
        <div className={classes.text} hidden={!isText} inert={isPreview} data-beginning={isPreview || undefined}>
          <ScrollRegion
            label={CONTRACT.document}
            box={textBox}
            isReady={isText && !isNarrow && isPainted}
            onScrolledToEnd={reportEnd}
          >
            {text}
          </ScrollRegion>
        </div>
        {isPreview && <SecondaryButton onClick={() => setReading(true)}>{CONTENT.readAll}</SecondaryButton>}
      </Stack>
      <ContractReader isOpen={isPreview && isReading} onClose={() => setReading(false)} onScrolledToEnd={reportEnd}>
        {text}
      </ContractReader>
    </Stack>
  );
}
