import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { landingAddress, ROUTES } from '#machines/journey/routes.ts';

const FOR_ALL = (['how', 'faq'] as const).map((place) => ({ place, href: landingAddress(place) }));

/** The places that somebody at an unknown address may have looked for (R1.2). */
export function viewNotFound({ context }: JourneySnapshot) {
  const own = context.user === null ? (['signIn'] as const) : (['selectPlatform', 'dashboardEstablished'] as const);
  return { elsewhere: [...own.map((place) => ({ place, href: ROUTES[place].path })), ...FOR_ALL] };
}
