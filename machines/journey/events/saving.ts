import { creator, services, pressing, raised } from './event.ts';
import { SAMPLE_TIME } from './samples.ts';

/** What is saved on this device, and what is confirmed before it is erased (R15). */
export const SAVING_EVENTS = {
  'saving.loaded': services('the browser has given out what was saved', 'saved journey loaded'),
  'saving.succeeded': services<{ at: string; isRemembered: boolean }>(
    'the browser has saved what was typed',
    'typing saved',
    {
      samples: [{ at: SAMPLE_TIME, isRemembered: false }],
    },
  ),
  'saving.failed': services('the browser refuses to save what was typed', 'saving refused'),
  'saving.outdated': services('a newer version of the application is met in this browser', 'newer version met'),
  'saving.erased': services('what was saved is erased', 'saved journey erased'),
  'saving.eraseFailed': services('the browser does not erase what was saved', 'erasing refused'),
  'saving.eraseRetried': pressing('Erase again'),
  'saving.lossSeen': creator('the creator has read what could not come back', 'loss read'),
  'reset.restartRequested': creator('the creator asks to start over', 'Start over'),
  'reset.cancelled': pressing('Keep everything'),
  'reset.confirmed': creator('the creator confirms', 'confirmed'),
  'journey.ended': raised('everything typed was forgotten', 'everything forgotten'),
  'journey.restarted': raised('the journey starts over', 'journey starts over'),
};
