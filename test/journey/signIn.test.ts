import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { type SignInView, viewSignIn } from '#machines/journey/views/viewSignIn.ts';
import type { FakeOutside } from '#test/support/journeyAt.ts';
import { answeredJourney, elsewhere, journeyAfter, opened, UNCONNECTED_SESSION } from './samples.ts';

const SUBMITTED: JourneyEvent = {
  type: 'signIn.submitted',
  email: 'demo@example.com',
  secretId: 'secret-1',
  isRemembered: false,
};
const REFUSES: Partial<FakeOutside> = { signIn: { resolve: { user: null } } };
const FAILS: Partial<FakeOutside> = { signIn: { reject: new Error('down') } };
const SILENT: Partial<FakeOutside> = { signIn: 'never' };

const GUEST = { session: GUEST_SESSION };
const FORM: SignInView = { isBusy: false, problem: null, demoEmail: 'demo@example.com' };

describe('Signing in', () => {
  it.each<[string, readonly JourneyEvent[], Partial<FakeOutside>, string, SignInView, readonly Toast[]]>([
    ['has no problem at first and names the demo address (R4.1)', [], {}, '/signin', FORM, []],
    ['is busy while it is checked (R4.2)', [SUBMITTED], SILENT, '/signin', { ...FORM, isBusy: true }, []],
    ['is not asked for twice (R4.2)', [SUBMITTED, SUBMITTED], SILENT, '/signin', { ...FORM, isBusy: true }, []],
    [
      'says so once and goes to the choice of platform (R4.3)',
      [SUBMITTED],
      {},
      '/select-platform',
      FORM,
      [{ kind: 'success', key: 'signedIn' }],
    ],
    [
      'that is refused tells once what would be accepted (R4.4)',
      [SUBMITTED],
      REFUSES,
      '/signin',
      { ...FORM, problem: 'invalidCredentials' },
      [{ kind: 'error', key: 'invalidCredentials' }],
    ],
    [
      'that fails tells once that something went wrong (R4.5)',
      [SUBMITTED],
      FAILS,
      '/signin',
      { ...FORM, problem: 'somethingWentWrong' },
      [{ kind: 'error', key: 'somethingWentWrong' }],
    ],
  ])('%s', async (_what, events, outside, path, view, toasts) => {
    const journey = await answeredJourney('/signin', events, { ...GUEST, outside });
    expect([journey.path(), viewSignIn(journey.snapshot()), journey.toasts]).toEqual([path, view, toasts]);
  });

  it.each([true, false])('remembers whether to keep what is typed beyond the tab: %s (R4.1, R15.2)', (isRemembered) => {
    const journey = journeyAfter('/signin', [{ ...SUBMITTED, isRemembered }], { ...GUEST, outside: SILENT });
    expect(journey.context().isRemembered).toBe(isRemembered);
  });

  it('makes a creator of the guest, without Patreon yet, and forgets why they were sent here (R1.3, R4.3)', async () => {
    const journey = await answeredJourney('/offers', [SUBMITTED], GUEST);
    expect([viewSession(journey.snapshot()), journey.path(), journey.context().redirectNotice]).toEqual([
      UNCONNECTED_SESSION,
      '/select-platform',
      null,
    ]);
  });

  it('in another tab leads on to the choice of platform (R2.1)', () => {
    expect(journeyAfter('/signin', [elsewhere(UNCONNECTED_SESSION)], GUEST).path()).toBe('/select-platform');
  });

  it('is given up once the screen is left (R4.3)', async () => {
    const journey = journeyAfter('/signin', [SUBMITTED, opened('/')], GUEST);
    await journey.settle();
    expect([journey.where().session, journey.path(), journey.toasts]).toEqual(['guest', '/', []]);
  });
});
