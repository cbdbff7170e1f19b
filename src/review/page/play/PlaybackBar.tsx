import { Row } from '#src/components/layout/Row.tsx';
import { PANEL } from '#src/review/page/words/panel.ts';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { Scrubber } from './Scrubber.tsx';
import { SessionQuestion } from './SessionQuestion.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import classes from './PlaybackBar.module.css';

export function PlaybackBar() {
  const send = useSend();
  const recording = useViewer(({ context }) => context.recording);
  const cursor = useViewer(({ context }) => context.cursor);
  const hasFailed = useViewer((snapshot) => snapshot.matches({ session: { simulated: 'failed' } }));
  const isAsking = useViewer(({ value }) => value.session === 'asking');
  if (recording === null) return null;
  // The bar unmounts with the session, so focus moves to the main area.
  const close = () => {
    document.getElementById('main')?.focus();
    send({ type: 'session.closed' });
  };
  return (
    <Row as="section" gap={2} className={classes.bar} data-screen-only aria-label={PLAYBACK_TEXT.scrubber.label}>
      {hasFailed && <p role="alert">{PANEL.sessionFailed}</p>}
      {isAsking ? (
        <SessionQuestion />
      ) : (
        <>
          <Scrubber steps={recording.steps} cursor={cursor} onMove={(to) => send({ type: 'cursor.moved', to })} />
          <Button variant="subtle" onClick={close}>
            {PANEL.closeSession}
          </Button>
        </>
      )}
    </Row>
  );
}
