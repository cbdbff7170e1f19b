import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useEffect } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { useCloseRequest } from '#src/components/useCloseRequest.ts';
import { RESET } from '#src/content/saving.ts';
import { useSend } from '#src/journey/hooks.ts';
import { SignedCopy } from '#src/screens/parts/SignedCopy.tsx';
import { focusHeading } from '#src/app/shell/focusHeading.ts';
import classes from './Saving.module.css';

export function ConfirmReset({ action }: { readonly action: keyof typeof RESET.questions }) {
  const send = useSend();
  const content = RESET.questions[action];
  const cancel = () => send({ type: 'reset.cancelled' });
  useCloseRequest(cancel);
  useEffect(() => returnFocus, []);
  return (
    <Modal opened onClose={cancel} centered radius="lg" withCloseButton={false} lockScroll={false} returnFocus={false}>
      <Stack gap={4} pad={2}>
        <Modal.Title>{content.title}</Modal.Title>
        <p>{content.text}</p>
        {action === 'signOut' && <SignedCopy isSilent />}
        <Row gap={2} align="stretch" className={classes.answers}>
          <PrimaryButton data-autofocus onClick={cancel}>
            {RESET.cancel}
          </PrimaryButton>
          <SecondaryButton className={classes.remove} onClick={() => send({ type: 'reset.confirmed' })}>
            {content.confirm}
          </SecondaryButton>
        </Row>
      </Stack>
    </Modal>
  );
}

function returnFocus(): void {
  const menu = document.querySelector<HTMLElement>('[data-account-menu]');
  if (menu === null) focusHeading();
  else menu.focus();
}
