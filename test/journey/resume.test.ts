import { describe, expect, it } from 'vitest';
import { blankBusiness } from '#machines/domain/business.ts';
import { ACCOUNTS, CHAPTERS } from '#machines/domain/choices.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { hasTyped } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { viewChapters, viewResume } from '#machines/journey/views/viewResume.ts';
import { type JourneyOptions, SIGNED_AT, startJourney, type TestJourney } from '#test/support/journeyAt.ts';
import { COMPLETING } from './businessSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { answeredJourney, journeyAfter, opened, SIGNED_OUT } from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const { business: COMPLETE } = journeyAfter('/entity-details', COMPLETING).context();
const OFFERED: Partial<SavedJourney> = { offerId: '6-month' };
const SIGNED: Partial<SavedJourney> = {
  documentId: 'CCA-1',
  isContractSigned: true,
  contractTimes: { openedAt: null, readAt: null, agreedAt: null, signedAt: SIGNED_AT },
};

type Resumed = { readonly path: string; readonly step: number | null };

/** Where a creator goes on. */
function resumeOf(journey: TestJourney): Resumed | null {
  const view = viewResume(journey.snapshot());
  return view && { path: view.path, step: view.step };
}

it.each<[string, Partial<SavedJourney>, Resumed | null, JourneyOptions?]>([
  ['nothing, where nothing was begun', {}, null],
  [
    'Patreon, where somebody only signed in',
    {},
    { path: '/connect-patreon', step: 2 },
    { session: UNCONNECTED_SESSION, isOwnSession: true },
  ],
  ['the offers, where Patreon was connected', {}, { path: '/offers', step: 4 }, { isOwnSession: true }],
  ['the offers, where a signed IRS form alone was uploaded', { irsForm: PDF }, { path: '/offers', step: 4 }],
  ['nothing, for a guest', OFFERED, null, { session: GUEST_SESSION }],
  [
    'Patreon, where it is not connected',
    OFFERED,
    { path: '/connect-patreon', step: 2 },
    { session: UNCONNECTED_SESSION },
  ],
  ['the offers, where none is chosen', { connectedAccounts: [ACCOUNTS[0]] }, { path: '/offers', step: 4 }],
  ['the offers, although the business is complete', { business: COMPLETE }, { path: '/offers', step: 4 }],
  ['the business, once an offer is chosen', OFFERED, { path: '/entity-details', step: 5 }],
  [
    'the IRS form, once the business is complete',
    { ...OFFERED, business: COMPLETE },
    { path: '/sign-irs-form', step: 6 },
  ],
  ['the contract after it', { ...OFFERED, business: COMPLETE, irsForm: PDF }, { path: '/contract', step: 7 }],
  ['the contract, once it was opened', { documentId: 'CCA-1' }, { path: '/contract', step: 7 }],
  ['the set-up, once the contract is signed', SIGNED, { path: '/dashboard', step: null }],
  [
    'the repayment, once the bank connection has begun as well',
    { ...SIGNED, isBankConnectionStarted: true },
    { path: '/dashboard-established', step: null },
  ],
])('A creator goes on at %s (R17.1)', (_what, typed, resume, options) => {
  const saved = { ...NOTHING_TYPED, ...typed };
  expect(resumeOf(startJourney({ ...options, saved }))).toEqual(resume);
});

const OFFERS: Resumed = { path: '/offers', step: 4 };
const elsewhere = (session: Session): JourneyEvent => ({ type: 'session.changedElsewhere', session });

describe('An application with nothing typed', () => {
  it.each<[string, JourneyEvent, JourneyOptions, Resumed | null]>([
    ['has not begun where the demonstration is found signed in', opened('/'), {}, null],
    ['begins with a sign-in', { type: 'session.signedIn', user: DEMO_USER }, {}, OFFERS],
    ['begins with a connection', { type: 'session.patreonConnected' }, {}, OFFERS],
    ['begins with a sign-in in another tab', elsewhere(DEMO_SESSION), { session: GUEST_SESSION }, OFFERS],
    ['continues after starting over', { type: 'journey.restarted' }, { isOwnSession: true }, OFFERS],
  ])('%s (R2.2, R17.1)', (_what, event, options, resume) => {
    expect(resumeOf(journeyAfter('/', [event], options))).toEqual(resume);
  });

  it('begins with both forms (R4.3, R5.3, R17.1)', async () => {
    const journey = await answeredJourney('/signin', [], { session: GUEST_SESSION });
    expect(resumeOf(journey)).toBeNull();
    journey.send({ type: 'signIn.submitted', email: DEMO_USER.email, secretId: '1', isRemembered: false });
    await journey.settle();
    expect(resumeOf(journey)).toEqual({ path: '/connect-patreon', step: 2 });
    journey.open('/connect-patreon');
    journey.send({ type: 'patreon.submitted', email: 'any@example.com', secretId: '2' });
    await journey.settle();
    expect(resumeOf(journey)).toEqual(OFFERS);
  });
});

it.each<[string, Partial<SavedJourney>, readonly string[], JourneyOptions?]>([
  ['nothing', {}, []],
  ['a connected Patreon account', {}, ['connect'], {}],
  ['a chosen offer', { offerId: '3-month' }, ['offer']],
  ['a complete business', { business: COMPLETE }, ['business']],
  ['an authorization alone', { business: { ...blankBusiness(), isAuthorized: true } }, []],
  ['a business that is not funded', { business: { ...COMPLETE, entityType: 'sole-proprietorship' } }, []],
  ['a signed contract', { isContractSigned: true }, ['sign']],
])('with %s, exactly the chapters are done to which nothing is missing (R16.1, R16.3)', (...row) => {
  const [, typed, expected, options = { session: UNCONNECTED_SESSION }] = row;
  const done = viewChapters(startJourney({ ...options, saved: { ...NOTHING_TYPED, ...typed } }).snapshot());
  expect(CHAPTERS.filter((chapter) => done[chapter])).toEqual(expected);
});

it.each<[string, Partial<SavedJourney>, boolean]>([
  ['nothing', {}, false],
  ['a name for the signature', { signature: 'Ada' }, true],
  ['a signed contract', { isContractSigned: true }, true],
  ['numbers of their own', { plan: { ...NOTHING_TYPED.plan, taxPercent: 25 } }, true],
])('with %s, something was typed: %s (R16.6, R17.1, R19.3)', (_what, typed, expected) => {
  const { actor } = startJourney({ saved: { ...NOTHING_TYPED, ...typed } });
  expect(hasTyped(actor.getSnapshot().context)).toBe(expected);
});

it('offers nothing to go on with after signing out (R2.4, R17.1)', () => {
  expect(resumeOf(journeyAfter('/offers', [{ type: 'offers.selected', offerId: '6-month' }, SIGNED_OUT]))).toBeNull();
});
