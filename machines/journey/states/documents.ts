import { and, not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, leadsTo } from './described.ts';

/** Text or a picture shown first counts as loaded until the PDF is requested (R12.7, R18.3). */
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
      loaded: described('The document is shown, or the text or picture that comes first.', requirements, {
        on: {
          'viewer.requested': leadsTo('loading', 'The PDF is requested instead of its text or picture.', requirements),
        },
      }),
      failed: described('The document cannot be shown; another way to read it is offered.', requirements, {
        on: { 'viewer.retried': leadsTo('loading', 'The creator asks to try again.', requirements) },
      }),
    },
  });
}

export const contractRegions = {
  viewer: documentViewer('R12.1 R12.7'),
  scroll: described('Whether the contract has been scrolled to its end.', 'R12.2', {
    initial: 'unread',
    states: {
      unread: described('The end of the contract has not been reached.', 'R12.2', {
        always: described('The policy does not ask for scrolling: the contract counts as read at once.', 'R12.2', {
          guard: not('isScrollRequired'),
          target: 'read',
        }),
        on: {
          'contract.scrolledToEnd': described('The reader comes within 30 pixels of the end.', 'R12.2', {
            target: 'read',
            actions: 'noteReadTime',
          }),
        },
      }),
      read: described('The contract counts as read.', 'R12.2', {
        on: {
          'contract.scrolledToEnd': described(
            'The end is reached for the first time: the time is noted.',
            'R12.2 R12.8',
            { guard: and(['isReadFirst', not('isContractSigned')]), actions: 'noteReadTime' },
          ),
        },
      }),
    },
  }),
  identity: journeySetup.createStateConfig({
    ...described('The document id, drawn once.', 'R12.1'),
    initial: 'unnumbered',
    states: {
      unnumbered: {
        ...described('The contract has no document id yet.', 'R12.1'),
        always: described('The document id was drawn earlier.', 'R12.1 R15.1', {
          guard: 'hasDocumentId',
          target: 'numbered',
        }),
        invoke: {
          id: 'issueDocumentNumber',
          src: 'issueDocumentNumber',
          onDone: {
            target: 'numbered',
            actions: { type: 'rememberDocumentId', params: ({ event }) => event.output },
            ...described('A number below 1,000,000 is drawn.', 'R12.1'),
          },
          onError: leadsTo('failed', 'No number could be drawn: the screen says so.', 'R12.1'),
        },
      },
      numbered: described('The document id is shown.', 'R12.1'),
      failed: described('There is no document id, so the contract cannot be submitted until one is drawn.', 'R12.1', {
        on: { 'documentId.retried': leadsTo('unnumbered', 'The creator asks to draw the number again.', 'R12.1') },
      }),
    },
  }),
};
