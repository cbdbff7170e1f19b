import { hasTyped } from '#machines/journey/context.ts';
import { addDays } from '#machines/domain/time.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { keptDays } from '#machines/persistence/savedJourney.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openScreen } from './openScreen.ts';

export type ShellView = ReturnType<typeof viewShell>;

const CONFIRMING = { closed: null, confirmingRestart: 'restart', confirmingSignOut: 'signOut' } as const;

/** What the shell round every screen shows (R1.8, R13.6). */
export function viewShell(snapshot: JourneySnapshot) {
  const screen = openScreen(snapshot);
  return {
    screen,
    /** The number of the step, or null outside the numbered ones. */
    step: screen === 'notFound' ? null : ROUTES[screen].step,
    userName: snapshot.context.user?.name ?? null,
    redirect: snapshot.context.redirect,
    /** Where the logo leads. */
    homePath: screen === 'dashboardEstablished' ? ROUTES.dashboardEstablished.path : ROUTES.landing.path,
    canGoBack: snapshot.can({ type: 'navigation.backRequested' }),
    saving: savingOf(snapshot),
    saved: snapshot.context.saved,
    today: snapshot.context.today,
    savedLoss: snapshot.context.savedLoss,
    canRestart: snapshot.can({ type: 'reset.restartRequested' }),
    /** What the creator is asked to confirm, or null (R15.2). */
    confirming: CONFIRMING[snapshot.value.reset],
    /** Whether a section of the landing page was requested, so that it must not begin at its top (R3.6). */
    isSectionRequested: screen === 'landing' && snapshot.context.landingAnchor !== null,
  };
}

/** The state of saving and erasing (R15); neither is mentioned where nothing was typed, nor saving once it expired (R16.6). */
function savingOf({ value: { saving }, context }: JourneySnapshot) {
  const state = typeof saving === 'string' ? saving : saving.upToDate;
  if (state === 'saved') return hasTyped(context) && !isExpired(context) ? state : 'nothingSaved';
  if (!context.wasNothingTyped) return state;
  if (state === 'erased') return context.redirect === null ? 'signedOut' : 'nothingSaved';
  return state === 'erasing' ? 'nothingSaved' : state;
}

function isExpired({ saved, today }: JourneySnapshot['context']): boolean {
  return saved !== null && today > addDays(saved.at.slice(0, today.length), keptDays(saved.isRemembered));
}
