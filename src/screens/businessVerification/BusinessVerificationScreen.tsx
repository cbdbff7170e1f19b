import { viewBusinessVerification } from '#machines/journey/views/viewTimedScreen.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { TimedPage } from '#src/screens/parts/TimedPage.tsx';

/** The business is being verified; the chart leaves by itself, and Pause holds it (R11.1, R6.4). */
export function BusinessVerificationScreen() {
  const view = useJourney(viewBusinessVerification);
  const intro = view.isComplete ? BUSINESS_VERIFICATION.intro : BUSINESS_VERIFICATION.introIncomplete;
  return <TimedPage view={view} words={BUSINESS_VERIFICATION} intro={intro} />;
}
