import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';

type Elsewhere = 'signIn' | 'selectPlatform' | 'dashboardEstablished' | 'how' | 'faq';

/** The places that somebody at an unknown address may have looked for (R1.2). */
export type NotFoundView = { readonly elsewhere: readonly { readonly place: Elsewhere; readonly href: string }[] };

const FOR_ALL = (['how', 'faq'] as const).map((place) => ({ place, href: `${ROUTES.landing.path}#${place}` }));

export function viewNotFound({ context }: JourneySnapshot): NotFoundView {
  const own = context.user === null ? (['signIn'] as const) : (['selectPlatform', 'dashboardEstablished'] as const);
  return { elsewhere: [...own.map((place) => ({ place, href: ROUTES[place].path })), ...FOR_ALL] };
}
