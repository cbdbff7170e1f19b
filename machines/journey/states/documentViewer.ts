import { journeySetup } from '#machines/journey/vocabulary/actions.ts';

/**
 * The viewer of a PDF: it loads, shows, or says that it cannot and offers another try (R10.1, R10.2, R12.7). Where its text
 * or a picture is shown first, that is the document until the PDF is requested (R18.3).
 */
export function documentViewer(requirements: readonly string[]) {
  return journeySetup.createStateConfig({
    description: 'The document as it is shown on the screen.',
    meta: { requirements },
    initial: 'loading',
    states: {
      loading: {
        description: 'The document is on its way; a loading indicator is shown.',
        meta: { requirements },
        after: {
          pdfDeadline: {
            target: 'failed',
            description: 'The document did not come within 15 seconds.',
            meta: { requirements },
          },
        },
        on: {
          'viewer.loaded': { target: 'loaded', description: 'The document is here.', meta: { requirements } },
          'viewer.failed': {
            target: 'failed',
            description: 'The document is missing, broken or not a PDF.',
            meta: { requirements },
          },
        },
      },
      loaded: {
        description: 'The document is shown, or on a phone what stands for it.',
        meta: { requirements },
        on: {
          'viewer.requested': {
            target: 'loading',
            description: 'The PDF is to be shown in place of what stood for it.',
            meta: { requirements },
          },
          'viewer.failed': {
            target: 'failed',
            description: 'A page of the document could not be drawn.',
            meta: { requirements },
          },
        },
      },
      failed: {
        description: 'The document cannot be shown; another way to read it stands in its place.',
        meta: { requirements },
        on: {
          'viewer.retried': {
            target: 'loading',
            description: 'The creator asks to try again.',
            meta: { requirements },
          },
        },
      },
    },
  });
}
