import { and, not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, goesTo } from './described.ts';

/** Returns a viewer's states. A text or image preview counts as loaded until the PDF is requested (R12.7, R18.3). */
export function createDocumentViewer(requirements: string) {
  return journeySetup.createStateConfig({
    ...described('Tracks the document on the screen.', requirements),
    initial: 'loading',
    on: {
      'viewer.failed': goesTo(
        '.failed',
        'The document is missing, broken, not a PDF or cannot be rendered.',
        requirements,
      ),
    },
    states: {
      loading: described('The document is loading; a loading indicator is shown.', requirements, {
        after: { pdfDeadline: goesTo('failed', 'The document does not load within 15 seconds.', requirements) },
        on: { 'viewer.loaded': goesTo('loaded', 'The document has loaded.', requirements) },
      }),
      loaded: described('The document is shown as a PDF, text or a picture.', requirements, {
        on: {
          'viewer.requested': goesTo('loading', 'The PDF opens and replaces the text or picture.', requirements),
        },
      }),
      failed: described('The document cannot be shown; the screen offers another way to read it.', requirements, {
        on: { 'viewer.retried': goesTo('loading', 'The creator presses Try again.', requirements) },
      }),
    },
  });
}

export const contractRegions = {
  viewer: createDocumentViewer('R12.1 R12.7'),
  scroll: described('Tracks whether the contract has been scrolled to the end.', 'R12.2', {
    initial: 'unread',
    states: {
      unread: described('The end of the contract has not been reached.', 'R12.2', {
        always: described('Scrolling is not required, so the contract counts as read immediately.', 'R12.2', {
          guard: not('isScrollRequired'),
          target: 'read',
        }),
        on: {
          'contract.scrolledToEnd': described('The creator scrolls to within 30 pixels of the end.', 'R12.2', {
            target: 'read',
            actions: 'noteReadTime',
          }),
        },
      }),
      read: described('The contract counts as read.', 'R12.2', {
        on: {
          'contract.scrolledToEnd': described(
            'The creator reaches the end for the first time, and the time is recorded.',
            'R12.2 R12.8',
            { guard: and(['isReadFirst', not('isContractSigned')]), actions: 'noteReadTime' },
          ),
        },
      }),
    },
  }),
  identity: journeySetup.createStateConfig({
    ...described('Tracks the document ID, which is issued once.', 'R12.1'),
    initial: 'unnumbered',
    states: {
      unnumbered: {
        ...described('The contract has no document ID yet.', 'R12.1'),
        always: described('The document ID is already issued.', 'R12.1 R15.1', {
          guard: 'hasDocumentId',
          target: 'numbered',
        }),
        invoke: {
          id: 'issueDocumentNumber',
          src: 'issueDocumentNumber',
          onDone: {
            target: 'numbered',
            actions: { type: 'rememberDocumentId', params: ({ event }) => event.output },
            ...described('A document number below 1,000,000 is issued.', 'R12.1'),
          },
          onError: goesTo('failed', 'Issuing the document number failed.', 'R12.1'),
        },
      },
      numbered: described('The document ID is shown.', 'R12.1'),
      failed: described('The contract has no document ID and cannot be submitted until one is issued.', 'R12.1', {
        on: { 'documentId.retried': goesTo('unnumbered', 'The creator presses Get a number.', 'R12.1') },
      }),
    },
  }),
};
