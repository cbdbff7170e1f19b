import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen } from './described.ts';

/** The screen for every address the product does not have (R1.2). */
export const notFound = journeySetup.createStateConfig({
  ...describedScreen('notFound', 'The address is none of the product.', 'R1.2'),
  on: { 'navigation.backRequested': described('Back to the landing page.', 'R1.2', { target: '#landing' }) },
});
