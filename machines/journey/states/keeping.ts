import { journeySetup } from '#machines/journey/vocabulary/actions.ts';

/** Whether what was typed is kept on this device (R15). */
export const keeping = journeySetup.createStateConfig({
  id: 'keeping',
  description: 'Whether what was typed is kept on this device. It goes on beside every screen.',
  meta: { requirements: ['R15.1', 'R15.3'] },
  initial: 'upToDate',
  on: {
    'keeping.lossSeen': {
      guard: 'hasKeptLoss',
      actions: 'forgetKeptLoss',
      description: 'The creator has read that something kept could not come back.',
      meta: { requirements: ['R15.3'] },
    },
  },
  states: {
    upToDate: {
      description: 'No newer version of the application has been met in this browser.',
      meta: { requirements: ['R15.1', 'R15.3'] },
      initial: 'nothingKept',
      on: {
        'keeping.succeeded': {
          target: '.kept',
          actions: 'noteKept',
          description: 'The browser has kept what was typed so far.',
          meta: { requirements: ['R15.1', 'R15.3'] },
        },
        'keeping.failed': {
          target: '.refused',
          description: 'The browser refuses to keep anything; the journey works all the same.',
          meta: { requirements: ['R15.3'] },
        },
        'keeping.outdated': {
          target: 'outdated',
          description: 'A newer version of the application keeps what is typed in this browser.',
          meta: { requirements: ['R15.3'] },
        },
        'session.signedOut': {
          target: '.nothingKept',
          description: 'The creator signs out: what was kept is erased.',
          meta: { requirements: ['R15.2'] },
        },
        'journey.restarted': {
          target: '.nothingKept',
          description: 'The creator starts over: what was kept is erased.',
          meta: { requirements: ['R15.2'] },
        },
        'session.changedElsewhere': {
          guard: 'isCreatorGoneElsewhere',
          target: '.nothingKept',
          description: 'Another tab signed out, or another creator in: what was kept is erased here too.',
          meta: { requirements: ['R15.2'] },
        },
      },
      states: {
        nothingKept: { description: 'Nothing has been kept yet.', meta: { requirements: ['R15.3'] } },
        kept: { description: 'The screen says since when it is kept.', meta: { requirements: ['R15.3'] } },
        refused: { description: 'The screen says that nothing can be kept.', meta: { requirements: ['R15.3'] } },
      },
    },
    outdated: {
      description:
        'This page is an older version: it keeps nothing more, so that nothing newer is overwritten, and asks to be loaded again.',
      meta: { requirements: ['R15.3'] },
    },
  },
});
