import { DEMO_EMAIL, DEMO_NAME } from '#machines/constants.ts';

export type User = { readonly email: string; readonly name: string };

/** The password never enters the chart; `secretId` refers to it for one use (R4, R5.2). */
export type Credentials = { readonly email: string; readonly secretId: string };

/** A guest has no user and no connection (R2.1). */
export type Session = {
  readonly isAuthenticated: boolean;
  readonly isPatreonConnected: boolean;
  readonly user: User | null;
};

export const DEMO_USER: User = { email: DEMO_EMAIL, name: DEMO_NAME };
export const GUEST_SESSION: Session = { isAuthenticated: false, isPatreonConnected: false, user: null };
export const DEMO_SESSION: Session = { isAuthenticated: true, isPatreonConnected: true, user: DEMO_USER };

export const isConnected = ({ isAuthenticated, isPatreonConnected }: Session) => isAuthenticated && isPatreonConnected;

export type StoredSession = Readonly<Record<keyof Session, string | null>>;

/**
 * Parses the stored session. Returns the default if no key is stored (R2.2); otherwise missing and malformed values
 * count as false, and a session without a user counts as a guest's (R2.3).
 */
export function sessionFromStored(stored: StoredSession, defaultSession: Session): Session {
  const values = [stored.isAuthenticated, stored.isPatreonConnected, stored.user];
  if (values.every((value) => value === null)) return defaultSession;
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

/** Returns null for a guest, whose keys must be removed (R2.1, R2.4). */
export function storedFromSession(session: Session): StoredSession | null {
  if (!session.isAuthenticated || session.user === null) return null;
  return {
    isAuthenticated: 'true',
    isPatreonConnected: String(session.isPatreonConnected),
    user: JSON.stringify({ email: session.user.email, name: session.user.name }),
  };
}
