import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { SHELL } from '#src/content/shell.ts';
import { RESET, SAVING } from '#src/content/saving.ts';
import { type Control, control, type Exception, link, sample } from './control.ts';

const { menu } = SHELL;

const nobody: Exception = {
  when: (snapshot) => snapshot.matches({ session: 'guest' }),
  shows: 'unusable',
  because: 'Nobody is signed in, so there is no account.',
};

/** The button that opens the account menu. */
export const ACCOUNT_MENU: Control = control(
  'button',
  ({ context }: JourneySnapshot) => [menu.label(context.user?.name ?? '')],
  [sample('session.signOutRequested')],
  { exception: nobody },
);

/** What is offered on every page while something could not be erased (R15.2). */
export const ERASE_AGAIN = control('button', SAVING.retryErasing, sample('saving.eraseRetried'));

/** What can be used round every screen but the landing page (R1.7, R13.6, R15). */
export const SHELL_CONTROLS: readonly Control[] = [
  link(SHELL.productName, ROUTES.landing.path),
  control('button', SHELL.back, sample('navigation.backRequested')),
  ACCOUNT_MENU,
  control('button', SAVING.dismiss, sample('saving.lossSeen')),
  ERASE_AGAIN,
];

/** What can be used in the account menu while it is open (R2.4, R13.6, R15.2). */
export const MENU_CONTROLS: readonly Control[] = [
  control(
    'menuitem',
    [`${menu.startOver}${menu.startOverKeeps}`, `${menu.startOver}${menu.startOverBlocked}`],
    sample('reset.restartRequested'),
  ),
  control('menuitem', `${menu.signOut}${menu.signOutErases}`, sample('session.signOutRequested')),
];

const reset = (action: keyof typeof RESET.questions) => ({
  name: RESET.questions[action].title,
  controls: [
    control('button', RESET.cancel, sample('reset.cancelled')),
    control('button', RESET.questions[action].confirm, sample('reset.confirmed')),
  ],
});

/** What can be used in each question before something is removed (R2.4, R15.2). */
export const RESET_DIALOGS = {
  confirmingRestart: reset('restart'),
  confirmingSignOut: reset('signOut'),
};
