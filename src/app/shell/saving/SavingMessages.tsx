import type { SavedLoss } from '#machines/journey/context.ts';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import { Message } from '#src/components/Message.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { lossSentence, SAVING } from '#src/content/saving.ts';
import { useSend } from '#src/journey/hooks.ts';
import { focusHeading } from '#src/app/shell/focusHeading.ts';
import classes from './Saving.module.css';

type SavingMessagesProps = { readonly saving: ShellView['saving']; readonly loss: SavedLoss | null };

/** Says calmly what is not saved, not here or not erased, and why (R15.2, R15.3, R15.6). */
export function SavingMessages({ saving, loss }: SavingMessagesProps) {
  const send = useSend();
  const dismiss = () => {
    send({ type: 'saving.lossSeen' });
    focusHeading();
  };
  return (
    <>
      {saving === 'refused' && <Message kind="warning">{SAVING.refused}</Message>}
      {saving === 'loadingLate' && <Message kind="warning">{SAVING.loadingLate}</Message>}
      {saving === 'erasing' && <Message kind="info">{SAVING.erasing}</Message>}
      {saving === 'erased' && <Message kind="info">{SAVING.erased}</Message>}
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
      {loss !== null && <Answerable text={lossSentence(loss)} answer={SAVING.dismiss} onAnswer={dismiss} />}
    </>
  );
}

type AnswerableProps = { readonly text: string; readonly answer: string; readonly onAnswer: () => void };

function Answerable({ text, answer, onAnswer }: AnswerableProps) {
  return (
    <Message kind="warning">
      <div className={classes.loss}>
        <p className={classes.words}>{text}</p>
        <SecondaryButton onClick={onAnswer}>{answer}</SecondaryButton>
      </div>
    </Message>
  );
}
