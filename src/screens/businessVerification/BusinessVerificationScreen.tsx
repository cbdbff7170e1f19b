import { viewBusinessVerification } from '#machines/journey/views/viewTimedScreen.ts';
import { ProgressScreenBody } from '#src/components/ProgressScreenBody.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './BusinessVerificationScreen.module.css';

/** The business is being verified; the chart leaves by itself, and Pause holds it (R11.1, R6.4). */
export function BusinessVerificationScreen() {
  const { percent, isPaused, steps } = useJourney(viewBusinessVerification);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={BUSINESS_VERIFICATION.title} intro={BUSINESS_VERIFICATION.intro} />
      <ProgressScreenBody
        percent={percent}
        steps={steps.map(({ key, state }) => ({ label: BUSINESS_VERIFICATION.steps[key], state }))}
        isPaused={isPaused}
        onPause={() => send({ type: 'progress.paused' })}
        onResume={() => send({ type: 'progress.resumed' })}
        words={BUSINESS_VERIFICATION.words}
      />
    </div>
  );
}
