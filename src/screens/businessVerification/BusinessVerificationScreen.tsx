import { viewBusinessVerification } from '#machines/journey/views/viewTimedScreen.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { TimedPage } from '#src/screens/parts/TimedPage.tsx';

export function BusinessVerificationScreen() {
  const view = useJourney(viewBusinessVerification);
  const intro = view.isComplete ? BUSINESS_VERIFICATION.intro : BUSINESS_VERIFICATION.introIncomplete;
  return <TimedPage view={view} content={BUSINESS_VERIFICATION} intro={intro} />;
}
