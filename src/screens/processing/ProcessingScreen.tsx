import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { BeforeOffers } from '#src/screens/parts/BeforeOffers.tsx';
import { TimedPage } from '#src/screens/parts/TimedPage.tsx';

/** The offers are being prepared; the chart leaves by itself, and Pause holds it (R6). */
export function ProcessingScreen() {
  const view = useJourney(viewProcessing);
  const { isSigned } = useJourney(viewApplication);
  return (
    <TimedPage view={view} words={PROCESSING} intro={isSigned ? undefined : PROCESSING.intro}>
      <BeforeOffers signedText={PROCESSING.settled} />
    </TimedPage>
  );
}
