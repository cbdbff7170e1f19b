import { FRAME } from '#src/content/frame.ts';
import { button, type Drivers, presses, raisedByTheChart } from './driver.ts';
import { choosesInMenu } from './frame.ts';

/** The address bar and the session (R1, R2). */
export const ADDRESS_DRIVERS = {
  'url.opened': (hands, { event }) => hands.open(`${event.path}${event.hash}`),
  'navigation.backRequested': presses(() => button(FRAME.back)),
  'session.signedOut': choosesInMenu(FRAME.menu.signOut),
  'session.changedElsewhere': (hands, { event }) => hands.changeSessionElsewhere(event.session),
  'session.signedIn': raisedByTheChart,
  'session.patreonConnected': raisedByTheChart,
  'journey.restarted': raisedByTheChart,
} satisfies Partial<Drivers>;
