import { hasTyped } from '#machines/journey/context.ts';
import { addDays } from '#machines/domain/time.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { retentionDays } from '#machines/persistence/savedJourney.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { getOpenScreen } from './openScreen.ts';

export type ShellView = ReturnType<typeof viewShell>;

const CONFIRMING = { closed: null, confirmingRestart: 'restart', confirmingSignOut: 'signOut' } as const;

export function viewShell(snapshot: JourneySnapshot) {
  const screen = getOpenScreen(snapshot);
  return {
    screen,
    step: screen === 'notFound' ? null : ROUTES[screen].step,
    userName: snapshot.context.user?.name ?? null,
    redirect: snapshot.context.redirect,
    homePath: screen === 'dashboardEstablished' ? ROUTES.dashboardEstablished.path : ROUTES.landing.path,
    canGoBack: snapshot.can({ type: 'navigation.backRequested' }),
    saving: savingOf(snapshot),
    saved: snapshot.context.saved,
    today: snapshot.context.today,
    savedLoss: snapshot.context.savedLoss,
    canRestart: snapshot.can({ type: 'reset.restartRequested' }),
    confirming: CONFIRMING[snapshot.value.reset],
    /** If true, the landing page isn't scrolled to its top (R3.6). */
    isSectionRequested: screen === 'landing' && snapshot.context.landingAnchor !== null,
  };
}

/** Hides `saved` without input or after expiry, and hides erasing if there was nothing to erase (R15, R16.6). */
function savingOf({ value: { saving }, context }: JourneySnapshot) {
  const state = typeof saving === 'string' ? saving : saving.upToDate;
  if (state === 'saved') return hasTyped(context) && !isExpired(context) ? state : 'nothingSaved';
  if (!context.hadNoInput) return state;
  if (state === 'erased') return context.redirect === null ? 'signedOut' : 'nothingSaved';
  return state === 'erasing' ? 'nothingSaved' : state;
}

function isExpired({ saved, today }: JourneySnapshot['context']): boolean {
  return saved !== null && today > addDays(saved.at.slice(0, today.length), retentionDays(saved.isRemembered));
}
