import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, does, leadsTo } from './described.ts';

const confirming = <const Confirmed>(question: string, requirements: string, confirmed: Confirmed) =>
  described(question, requirements, {
    tags: 'dialog',
    on: {
      'reset.cancelled': leadsTo('closed', 'The creator keeps everything as it is.', 'R15.2'),
      'reset.confirmed': confirmed,
    },
  });

export const reset = journeySetup.createStateConfig({
  id: 'reset',
  ...described('Starting over, or signing out of a signed contract: each has to be confirmed first.', 'R2.4 R15.2'),
  initial: 'closed',
  on: { 'journey.ended': leadsTo('.closed', 'The session ends: there is nothing left to confirm.', 'R2.4') },
  states: {
    closed: described('There is nothing to confirm.', 'R15.2', {
      on: {
        'session.signOutRequested': [
          described('The creator wants to sign out, which would erase a signed contract.', 'R2.4 R12.8', {
            guard: 'isContractSigned',
            target: 'confirmingSignOut',
          }),
          does('announceSignedOut', 'The creator signs out.', 'R2.4'),
        ],
        'reset.restartRequested': described(
          'The creator wants to start over; a signed contract stays signed.',
          'R12.8 R15.2',
          { guard: 'mayRestart', target: 'confirmingRestart' },
        ),
      },
    }),
    confirmingRestart: confirming('Are you sure to start over?', 'R15.2', [
      described('Everything typed is forgotten and the journey begins again.', 'R15.2', {
        guard: 'mayRestart',
        target: 'closed',
        actions: 'announceRestarted',
      }),
      leadsTo('closed', 'The contract was signed meanwhile: it stays signed.', 'R12.8'),
    ]),
    confirmingSignOut: confirming(
      'Are you sure to sign out, which erases the signed contract?',
      'R2.4 R12.8',
      described('The creator signs out, and the signed contract is erased.', 'R2.4', {
        target: 'closed',
        actions: 'announceSignedOut',
      }),
    ),
  },
});
