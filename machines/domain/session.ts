import { DEMO_EMAIL, DEMO_NAME } from '#machines/constants.ts';

/** The signed-in creator. */
export type User = { readonly email: string; readonly name: string };

/** Who is signing in. The password stays outside the chart; the id says where it is held for one use (R4, R5.2). */
export type Credentials = { readonly email: string; readonly secretId: string };

/** Who is signed in and whether Patreon is connected; a guest has no user and no connection (R2.1). */
export type Session = {
  readonly isAuthenticated: boolean;
  readonly isPatreonConnected: boolean;
  readonly user: User | null;
};

export const DEMO_USER: User = { email: DEMO_EMAIL, name: DEMO_NAME };
export const GUEST_SESSION: Session = { isAuthenticated: false, isPatreonConnected: false, user: null };
export const DEMO_SESSION: Session = { isAuthenticated: true, isPatreonConnected: true, user: DEMO_USER };

/** Whether a creator is signed in with Patreon connected (R1.4). */
export const isConnected = ({ isAuthenticated, isPatreonConnected }: Session) => isAuthenticated && isPatreonConnected;

/** The raw texts under the three storage keys; null where a key is absent (R2.1). */
export type StoredSession = Readonly<Record<keyof Session, string | null>>;

/**
 * The session that stored texts stand for. With no key present the default rules (R2.2); with any present, whatever is
 * missing, unreadable or of the wrong type counts as false, and a session without a user is a guest's (R2.3).
 */
export function sessionFromStored(stored: StoredSession, defaultSession: Session): Session {
  const texts = [stored.isAuthenticated, stored.isPatreonConnected, stored.user];
  if (texts.every((text) => text === null)) return defaultSession;
  const user = userFromStored(stored.user);
  if (stored.isAuthenticated !== 'true' || user === null) return GUEST_SESSION;
  return { isAuthenticated: true, isPatreonConnected: stored.isPatreonConnected === 'true', user };
}

const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 100;

function userFromStored(text: string | null): User | null {
  try {
    const { email, name } = JSON.parse(String(text)) as Readonly<Record<string, unknown>>;
    return isText(email, MAX_EMAIL_LENGTH) && isText(name, MAX_NAME_LENGTH) ? { email, name } : null;
  } catch {
    return null;
  }
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength;
}

/** The texts to save under the three keys, or null when the keys are to be removed (R2.1, R2.4). */
export function storedFromSession(session: Session): StoredSession | null {
  if (!session.isAuthenticated || session.user === null) return null;
  return {
    isAuthenticated: 'true',
    isPatreonConnected: String(session.isPatreonConnected),
    user: JSON.stringify({ email: session.user.email, name: session.user.name }),
  };
}
