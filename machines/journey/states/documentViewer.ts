import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, leadsTo } from './described.ts';

/** A PDF viewer; where text or a picture is shown first, that counts as loaded until the PDF is requested (R12.7, R18.3). */
export function documentViewer(requirements: string) {
  return journeySetup.createStateConfig({
    ...described('The document as it is shown on the screen.', requirements),
    initial: 'loading',
    on: {
      'viewer.failed': leadsTo(
        '.failed',
        'The document is missing, broken or no PDF, or a page cannot be drawn.',
        requirements,
      ),
    },
    states: {
      loading: described('The document is on its way; a loading indicator is shown.', requirements, {
        after: { pdfDeadline: leadsTo('failed', 'The document did not come within 15 seconds.', requirements) },
        on: { 'viewer.loaded': leadsTo('loaded', 'The document is here.', requirements) },
      }),
      loaded: described('The document is shown, or on a phone what stands for it.', requirements, {
        on: {
          'viewer.requested': leadsTo('loading', 'The PDF is to be shown in place of what stood for it.', requirements),
        },
      }),
      failed: described('The document cannot be shown; another way to read it stands in its place.', requirements, {
        on: { 'viewer.retried': leadsTo('loading', 'The creator asks to try again.', requirements) },
      }),
    },
  });
}
