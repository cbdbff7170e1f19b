import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { PropsWithChildren } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import { ScrollRegion } from '#src/components/pdf/ScrollRegion.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { useCloseRequest } from '#src/components/useCloseRequest.ts';
import { CONTRACT } from '#src/content/contract.ts';
import classes from './ContractReader.module.css';

type ContractReaderProps = PropsWithChildren<{
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onScrolledToEnd: () => void;
}>;

export function ContractReader({ isOpen, onClose, onScrolledToEnd, children }: ContractReaderProps) {
  useCloseRequest(onClose, isOpen);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} fullScreen lockScroll={false}>
      <Modal.Content radius={0} className={classes.reader}>
        <Row isOneLine justify="between" className={classes.head}>
          <Modal.Title className={classes.title}>{CONTRACT.agreement.heading}</Modal.Title>
          <SecondaryButton onClick={onClose}>{CONTRACT.agreement.close}</SecondaryButton>
        </Row>
        <ScrollRegion label={CONTRACT.document} isReady onScrolledToEnd={onScrolledToEnd}>
          {children}
        </ScrollRegion>
      </Modal.Content>
    </Modal.Root>
  );
}
