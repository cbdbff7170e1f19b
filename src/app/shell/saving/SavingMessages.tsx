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

/** Messages about saving, restoring and erasing (R15.2, R15.3, R15.6). */
export function SavingMessages({ screen, saving, loss }: SavingMessagesProps) {
  const send = useSend();
  return (
    <>
      {saving === 'refused' && <Message kind="warning">{SAVING.refused}</Message>}
      {saving === 'loadingLate' && <Message kind="warning">{SAVING.loadingLate}</Message>}
      {saving === 'erasing' && <Message kind="info">{SAVING.erasing}</Message>}
      {(saving === 'erased' || saving === 'signedOut') && <SignedOut text={SAVING[saving]} screen={screen} />}
      {saving === 'outdated' && (
        <Answerable text={SAVING.outdated} answer={SAVING.reload} onAnswer={() => window.location.reload()} />
      )}
      {saving === 'eraseFailed' && (
        <Answerable
          text={SAVING.eraseFailed}
          answer={SAVING.retryErasing}
          onAnswer={() => send({ type: 'saving.eraseRetried' })}
        />
      )}
      {loss !== null && (
        <Answerable
          text={SAVING.losses[loss]}
          answer={SAVING.dismiss}
          onAnswer={() => send({ type: 'saving.lossSeen' })}
        />
      )}
    </>
  );
}

/** The confirmation of a sign-out, until it is closed or another screen opens (R16.6). */
function SignedOut({ text, screen }: { readonly text: string; readonly screen: ScreenId }) {
  const [shownOn, setShownOn] = useState<ScreenId | null>(screen);
  if (shownOn !== null && shownOn !== screen) setShownOn(null);
  if (shownOn === null) return null;
  return <Answerable kind="info" text={text} answer={SAVING.close} onAnswer={() => setShownOn(null)} />;
}

type AnswerableProps = {
  readonly kind?: 'info' | 'warning';
  readonly text: string;
  readonly answer: string;
  readonly onAnswer: () => void;
};

/** A message with one button. Pressing it removes the button, so the focus moves to the heading. */
function Answerable({ kind = 'warning', text, answer, onAnswer }: AnswerableProps) {
  const give = () => {
    onAnswer();
    focusHeading();
  };
  return (
    <Message kind={kind}>
      <Row justify="between" gap={3}>
        <p className={classes.words}>{text}</p>
        <SecondaryButton onClick={give}>{answer}</SecondaryButton>
      </Row>
    </Message>
  );
}
