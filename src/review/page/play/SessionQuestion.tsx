import { useEffect, useId } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { storyOf } from './simulateRecording.ts';

const { question: TEXT } = STORY_TEXT;
const DROPPING_EVENTS = ['simulation.acted', 'product.stepPublished'];

/** Asks before unsaved steps are discarded. Shown instead of the scrubber. */
export function SessionQuestion() {
  const send = useSend();
  const id = useId();
  const recording = useViewer(({ context }) => context.recording);
  const isDropping = useViewer(({ context }) => DROPPING_EVENTS.includes(context.requested[0]?.type ?? ''));
  const canSave = recording !== null && recording.events.length >= recording.steps.length - 1;
  const save = async () => {
    if (canSave) send({ type: 'story.saved', story: await storyOf(recording, TEXT.nameOf(new Date())) });
  };
  useEffect(() => () => takeLostFocus(document.getElementById('main')), []);
  return (
    <Row gap={2} role="alertdialog" aria-labelledby={id} tabIndex={-1} ref={focus}>
      <p id={id}>{isDropping ? TEXT.drop : TEXT.replace}</p>
      {canSave && (
        <Button variant="primary" onClick={() => void save()}>
          {TEXT.save}
        </Button>
      )}
      <Button onClick={() => send({ type: 'session.discarded' })}>{isDropping ? TEXT.dropThem : TEXT.discard}</Button>
      <Button variant="subtle" onClick={() => send({ type: 'session.kept' })}>
        {TEXT.keep}
      </Button>
    </Row>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
