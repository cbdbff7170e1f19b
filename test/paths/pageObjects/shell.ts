import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { SHELL } from '#src/content/shell.ts';
import { RESET, SAVING } from '#src/content/saving.ts';
import { type Control, control, type ControlException, link, sample } from './control.ts';

const { menu } = SHELL;

const UNAVAILABLE_TO_GUESTS: ControlException = {
  when: (snapshot) => snapshot.matches({ session: 'guest' }),
  expected: 'unavailable',
  reason: 'A guest has no account menu.',
};

export const ACCOUNT_MENU: Control = control(
  'button',
  ({ context }: JourneySnapshot) => [menu.label(context.user?.name ?? '')],
  [sample('session.signOutRequested')],
  { exception: UNAVAILABLE_TO_GUESTS },
);

/** Shown on every page after erasing has failed (R15.2). */
export const RETRY_ERASING = control('button', SAVING.retryErasing, sample('saving.eraseRetried'));

/** Controls around every screen but the landing page (R1.7, R13.6, R15). */
export const SHELL_CONTROLS: readonly Control[] = [
  link(SHELL.productName, ROUTES.landing.path),
  control('button', SHELL.back, sample('navigation.backRequested')),
  ACCOUNT_MENU,
  control('button', SAVING.dismiss, sample('saving.lossSeen')),
  RETRY_ERASING,
];

/** Controls of the open account menu (R2.4, R13.6, R15.2). */
export const MENU_CONTROLS: readonly Control[] = [
  control(
    'menuitem',
    [`${menu.startOver}${menu.startOverKeeps}`, `${menu.startOver}${menu.startOverBlocked}`],
    sample('reset.restartRequested'),
  ),
  control('menuitem', `${menu.signOut}${menu.signOutErases}`, sample('session.signOutRequested')),
];

const resetDialog = (action: keyof typeof RESET.questions) => ({
  name: RESET.questions[action].title,
  controls: [
    control('button', RESET.cancel, sample('reset.cancelled')),
    control('button', RESET.questions[action].confirm, sample('reset.confirmed')),
  ],
});

/** Controls of each confirmation dialog (R2.4, R15.2). */
export const RESET_DIALOGS = {
  confirmingRestart: resetDialog('restart'),
  confirmingSignOut: resetDialog('signOut'),
};
