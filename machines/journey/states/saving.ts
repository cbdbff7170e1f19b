import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, runs, goesTo } from './described.ts';

const erases = {
  'session.signedOut': runs('eraseDevice', 'The creator signs out; saved data from every tab is erased.', 'R15.2'),
  'journey.restarted': runs('eraseTab', 'The journey starts over; data saved in this tab is erased.', 'R15.2'),
  'session.changedElsewhere': {
    ...runs(
      'eraseTab',
      'Another tab signs out or switches to a different creator; data saved here is erased too.',
      'R15.2',
    ),
    guard: 'isCreatorSignedOutElsewhere',
  },
} as const;

const erasing = {
  erasing: described('Saved data is being erased and can no longer be read.', 'R15.2', {
    on: {
      'saving.erased': [
        described('Saved data is erased, and the signed-in creator starts fresh.', 'R15.2', {
          guard: 'isSignedIn',
          target: 'nothingSaved',
        }),
        goesTo('erased', 'Saved data is erased, and the screen confirms it.', 'R15.2'),
      ],
    },
  }),
  erased: described(
    'The screen says that the creator is signed out and that anything typed is erased.',
    'R15.2 R16.6',
    {
      on: {
        'session.signedIn': goesTo(
          'nothingSaved',
          'A creator signs in, and the message about the last session closes.',
          'R4.3',
        ),
      },
    },
  ),
  eraseFailed: described('The screen says that some saved data is not erased yet, and when it will be.', 'R15.2', {
    on: {
      'saving.eraseRetried': described('The creator presses Erase again.', 'R15.2', {
        target: 'erasing',
        actions: 'eraseRemaining',
      }),
    },
  }),
};

export const saving = journeySetup.createStateConfig({
  id: 'saving',
  ...described('Tracks whether typed data is saved on this device, on every screen.', 'R15.1 R15.3'),
  initial: 'upToDate',
  invoke: { id: 'persistence', src: 'persistence' },
  on: {
    'saving.lossSeen': described('The creator dismisses the message that saved data was lost.', 'R15.3', {
      guard: 'hasSavedLoss',
      actions: 'forgetSavedLoss',
    }),
  },
  states: {
    upToDate: described('No newer version of the app has been found in this browser.', 'R15.1 R15.3', {
      initial: 'nothingSaved',
      on: {
        'session.signedOut': { ...erases['session.signedOut'], target: '.erasing' },
        'journey.restarted': { ...erases['journey.restarted'], target: '.erasing' },
        'session.changedElsewhere': { ...erases['session.changedElsewhere'], target: '.erasing' },
        'saving.succeeded': described('The browser saves everything typed so far.', 'R15.1 R15.3', {
          target: '.saved',
          actions: 'noteSaved',
        }),
        'saving.failed': goesTo('.refused', 'The browser refuses to save; the journey continues.', 'R15.3 R15.6'),
        'saving.eraseFailed': described('Erasing saved data failed.', 'R15.2', {
          target: '.eraseFailed',
          actions: 'noteLeftover',
        }),
        'saving.outdated': goesTo('outdated', 'A newer version of the app is found in this browser.', 'R15.3'),
      },
      states: {
        nothingSaved: described('Nothing is saved yet.', 'R15.3', {
          always: described('The browser is slow to load data from an earlier visit.', 'R15.6', {
            guard: 'isLoadingLate',
            target: 'loadingLate',
          }),
        }),
        loadingLate: described('The screen says that saved data is still loading.', 'R15.6', {
          on: {
            'saving.loaded': described('The browser finishes loading saved data.', 'R15.6', {
              target: 'nothingSaved',
              actions: 'noteLoaded',
            }),
          },
        }),
        saved: described('The screen says when data was saved and how long it is kept.', 'R15.3'),
        refused: described('The screen says that not everything can be saved.', 'R15.3'),
        ...erasing,
      },
    }),
    outdated: described(
      'This page is an older version. It stops saving, to protect newer data, and offers a reload.',
      'R15.3',
      { on: erases },
    ),
  },
});
