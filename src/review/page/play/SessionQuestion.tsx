import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { SaveForm } from './SaveForm.tsx';
import classes from './PlaybackBar.module.css';

const { question: TEXT } = STORY_TEXT;
const DROPPING = ['simulation.acted', 'product.stepPublished'];

/** Asks before a session, or the later steps of it, are given up for something else. */
export function SessionQuestion() {
  const send = useSend();
  const recording = useViewer(({ context }) => context.recording);
  const isDropping = useViewer(({ context }) => DROPPING.includes(context.requested[0]?.type ?? ''));
  const text = isDropping ? TEXT.drop : TEXT.replace;
  return (
    <div role="alertdialog" aria-label={text} className={classes.question} tabIndex={-1} ref={focus}>
      <p>{text}</p>
      {recording !== null && <SaveForm recording={recording} />}
      <div className={classes.answers}>
        <Button onClick={() => send({ type: 'session.discarded' })}>{isDropping ? TEXT.dropThem : TEXT.discard}</Button>
        <Button variant="subtle" onClick={() => send({ type: 'session.kept' })}>
          {TEXT.keep}
        </Button>
      </div>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
