import { DEMO_USER, type Session } from '#machines/domain/session.ts';

export const UNCONNECTED_SESSION: Session = { isAuthenticated: true, isPatreonConnected: false, user: DEMO_USER };

/** A session of a creator who is not the demo user. */
export const OTHER_SESSION: Session = {
  isAuthenticated: true,
  isPatreonConnected: true,
  user: { email: 'other@example.com', name: 'Other Creator' },
};
