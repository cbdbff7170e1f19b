import { describe, expect, it } from 'vitest';
import { DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { type CredentialsView, viewSignIn } from '#machines/journey/views/viewConnections.ts';
import type { FakeServices } from '#test/support/journeyAt.ts';
import { answeredJourney, DOWN, elsewhere, journeyAfter, opened, says, WENT_WRONG } from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const CREDENTIALS = { email: 'demo@example.com', secretId: 'secret-1' };
const SUBMITTED: JourneyEvent = { type: 'signIn.submitted', ...CREDENTIALS, isRemembered: false };
const REFUSES: Partial<FakeServices> = { signIn: { resolve: { user: null } } };
const REFUSED = says('error', 'invalidCredentials');
const GUEST = { session: GUEST_SESSION };
const FORM = { isBusy: false, problem: null, userName: null };

describe('Signing in', () => {
  type Row = [string, readonly JourneyEvent[], Partial<CredentialsView>, (readonly object[])?, Partial<FakeServices>?];
  it.each<Row>([
    ['has no problem at first (R4.1)', [], {}],
    ['is busy while it is checked (R4.2)', [SUBMITTED], { isBusy: true }, [], { signIn: 'never' }],
    ['is not asked for twice (R4.2)', [SUBMITTED, SUBMITTED], { isBusy: true }, [], { signIn: 'never' }],
    ['refused says so (R4.4)', [SUBMITTED], { problem: 'refused' }, REFUSED, REFUSES],
    ['that fails says so (R4.5)', [SUBMITTED], { problem: 'failed' }, WENT_WRONG, { signIn: DOWN }],
  ])('%s', async (_what, events, change, toasts = [], services = {}) => {
    const journey = await answeredJourney('/signin', events, { ...GUEST, services });
    const view = viewSignIn(journey.snapshot());
    expect([journey.path(), view, journey.toasts]).toEqual(['/signin', { ...FORM, ...change }, toasts]);
  });

  it('says so once, leads to the choice of platform, without Patreon yet, and forgets the wish (R1.3, R4.3)', async () => {
    const journey = await answeredJourney('/offers', [{ ...SUBMITTED, isRemembered: true }], GUEST);
    expect([viewSession(journey.snapshot()), viewSignIn(journey.snapshot())]).toEqual([
      UNCONNECTED_SESSION,
      { ...FORM, userName: DEMO_USER.name },
    ]);
    const { redirect, isRemembered } = journey.context();
    expect([journey.path(), redirect, isRemembered]).toEqual(['/select-platform', null, true]);
    expect(journey.toasts).toEqual(says('success', 'signedIn'));
  });

  it('in another tab leads on to the choice of platform (R2.1)', () => {
    const journey = journeyAfter('/signin', [elsewhere(UNCONNECTED_SESSION)], GUEST);
    expect([journey.path(), journey.context().isRemembered]).toEqual(['/select-platform', false]);
  });

  it('is given up once the screen is left (R4.3)', async () => {
    const journey = journeyAfter('/signin', [SUBMITTED, opened('/')], GUEST);
    await journey.settle();
    expect([journey.where().session, journey.path(), journey.toasts]).toEqual(['guest', '/', []]);
  });
});
