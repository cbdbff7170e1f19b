import { viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { ProgressScreenBody } from '#src/components/ProgressScreenBody.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { PROCESSING } from '#src/content/processing.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './ProcessingScreen.module.css';

/** The offers are being prepared; the chart leaves by itself, and Pause holds it (R6). */
export function ProcessingScreen() {
  const { percent, isPaused, steps } = useJourney(viewProcessing);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={PROCESSING.title} intro={PROCESSING.intro} />
      <ProgressScreenBody
        percent={percent}
        steps={steps.map(({ key, state }) => ({ label: PROCESSING.steps[key], state }))}
        isPaused={isPaused}
        onPause={() => send({ type: 'progress.paused' })}
        onResume={() => send({ type: 'progress.resumed' })}
        words={PROCESSING.words}
      />
    </div>
  );
}
