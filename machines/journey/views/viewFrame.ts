import type { RedirectNotice } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { openScreen } from './openScreen.ts';

/** What the frame round every screen shows (R1.8, R13.6). */
export type FrameView = {
  readonly screen: ScreenId;
  /** The place among the numbered steps, or null outside them. */
  readonly step: number | null;
  readonly userName: string | null;
  readonly redirectNotice: RedirectNotice | null;
  /** Where the logo leads. */
  readonly homePath: string;
  readonly canGoBack: boolean;
  /** Whether the landing page was asked for one of its sections, so that it must not begin at its top (R3.6). */
  readonly isSectionAsked: boolean;
};

export function viewFrame(snapshot: JourneySnapshot): FrameView {
  const screen = openScreen(snapshot);
  return {
    screen,
    step: screen === 'notFound' ? null : ROUTES[screen].step,
    userName: snapshot.context.user?.name ?? null,
    redirectNotice: snapshot.context.redirectNotice,
    homePath: screen === 'dashboardEstablished' ? ROUTES.dashboardEstablished.path : ROUTES.landing.path,
    canGoBack: snapshot.can({ type: 'navigation.backRequested' }),
    isSectionAsked: screen === 'landing' && snapshot.context.landingAnchor !== null,
  };
}
