import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { signing } from './contractSigning.ts';
import { leavesToChange } from './review.ts';
import { documentViewer } from './documentViewer.ts';
import { downloads, downloadsSignedCopy, goesBack } from './transitions.ts';

/** The creator reads, agrees, signs and submits the contract (R12). */
export const contract = journeySetup.createStateConfig({
  id: 'contract',
  description: 'Read the contract, agree, sign and submit.',
  meta: screenMeta('contract', ['R12.1', 'R12.7']),
  type: 'parallel',
  entry: 'forgetChanging',
  on: {
    'contract.downloaded': downloads('contract', 'The creator downloads the contract.', ['R12.1']),
    'contract.changeRequested': leavesToChange(),
    'contract.copyDownloaded': downloadsSignedCopy,
    'navigation.backRequested': goesBack('#signIrsForm', 'Back to the IRS form; the timed screen between is skipped.'),
  },
  states: {
    viewer: documentViewer(['R12.1', 'R12.7']),
    scroll: {
      description: 'Whether the contract has been scrolled to its end.',
      meta: { requirements: ['R12.2'] },
      initial: 'unread',
      states: {
        unread: {
          description: 'The end of the contract has not been reached.',
          meta: { requirements: ['R12.2'] },
          always: {
            guard: not('isScrollRequired'),
            target: 'read',
            description: 'The policy does not ask for scrolling: the contract counts as read from the start.',
            meta: { requirements: ['R12.2'] },
          },
          on: {
            'contract.scrolledToEnd': {
              target: 'read',
              actions: 'noteReadTime',
              description: 'The reader comes within 30 pixels of the end.',
              meta: { requirements: ['R12.2'] },
            },
          },
        },
        read: {
          description: 'The contract counts as read.',
          meta: { requirements: ['R12.2'] },
          on: {
            'contract.scrolledToEnd': {
              guard: 'isReadFirst',
              actions: 'noteReadTime',
              description: 'The reader comes to the end for the first time: the moment is noted.',
              meta: { requirements: ['R12.2'] },
            },
          },
        },
      },
    },
    identity: {
      description: 'The document id, drawn once.',
      meta: { requirements: ['R12.1'] },
      initial: 'unnumbered',
      states: {
        unnumbered: {
          description: 'The contract has no document id yet.',
          meta: { requirements: ['R12.1'] },
          always: {
            guard: 'hasDocumentId',
            target: 'numbered',
            description: 'The document id was drawn earlier.',
            meta: { requirements: ['R12.1', 'R15.1'] },
          },
          invoke: {
            id: 'issueDocumentNumber',
            src: 'issueDocumentNumber',
            onDone: {
              target: 'numbered',
              actions: { type: 'rememberDocumentId', params: ({ event }) => event.output },
              description: 'A number below 1,000,000 is drawn.',
              meta: { requirements: ['R12.1'] },
            },
            onError: {
              target: 'failed',
              description: 'No number could be drawn: the screen says so.',
              meta: { requirements: ['R12.1'] },
            },
          },
        },
        numbered: { description: 'The document id is shown.', meta: { requirements: ['R12.1'] } },
        failed: {
          description: 'There is no document id, so the contract cannot be submitted until one is drawn.',
          meta: { requirements: ['R12.1'] },
          on: {
            'documentId.retried': {
              target: 'unnumbered',
              description: 'The creator asks to draw the number again.',
              meta: { requirements: ['R12.1'] },
            },
          },
        },
      },
    },
    signing,
  },
});
