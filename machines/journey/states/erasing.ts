import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { said } from './transitions.ts';

/** What erases what was typed, wherever it may be saved, and where that leads (R15.2). */
export const erases = (target?: string) => {
  const leads = target === undefined ? {} : { target };
  return {
    'session.signedOut': {
      ...leads,
      actions: 'eraseDevice',
      description: 'The creator signs out: what was saved in every tab is erased.',
      meta: { requirements: ['R15.2'] },
    },
    'journey.restarted': {
      ...leads,
      actions: 'eraseTab',
      description: 'The creator starts over: what was saved in this tab is erased.',
      meta: { requirements: ['R15.2'] },
    },
    'session.changedElsewhere': {
      guard: 'isCreatorGoneElsewhere',
      ...leads,
      actions: 'eraseTab',
      description: 'Another tab signed out, or another creator in: what was saved here is erased too.',
      meta: { requirements: ['R15.2'] },
    },
  } as const;
};

/** What was saved, from the moment when it can no longer be read to the one when it is gone (R15.2). */
export const erasing = {
  erasing: journeySetup.createStateConfig({
    ...said('What was saved is being erased; it can no longer be read.', ['R15.2']),
    on: {
      'saving.erased': [
        {
          guard: 'isSignedIn',
          target: 'nothingSaved',
          description: 'What was saved is erased, and the creator begins again.',
          meta: { requirements: ['R15.2'] },
        },
        {
          target: 'erased',
          description: 'What was saved is erased: only now is that said.',
          meta: { requirements: ['R15.2'] },
        },
      ],
    },
  }),
  erased: journeySetup.createStateConfig({
    ...said('The screen says that the creator is signed out and everything erased.', ['R15.2']),
    on: {
      'session.signedIn': {
        target: 'nothingSaved',
        description: 'Somebody signs in: there is no more to say of the last session.',
        meta: { requirements: ['R4.3'] },
      },
    },
  }),
  eraseFailed: journeySetup.createStateConfig({
    ...said('The screen says that something is still to be erased, and when that is done.', ['R15.2']),
    on: {
      'saving.eraseRetried': {
        target: 'erasing',
        actions: 'eraseRest',
        description: 'The creator asks to try again.',
        meta: { requirements: ['R15.2'] },
      },
    },
  }),
};
