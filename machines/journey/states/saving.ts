import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { erases, erasing } from './erasing.ts';
import { said } from './transitions.ts';

/** Whether what was typed is saved on this device (R15). */
export const saving = journeySetup.createStateConfig({
  id: 'saving',
  description: 'Whether what was typed is saved on this device. It goes on beside every screen.',
  meta: { requirements: ['R15.1', 'R15.3'] },
  initial: 'upToDate',
  invoke: { id: 'persistence', src: 'persistence' },
  on: {
    'saving.lossSeen': {
      guard: 'hasSavedLoss',
      actions: 'forgetSavedLoss',
      description: 'The creator has read that something saved could not come back.',
      meta: { requirements: ['R15.3'] },
    },
  },
  states: {
    upToDate: {
      description: 'No newer version of the application has been met in this browser.',
      meta: { requirements: ['R15.1', 'R15.3'] },
      initial: 'nothingSaved',
      on: {
        ...erases('.erasing'),
        'saving.succeeded': {
          target: '.saved',
          actions: 'noteSaved',
          description: 'The browser has saved what was typed so far.',
          meta: { requirements: ['R15.1', 'R15.3'] },
        },
        'saving.failed': {
          target: '.refused',
          description: 'The browser refuses to save anything; the journey works all the same.',
          meta: { requirements: ['R15.3', 'R15.6'] },
        },
        'saving.eraseFailed': {
          target: '.eraseFailed',
          description: 'The browser does not erase what was saved.',
          meta: { requirements: ['R15.2'] },
        },
        'saving.outdated': {
          target: 'outdated',
          description: 'A newer version of the application saves what is typed in this browser.',
          meta: { requirements: ['R15.3'] },
        },
      },
      states: {
        nothingSaved: {
          ...said('Nothing has been saved yet.', ['R15.3']),
          always: {
            guard: 'isLoadingLate',
            target: 'loadingLate',
            description: 'The browser has not given out in time what an earlier visit saved.',
            meta: { requirements: ['R15.6'] },
          },
        },
        loadingLate: {
          ...said('The screen says that what was saved is not here yet.', ['R15.6']),
          on: {
            'saving.loaded': {
              target: 'nothingSaved',
              actions: 'noteLoaded',
              description: 'The browser has answered after all.',
              meta: { requirements: ['R15.6'] },
            },
          },
        },
        saved: said('The screen says since when and for how long it is saved.', ['R15.3']),
        refused: said('The screen says that nothing can be saved.', ['R15.3']),
        ...erasing,
      },
    },
    outdated: {
      description:
        'This page is an older version: it saves nothing more, so that nothing newer is overwritten, and asks to be loaded again.',
      meta: { requirements: ['R15.3'] },
      on: erases(),
    },
  },
});
