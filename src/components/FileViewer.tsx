import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useState } from 'react';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { Picture } from './FileFieldPicture.tsx';
import classes from './FileViewer.module.css';
import { PdfPane } from './pdf/PdfPane.tsx';
import { ScrollRegion } from './pdf/ScrollRegion.tsx';
import { SecondaryButton } from './SecondaryButton.tsx';

const WORDS = COMPONENT_WORDS.file.viewer;

/** What the bytes of a file that can be looked at are. */
export type ShownContent = 'pdf' | 'jpeg' | 'png';

export type FileViewerProps = {
  readonly file: File;
  readonly name: string;
  readonly content: ShownContent;
  readonly onClose: () => void;
};

/** Shows a file in a dialog of this page, as what its bytes are; nothing of it outlives the screen (R2.4, R15.4). */
export function FileViewer({ file, name, content, onClose }: FileViewerProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const fail = () => setState('failed');
  const hasFailed = state === 'failed';
  const kind = content === 'pdf' ? 'document' : 'picture';
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      lockScroll={false}
      returnFocus={false}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" data-shows={hasFailed ? 'failed' : kind}>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>
            <bdi>{name}</bdi>
          </Modal.Title>
          <SecondaryButton className={classes.close} onClick={onClose}>
            {WORDS.close}
          </SecondaryButton>
        </div>
        <Modal.Body className={classes.body}>
          {hasFailed && (
            <p className={classes.failed} role="alert">
              {WORDS.notShown}
            </p>
          )}
          {!hasFailed && content === 'pdf' && (
            <PdfPane
              source={file}
              label={WORDS.document}
              isFitted
              state={state}
              loading={WORDS.loading}
              failed={null}
              onLoaded={() => setState('loaded')}
              onFailed={fail}
            />
          )}
          {!hasFailed && content !== 'pdf' && (
            <ScrollRegion label={WORDS.picture} isReady={false}>
              <Picture className={classes.picture} bytes={file} kind={content} alt={name} onFailed={fail} />
            </ScrollRegion>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
