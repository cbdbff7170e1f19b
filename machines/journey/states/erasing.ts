import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described } from './described.ts';

/** What erases what was typed, wherever it may be saved, and where that leads (R15.2). */
export const erases = (target?: string) => {
  const leads = target === undefined ? {} : { target };
  return {
    'session.signedOut': described('The creator signs out: what was saved in every tab is erased.', 'R15.2', {
      ...leads,
      actions: 'eraseDevice',
    }),
    'journey.restarted': described('The creator starts over: what was saved in this tab is erased.', 'R15.2', {
      ...leads,
      actions: 'eraseTab',
    }),
    'session.changedElsewhere': described(
      'Another tab signed out, or another creator in: what was saved here is erased too.',
      'R15.2',
      { guard: 'isCreatorGoneElsewhere', ...leads, actions: 'eraseTab' },
    ),
  } as const;
};

/** What was saved, from the moment when it can no longer be read to the one when it is gone (R15.2). */
export const erasing = {
  erasing: journeySetup.createStateConfig({
    ...described('What was saved is being erased; it can no longer be read.', 'R15.2'),
    on: {
      'saving.erased': [
        described('What was saved is erased, and the creator begins again.', 'R15.2', {
          guard: 'isSignedIn',
          target: 'nothingSaved',
        }),
        described('What was saved is erased: only now is that said.', 'R15.2', { target: 'erased' }),
      ],
    },
  }),
  erased: journeySetup.createStateConfig({
    ...described('The screen says that the creator is signed out and everything erased.', 'R15.2'),
    on: {
      'session.signedIn': described('Somebody signs in: there is no more to say of the last session.', 'R4.3', {
        target: 'nothingSaved',
      }),
    },
  }),
  eraseFailed: journeySetup.createStateConfig({
    ...described('The screen says that something is still to be erased, and when that is done.', 'R15.2'),
    on: {
      'saving.eraseRetried': described('The creator asks to try again.', 'R15.2', {
        target: 'erasing',
        actions: 'eraseRest',
      }),
    },
  }),
};
