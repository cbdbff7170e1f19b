import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS } from '#machines/constants.ts';
import { DEMO_SESSION, type Session } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { journeyAt, SIGNED_AT } from '#test/support/journeyAt.ts';

const OTHER: Session = {
  isAuthenticated: true,
  isPatreonConnected: true,
  user: { email: 'other@example.com', name: 'Other Creator' },
};
const PROTECTED = ROUTED_SCREEN_IDS.filter((screen) => ROUTES[screen].access !== 'anyone');

describe('When another creator signs in in another tab', () => {
  it.each(PROTECTED)('%s is left for the choice of platform (R2.4)', (screen) => {
    const journey = journeyAt(ROUTES[screen].path);
    journey.send({ type: 'session.changedElsewhere', session: OTHER });
    expect(journey.path()).toBe(ROUTES.selectPlatform.path);
    expect(journey.where().session).toEqual({ signedIn: 'patreonConnected' });
  });

  it('forgets what the first creator typed (R2.4)', () => {
    const journey = journeyAt(ROUTES.entityDetails.path);
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    journey.send({ type: 'session.changedElsewhere', session: OTHER });
    expect(journey.context().business.ein).toBe('');
    expect(journey.context().user).toEqual(OTHER.user);
    expect(journey.emitted).toEqual([{ type: 'journey.forgotten' }]);
  });

  it('finds no days counted, nothing kept and nothing asked that were the first creator’s (R2.4, R13.1, R15.2)', () => {
    const journey = journeyAt(ROUTES.dashboard.path);
    journey.send({ type: 'countdown.advanced', elapsedMs: COUNTDOWN_START_DAYS * COUNTDOWN_DAY_MS });
    journey.send({ type: 'keeping.succeeded', at: SIGNED_AT });
    journey.send({ type: 'clearing.eraseRequested' });
    journey.send({ type: 'session.changedElsewhere', session: OTHER });
    const { countdown, keeping, clearing } = journey.snapshot().value;
    expect({ countdown, keeping, clearing }).toEqual({
      countdown: 'waiting',
      keeping: { upToDate: 'nothingKept' },
      clearing: 'closed',
    });
  });

  it('is without a Patreon connection if theirs is missing (R1.4, R2.4)', () => {
    const journey = journeyAt(ROUTES.offers.path);
    journey.send({ type: 'session.changedElsewhere', session: { ...OTHER, isPatreonConnected: false } });
    expect(journey.where().session).toEqual({ signedIn: 'patreonDisconnected' });
    expect(journey.path()).toBe(ROUTES.selectPlatform.path);
  });
});

describe('When the same creator changes the session in another tab', () => {
  it('leaves a signed-in visitor on the sign-in screen (R2.1)', () => {
    const journey = journeyAt(ROUTES.signIn.path);
    journey.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    expect(journey.path()).toBe(ROUTES.signIn.path);
  });
});

describe('When the IRS form screen is opened again', () => {
  it('does not repeat an old refusal (R10.4)', () => {
    const journey = journeyAt(ROUTES.signIrsForm.path);
    const file = { id: 'a', name: 'a.png', sizeBytes: 1, mimeType: 'image/png', content: 'png' } as const;
    journey.send({ type: 'irsForm.fileChosen', file });
    expect(journey.context().irsFormRefusal).toEqual({ name: 'a.png', problem: 'notPdf' });
    journey.open(ROUTES.entityDetails.path);
    journey.open(ROUTES.signIrsForm.path);
    expect(journey.context().irsFormRefusal).toBeNull();
  });
});
