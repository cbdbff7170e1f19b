import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';

/** The screen for every address the product does not have (R1.2). */
export const notFound = journeySetup.createStateConfig({
  id: 'notFound',
  description: 'The address is none of the product.',
  meta: screenMeta('notFound', ['R1.2']),
  on: {
    'navigation.backRequested': {
      target: '#landing',
      description: 'Back to the landing page.',
      meta: { requirements: ['R1.2'] },
    },
  },
});
