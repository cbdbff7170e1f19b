import type { EventObject } from 'xstate';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { FRAME } from '#src/content/frame.ts';
import { CLEARING } from '#src/content/keeping.ts';
import { button, type Driver, type Drivers, field, presses } from './driver.ts';

const ACCOUNT_MENU = button(/^Account menu/);
const SAVED = /^Saved on this device/;

/** Opens the account menu and presses an entry; where it refuses, it must do nothing and the menu is closed again. */
export function choosesInMenu(entry: string): Driver<EventObject> {
  const sought = { role: 'menuitem', name: new RegExp(`^${entry}`) } as const;
  return async (hands, { isRefused }) => {
    if (isRefused && (await hands.standing(ACCOUNT_MENU)) === 'missing') return;
    await hands.press(ACCOUNT_MENU);
    if (!isRefused) return hands.press(sought);
    await hands.pressInVain(sought);
    await hands.press(ACCOUNT_MENU);
  };
}

/** Types a letter and takes it back, and reads what came of keeping it. */
function givesOccasionToKeep(isRefused: boolean, words: string | RegExp): Driver<EventObject> {
  const address = field(ENTITY_DETAILS.business.address);
  return async (hands, { before }) => {
    const typed = before.context.business.address;
    await hands.refuseKeeping(isRefused);
    await hands.type(address, `${typed}x`);
    await hands.read(words);
    await hands.type(address, typed);
  };
}

/** What is kept on this device, and how it is removed (R15). */
export const KEEPING_DRIVERS = {
  'keeping.succeeded': givesOccasionToKeep(false, SAVED),
  'keeping.failed': givesOccasionToKeep(true, FRAME.storageRefused),
  'keeping.outdated': async (hands) => {
    await hands.announceNewerVersion();
    await hands.read(FRAME.outdated);
  },
  'keeping.lossSeen': presses(() => button(FRAME.lossSeen)),
  'clearing.restartRequested': choosesInMenu(FRAME.menu.startOver),
  'clearing.eraseRequested': choosesInMenu(FRAME.menu.erase),
  'clearing.cancelled': presses(() => button(CLEARING.cancel)),
  'clearing.confirmed': presses(({ before }) => {
    const question = before.matches({ clearing: 'confirmingErase' }) ? CLEARING.erase : CLEARING.restart;
    return { ...button(question.confirm), within: { role: 'dialog', name: question.title } };
  }),
} satisfies Partial<Drivers>;
