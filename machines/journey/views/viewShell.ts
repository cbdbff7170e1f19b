import type { SavedLoss, Redirect } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { openScreen } from './openScreen.ts';

/** What the screen has to say of what was typed (R15). */
export type SavingState =
  | 'nothingSaved'
  | 'loadingLate'
  | 'saved'
  | 'refused'
  | 'erasing'
  | 'erased'
  | 'eraseFailed'
  | 'outdated';

/** What the shell round every screen shows (R1.8, R13.6). */
export type ShellView = {
  readonly screen: ScreenId;
  /** The number of the step, or null outside the numbered ones. */
  readonly step: number | null;
  readonly userName: string | null;
  readonly redirect: Redirect | null;
  /** Where the logo leads. */
  readonly homePath: string;
  readonly canGoBack: boolean;
  /** Whether a section of the landing page was requested, so that it must not begin at its top (R3.6). */
  readonly isSectionRequested: boolean;
  readonly saving: SavingState;
  /** When what was typed was last saved: an ISO time with its offset, or null (R15.3). */
  readonly savedAt: string | null;
  readonly savedUntil: 'tabCloses' | 'signOut' | null;
  /** The calendar date where the creator is. */
  readonly today: string;
  readonly savedLoss: SavedLoss | null;
  readonly canRestart: boolean;
  /** What the creator is asked to confirm, or null (R15.2). */
  readonly confirming: 'restart' | 'erase' | null;
};

const CONFIRMING = { closed: null, confirmingRestart: 'restart', confirmingErase: 'erase' } as const;

export function viewShell(snapshot: JourneySnapshot): ShellView {
  const screen = openScreen(snapshot);
  const { saving } = snapshot.value;
  return {
    screen,
    step: screen === 'notFound' ? null : ROUTES[screen].step,
    userName: snapshot.context.user?.name ?? null,
    redirect: snapshot.context.redirect,
    homePath: screen === 'dashboardEstablished' ? ROUTES.dashboardEstablished.path : ROUTES.landing.path,
    canGoBack: snapshot.can({ type: 'navigation.backRequested' }),
    saving: typeof saving === 'string' ? saving : saving.upToDate,
    savedAt: snapshot.context.savedAt,
    savedUntil: snapshot.context.savedUntil,
    today: snapshot.context.today,
    savedLoss: snapshot.context.savedLoss,
    canRestart: snapshot.can({ type: 'reset.restartRequested' }),
    confirming: CONFIRMING[snapshot.value.reset],
    isSectionRequested: screen === 'landing' && snapshot.context.landingAnchor !== null,
  };
}
