import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { endsWithSession } from './transitions.ts';

const cancels = {
  target: 'closed',
  description: 'The creator keeps everything as it is.',
  meta: { requirements: ['R15.2'] },
} as const;

/** Starting over and erasing, each asked about before it happens (R15.2). */
export const reset = journeySetup.createStateConfig({
  id: 'reset',
  description: 'Starting over, or erasing everything on this device: each is asked about first.',
  meta: { requirements: ['R15.2'] },
  initial: 'closed',
  on: {
    ...endsWithSession('.closed', 'there is nothing left to ask about'),
  },
  states: {
    closed: {
      description: 'Nothing is asked.',
      meta: { requirements: ['R15.2'] },
      on: {
        'reset.restartRequested': {
          guard: 'mayRestart',
          target: 'confirmingRestart',
          description: 'The creator wants to start over; a signed contract stays signed.',
          meta: { requirements: ['R12.8', 'R15.2'] },
        },
        'reset.eraseRequested': {
          guard: 'isSignedIn',
          target: 'confirmingErase',
          description: 'The creator wants to erase everything on this device.',
          meta: { requirements: ['R15.2'] },
        },
      },
    },
    confirmingRestart: {
      description: 'Are you sure to start over?',
      meta: { requirements: ['R15.2'] },
      tags: 'dialog',
      on: {
        'reset.cancelled': cancels,
        'reset.confirmed': [
          {
            guard: 'mayRestart',
            target: 'closed',
            actions: 'announceRestarted',
            description: 'Everything typed is forgotten and the journey begins again.',
            meta: { requirements: ['R15.2'] },
          },
          {
            target: 'closed',
            description: 'The contract was signed meanwhile: it stays signed.',
            meta: { requirements: ['R12.8'] },
          },
        ],
      },
    },
    confirmingErase: {
      description: 'Are you sure to erase everything on this device?',
      meta: { requirements: ['R15.2'] },
      tags: 'dialog',
      on: {
        'reset.cancelled': cancels,
        'reset.confirmed': {
          target: 'closed',
          actions: ['announceErased', 'announceSignedOut'],
          description: 'Everything on this device is erased and the creator is signed out.',
          meta: { requirements: ['R2.4', 'R15.2'] },
        },
      },
    },
  },
});
