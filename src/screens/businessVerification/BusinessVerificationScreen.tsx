import { viewBusinessVerification } from '#machines/journey/views/viewTimedScreen.ts';
import { ProgressScreenBody } from '#src/components/ProgressScreenBody.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import classes from './BusinessVerificationScreen.module.css';

/** The business is being verified; the chart leaves by itself, and Pause holds it (R11.1, R6.4). */
export function BusinessVerificationScreen() {
  const { percent, isPaused, steps, isConfirming } = useJourney(viewBusinessVerification);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading
        title={BUSINESS_VERIFICATION.title}
        intro={isConfirming ? BUSINESS_VERIFICATION.intro : BUSINESS_VERIFICATION.introIncomplete}
      />
      <FundingCondition />
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
