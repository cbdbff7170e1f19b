import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** Whose Patreon account is connected, or null; the address that was typed is kept nowhere (R5.2). */
export function connectedPatreon(snapshot: JourneySnapshot): string | null {
  return snapshot.can({ type: 'patreon.continued' }) ? (snapshot.context.user?.name ?? null) : null;
}
