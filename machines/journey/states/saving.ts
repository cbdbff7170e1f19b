import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, does, leadsTo } from './described.ts';

const erases = {
  'session.signedOut': does('eraseDevice', 'The creator signs out: what was saved in every tab is erased.', 'R15.2'),
  'journey.restarted': does('eraseTab', 'The creator starts over: what was saved in this tab is erased.', 'R15.2'),
  'session.changedElsewhere': {
    ...does('eraseTab', 'Another tab signed out, or another creator in: what was saved here is erased too.', 'R15.2'),
    guard: 'isCreatorSignedOutElsewhere',
  },
} as const;

const erasing = {
  erasing: described('What was saved is being erased; it can no longer be read.', 'R15.2', {
    on: {
      'saving.erased': [
        described('What was saved is erased, and the creator begins again.', 'R15.2', {
          guard: 'isSignedIn',
          target: 'nothingSaved',
        }),
        leadsTo('erased', 'What was saved is erased: only now is that said.', 'R15.2'),
      ],
    },
  }),
  erased: described('The screen says that the creator is signed out and what was typed is erased.', 'R15.2 R16.6', {
    on: {
      'session.signedIn': leadsTo('nothingSaved', 'Somebody signs in: no more is said of the last session.', 'R4.3'),
    },
  }),
  eraseFailed: described('The screen says that something is still to be erased, and when that is done.', 'R15.2', {
    on: {
      'saving.eraseRetried': described('The creator asks to try again.', 'R15.2', {
        target: 'erasing',
        actions: 'eraseRemaining',
      }),
    },
  }),
};

export const saving = journeySetup.createStateConfig({
  id: 'saving',
  ...described('Whether what was typed is saved on this device. It goes on beside every screen.', 'R15.1 R15.3'),
  initial: 'upToDate',
  invoke: { id: 'persistence', src: 'persistence' },
  on: {
    'saving.lossSeen': described('The creator has read that something saved could not come back.', 'R15.3', {
      guard: 'hasSavedLoss',
      actions: 'forgetSavedLoss',
    }),
  },
  states: {
    upToDate: described('No newer version of the application has been met in this browser.', 'R15.1 R15.3', {
      initial: 'nothingSaved',
      on: {
        'session.signedOut': { ...erases['session.signedOut'], target: '.erasing' },
        'journey.restarted': { ...erases['journey.restarted'], target: '.erasing' },
        'session.changedElsewhere': { ...erases['session.changedElsewhere'], target: '.erasing' },
        'saving.succeeded': described('The browser has saved what was typed so far.', 'R15.1 R15.3', {
          target: '.saved',
          actions: 'noteSaved',
        }),
        'saving.failed': leadsTo('.refused', 'The browser saves nothing; the journey goes on.', 'R15.3 R15.6'),
        'saving.eraseFailed': described('The browser does not erase what was saved.', 'R15.2', {
          target: '.eraseFailed',
          actions: 'noteLeftover',
        }),
        'saving.outdated': leadsTo('outdated', 'A newer version of the application saves in this browser.', 'R15.3'),
      },
      states: {
        nothingSaved: described('Nothing has been saved yet.', 'R15.3', {
          always: described('The browser has not given out in time what an earlier visit saved.', 'R15.6', {
            guard: 'isLoadingLate',
            target: 'loadingLate',
          }),
        }),
        loadingLate: described('The screen says that what was saved is not here yet.', 'R15.6', {
          on: {
            'saving.loaded': described('The browser has answered after all.', 'R15.6', {
              target: 'nothingSaved',
              actions: 'noteLoaded',
            }),
          },
        }),
        saved: described('The screen says since when and for how long it is saved.', 'R15.3'),
        refused: described('The screen says that nothing can be saved.', 'R15.3'),
        ...erasing,
      },
    }),
    outdated: described(
      'This page is an older version: it saves nothing more, so that nothing newer is overwritten, and asks to be loaded again.',
      'R15.3',
      { on: erases },
    ),
  },
});
