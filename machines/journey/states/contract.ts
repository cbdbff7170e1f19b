import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { signing } from './contractSigning.ts';
import { downloads, downloadsSignedCopy, goesBack, leavesToChange } from './transitions.ts';
import { documentViewer } from './documentViewer.ts';
import { described, describedScreen } from './described.ts';

/** The creator reads, agrees, signs and submits the contract (R12). */
export const contract = journeySetup.createStateConfig({
  ...describedScreen('contract', 'Read the contract, agree, sign and submit.', 'R12.1 R12.7'),
  type: 'parallel',
  entry: 'forgetChanging',
  on: {
    'contract.downloaded': downloads('contract', 'The creator downloads the contract.', 'R12.1'),
    'contract.changeRequested': leavesToChange,
    'contract.copyDownloaded': downloadsSignedCopy,
    'navigation.backRequested': goesBack('#signIrsForm', 'Back to the IRS form; the timed screen between is skipped.'),
  },
  states: {
    viewer: documentViewer('R12.1 R12.7'),
    scroll: described('Whether the contract has been scrolled to its end.', 'R12.2', {
      initial: 'unread',
      states: {
        unread: described('The end of the contract has not been reached.', 'R12.2', {
          always: described(
            'The policy does not ask for scrolling: the contract counts as read from the start.',
            'R12.2',
            { guard: not('isScrollRequired'), target: 'read' },
          ),
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
              'The reader comes to the end for the first time: the moment is noted.',
              'R12.2',
              { guard: 'isReadFirst', actions: 'noteReadTime' },
            ),
          },
        }),
      },
    }),
    identity: {
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
            onError: described('No number could be drawn: the screen says so.', 'R12.1', { target: 'failed' }),
          },
        },
        numbered: described('The document id is shown.', 'R12.1'),
        failed: described('There is no document id, so the contract cannot be submitted until one is drawn.', 'R12.1', {
          on: {
            'documentId.retried': described('The creator asks to draw the number again.', 'R12.1', {
              target: 'unnumbered',
            }),
          },
        }),
      },
    },
    signing,
  },
});
