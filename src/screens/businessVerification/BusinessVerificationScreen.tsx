import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { viewBusinessVerification } from '#machines/journey/views/viewTimedScreen.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { SignedEarlier } from '#src/screens/parts/SignedNote.tsx';
import { TimedPage } from '#src/screens/parts/TimedPage.tsx';

/** The business is being verified; the chart leaves by itself, and Pause holds it (R11.1, R6.4). */
export function BusinessVerificationScreen() {
  const view = useJourney(viewBusinessVerification);
  const { isSigned } = useJourney(viewApplication);
  const intro = view.isComplete ? BUSINESS_VERIFICATION.intro : BUSINESS_VERIFICATION.introIncomplete;
  return (
    <TimedPage view={view} words={BUSINESS_VERIFICATION} intro={isSigned ? undefined : intro}>
      <SignedEarlier text={BUSINESS_VERIFICATION.settled} />
      <FundingCondition />
    </TimedPage>
  );
}
