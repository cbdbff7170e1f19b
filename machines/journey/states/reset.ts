import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, runs, goesTo } from './described.ts';

const createConfirmation = <const Confirmed>(question: string, requirements: string, confirmed: Confirmed) =>
  described(question, requirements, {
    tags: 'dialog',
    on: {
      'reset.cancelled': goesTo('closed', 'The creator presses Keep everything.', 'R15.2'),
      'reset.confirmed': confirmed,
    },
  });

export const reset = journeySetup.createStateConfig({
  id: 'reset',
  ...described('Confirms starting over, and signing out once the contract is signed.', 'R2.4 R15.2'),
  initial: 'closed',
  on: {
    'journey.ended': goesTo('.closed', 'The journey ends or starts over, so any open confirmation closes.', 'R2.4'),
  },
  states: {
    closed: described('No confirmation is open.', 'R15.2', {
      on: {
        'session.signOutRequested': [
          described('The creator presses Sign Out after the contract is signed.', 'R2.4 R12.8', {
            guard: 'isContractSigned',
            target: 'confirmingSignOut',
          }),
          runs('announceSignedOut', 'The creator presses Sign Out.', 'R2.4'),
        ],
        'reset.restartRequested': described(
          'The creator presses Start over before the contract is submitted.',
          'R12.8 R15.2',
          { guard: 'mayRestart', target: 'confirmingRestart' },
        ),
      },
    }),
    confirmingRestart: createConfirmation('The creator is asked to confirm starting over.', 'R15.2', [
      described('The creator confirms; everything typed is cleared and the journey starts over.', 'R15.2', {
        guard: 'mayRestart',
        target: 'closed',
        actions: 'announceRestarted',
      }),
      goesTo(
        'closed',
        'The creator confirms, but the contract is already signed or being submitted; nothing is cleared.',
        'R12.8',
      ),
    ]),
    confirmingSignOut: createConfirmation(
      'The creator is asked to confirm signing out, which erases the signed contract.',
      'R2.4 R12.8',
      described('The creator confirms and is signed out; the signed contract is erased.', 'R2.4', {
        target: 'closed',
        actions: 'announceSignedOut',
      }),
    ),
  },
});
