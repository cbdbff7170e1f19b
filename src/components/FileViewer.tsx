import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useEffect, useRef, useState } from 'react';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { FILE_WORDS } from '#src/content/files.ts';
import { FileImage } from './FileThumbnail.tsx';
import { Row } from './layout/Row.tsx';
import { Stack } from './layout/Stack.tsx';
import classes from './FileViewer.module.css';
import { PdfPane } from './pdf/PdfPane.tsx';
import { ScrollRegion } from './pdf/ScrollRegion.tsx';
import { SecondaryButton } from './SecondaryButton.tsx';
import { useCloseRequest } from './useCloseRequest.ts';

const WORDS = FILE_WORDS.viewer;

export type FileViewerProps = { readonly file: FileRef; readonly bytes: File; readonly onClose: () => void };

/** Shows a file in a dialog, or an error if it doesn't load within 15 seconds (R2.4, R15.4, R20.7). */
export function FileViewer({ file, bytes, onClose }: FileViewerProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const closeButton = useRef<HTMLButtonElement>(null);
  useCloseRequest(onClose);
  const show = () => setState('loaded');
  const fail = () => setState('failed');
  const retry = () => {
    // Moves focus, because the retry button is about to unmount.
    closeButton.current?.focus();
    setState('loading');
  };
  useEffect(() => {
    if (state !== 'loading') return;
    const deadline = setTimeout(() => setState('failed'), PDF_LOAD_DEADLINE_MS);
    return () => clearTimeout(deadline);
  }, [state]);
  const hasFailed = state === 'failed';
  const kind = file.content === 'pdf' ? 'document' : 'image';
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      lockScroll={false}
      returnFocus={false}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" data-shows={hasFailed ? 'failed' : kind}>
        <Row gap={4} justify="between" isOneLine className={classes.head}>
          <Modal.Title className={classes.title}>
            <bdi>{file.name}</bdi>
          </Modal.Title>
          <SecondaryButton ref={closeButton} onClick={onClose}>
            {WORDS.close}
          </SecondaryButton>
        </Row>
        <Modal.Body className={classes.body}>
          {hasFailed && (
            <Stack gap={4} align="start" pad={5}>
              <p role="alert">{WORDS.notShown}</p>
              <SecondaryButton onClick={retry}>{WORDS.retry}</SecondaryButton>
            </Stack>
          )}
          {!hasFailed && kind === 'document' && (
            <PdfPane
              source={bytes}
              label={WORDS.document}
              isFitted
              state={state}
              loading={WORDS.loading}
              failed={null}
              onLoaded={show}
              onFailed={fail}
            />
          )}
          {!hasFailed && kind === 'image' && (
            <ScrollRegion label={WORDS.picture} isReady={false}>
              <FileImage
                className={classes.picture}
                file={file}
                bytes={bytes}
                alt={file.name}
                onLoaded={show}
                onFailed={fail}
              />
            </ScrollRegion>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
