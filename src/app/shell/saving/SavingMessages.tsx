import { useState } from 'react';
import type { SavedLoss } from '#machines/persistence/savedJourney.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Message } from '#src/components/Message.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { SAVING } from '#src/content/saving.ts';
import { useSend } from '#src/journey/hooks.ts';
import { focusHeading } from '#src/app/shell/focusHeading.ts';
import classes from './Saving.module.css';

type SavingMessagesProps = {
  readonly screen: ScreenId;
  readonly saving: ShellView['saving'];
  readonly loss: SavedLoss | null;
};

export function SavingMessages({ screen, saving, loss }: SavingMessagesProps) {
  const send = useSend();
  return (
    <>
      {saving === 'refused' && <Message kind="warning">{SAVING.refused}</Message>}
      {saving === 'loadingLate' && <Message kind="warning">{SAVING.loadingLate}</Message>}
      {saving === 'erasing' && <Message kind="info">{SAVING.erasing}</Message>}
      {(saving === 'erased' || saving === 'signedOut') && <SignedOut text={SAVING[saving]} screen={screen} />}
      {saving === 'outdated' && (
        <MessageWithButton text={SAVING.outdated} button={SAVING.reload} onPress={() => window.location.reload()} />
      )}
      {saving === 'eraseFailed' && (
        <MessageWithButton
          text={SAVING.eraseFailed}
          button={SAVING.retryErasing}
          onPress={() => send({ type: 'saving.eraseRetried' })}
        />
      )}
      {loss !== null && (
        <MessageWithButton
          text={SAVING.losses[loss]}
          button={SAVING.dismiss}
          onPress={() => send({ type: 'saving.lossSeen' })}
        />
      )}
    </>
  );
}

/** Confirms a sign-out or reset, until the message is closed or another screen opens (R16.6). */
function SignedOut({ text, screen }: { readonly text: string; readonly screen: ScreenId }) {
  const [shownOn, setShownOn] = useState<ScreenId | null>(screen);
  if (shownOn !== null && shownOn !== screen) setShownOn(null);
  if (shownOn === null) return null;
  return <MessageWithButton kind="info" text={text} button={SAVING.close} onPress={() => setShownOn(null)} />;
}

type MessageWithButtonProps = {
  readonly kind?: 'info' | 'warning';
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
};

function MessageWithButton({ kind = 'warning', text, button, onPress }: MessageWithButtonProps) {
  const press = () => {
    onPress();
    // Moves focus, because the button is about to unmount.
    focusHeading();
  };
  return (
    <Message kind={kind}>
      <Row justify="between" gap={3}>
        <p className={classes.words}>{text}</p>
        <SecondaryButton onClick={press}>{button}</SecondaryButton>
      </Row>
    </Message>
  );
}
