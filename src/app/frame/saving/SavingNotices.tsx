import type { SavedLoss } from '#machines/journey/context.ts';
import type { SavingState } from '#machines/journey/views/viewFrame.ts';
import { Notice } from '#src/components/Notice.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { lossSentence, SAVING } from '#src/content/saving.ts';
import { useSend } from '#src/journey/hooks.ts';
import { focusHeading } from '#src/app/frame/focusHeading.ts';
import classes from './Saving.module.css';

type SavingNoticesProps = { readonly saving: SavingState; readonly loss: SavedLoss | null };

/** Says calmly what is not saved, not here or not erased, and why (R15.2, R15.3, R15.6). */
export function SavingNotices({ saving, loss }: SavingNoticesProps) {
  const send = useSend();
  const dismiss = () => {
    send({ type: 'saving.lossSeen' });
    focusHeading();
  };
  return (
    <>
      {saving === 'refused' && <Notice kind="warning">{SAVING.refused}</Notice>}
      {saving === 'loadingLate' && <Notice kind="warning">{SAVING.loadingLate}</Notice>}
      {saving === 'erasing' && <Notice kind="info">{SAVING.erasing}</Notice>}
      {saving === 'erased' && <Notice kind="info">{SAVING.erased}</Notice>}
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
    <Notice kind="warning">
      <div className={classes.loss}>
        <p className={classes.words}>{text}</p>
        <SecondaryButton onClick={onAnswer}>{answer}</SecondaryButton>
      </div>
    </Notice>
  );
}
