import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { DownloadLink } from '#src/components/pdf/DownloadLink.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './Congratulations.module.css';

const WORDS = CONTRACT.congratulations;
const staysOpen = () => {};

/** The congratulations: the document id, what comes next, a copy to keep, and one way on (R12.5, R12.6). */
export function Congratulations({
  isOpen,
  documentId,
  contractUrl,
  onContinue,
}: {
  isOpen: boolean;
  documentId: string | null;
  contractUrl: string;
  onContinue: () => void;
}) {
  const send = useSend();
  return (
    <>
      <Modal.Root
        opened={isOpen}
        onClose={staysOpen}
        centered
        lockScroll={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        returnFocus={false}
      >
        <Modal.Overlay />
        <Modal.Content radius="lg">
          <Modal.Body className={classes.body}>
            <Modal.Title className={classes.title}>{WORDS.title}</Modal.Title>
            <p className={classes.text}>{WORDS.text}</p>
            <dl className={classes.id}>
              <dt>{CONTRACT.documentId}</dt>
              <dd>{documentId}</dd>
            </dl>
            <p className={classes.text}>{WORDS.next}</p>
            <p className={classes.text}>{WORDS.copy}</p>
            <PrimaryButton data-autofocus onClick={onContinue}>
              {CONTRACT.continue}
            </PrimaryButton>
            <DownloadLink
              href={contractUrl}
              label={CONTRACT.download}
              onDownload={() => send({ type: 'contract.downloaded' })}
            />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      {isOpen && <Confetti pieces={CONFETTI_PIECES} />}
    </>
  );
}
