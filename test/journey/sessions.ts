import { DEMO_USER, type Session } from '#machines/domain/session.ts';

export const UNCONNECTED_SESSION: Session = { isAuthenticated: true, isPatreonConnected: false, user: DEMO_USER };

/** The session of a creator other than the demo user. */
export const OTHER_SESSION: Session = {
  isAuthenticated: true,
  isPatreonConnected: true,
  user: { email: 'other@example.com', name: 'Other Creator' },
};
