import type { Session } from '#machines/domain/session.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** The session as it is saved between visits (R2.1). */
export function viewSession(snapshot: JourneySnapshot): Session {
  const isAuthenticated = snapshot.matches({ session: 'signedIn' });
  return {
    isAuthenticated,
    isPatreonConnected: snapshot.matches({ session: { signedIn: 'patreonConnected' } }),
    user: isAuthenticated ? snapshot.context.user : null,
  };
}
