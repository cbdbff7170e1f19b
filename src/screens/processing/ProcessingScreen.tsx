import { viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { TimedPage } from '#src/screens/parts/TimedPage.tsx';

export function ProcessingScreen() {
  return <TimedPage view={useJourney(viewProcessing)} content={PROCESSING} intro={PROCESSING.intro} />;
}
