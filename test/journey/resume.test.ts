import { describe, expect, it } from 'vitest';
import { blankBusiness } from '#machines/domain/business.ts';
import { ACCOUNTS, CHAPTERS } from '#machines/domain/choices.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { hasTyped, type JourneyContext } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewChapters, viewResume } from '#machines/journey/views/viewResume.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { BUSINESS, PDF } from '#test/support/fixtures.ts';
import { type JourneyOptions, startJourney, type TestJourney } from '#test/support/journeyAt.ts';
import { changedInOtherTab, journeyAfter, opened, select, SIGNED_OUT } from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const OFFERED: Partial<SavedJourney> = { offerId: '6-month' };
const COMPLETE = { ...OFFERED, business: BUSINESS };
const SIGNED: Partial<SavedJourney> = { documentId: 'CCA-1', isContractSigned: true };
const GUEST = { session: GUEST_SESSION };
const UNCONNECTED = { session: UNCONNECTED_SESSION };
const OWN = { isOwnSession: true };

const found = (typed: Partial<SavedJourney>, options: JourneyOptions = {}) =>
  startJourney({ ...options, saved: { ...NOTHING_TYPED, ...typed } });
const resumePath = ({ snapshot }: TestJourney) => viewResume(snapshot())?.path ?? null;

describe('Application', () => {
  it.each<[string, Partial<SavedJourney>, string | null, JourneyOptions?]>([
    ['nowhere if nothing was begun', {}, null],
    ['at Patreon after a sign-in alone', {}, '/connect-patreon', { ...UNCONNECTED, ...OWN }],
    ['at the offers after connecting Patreon', {}, '/offers', OWN],
    ['at Patreon if it is not connected', OFFERED, '/connect-patreon', UNCONNECTED],
    ['at the offers after connecting another account', { connectedAccounts: [ACCOUNTS[0]] }, '/offers'],
    ['at the offers, although the business is complete', { business: BUSINESS }, '/offers'],
    ['at the IRS form after completing the business', COMPLETE, '/sign-irs-form'],
    ['at the contract after uploading the form', { ...COMPLETE, irsForm: PDF }, '/contract'],
    ['at the contract once it was opened', { documentId: 'CCA-1' }, '/contract'],
    ['at the set-up after signing', SIGNED, '/dashboard'],
    [
      'at the repayment after connecting a bank',
      { ...SIGNED, isBankConnectionStarted: true },
      '/dashboard-established',
    ],
  ])('continues %s (R17.1)', (_where, typed, path, options) => {
    expect(resumePath(found(typed, options))).toBe(path);
  });

  it.each<[string, readonly JourneyEvent[], JourneyOptions, string | null]>([
    ['has not begun with the demonstration session (R2.2)', [opened('/')], {}, null],
    ['begins with a sign-in (R4.3)', [{ type: 'session.signedIn', user: DEMO_USER }], {}, '/offers'],
    ['begins with a connection (R5.3)', [{ type: 'session.patreonConnected' }], {}, '/offers'],
    ['begins with a sign-in in another tab', [changedInOtherTab(DEMO_SESSION)], GUEST, '/offers'],
    ['continues after starting over', [{ type: 'journey.restarted' }], OWN, '/offers'],
    ['ends with signing out (R2.4)', [opened('/offers'), select('6-month'), SIGNED_OUT], {}, null],
  ])('%s (R17.1)', (_what, events, options, path) => {
    expect(resumePath(journeyAfter('/', events, options))).toBe(path);
  });

  it('continues at a numbered step, with the chapters that are done (R16.3, R17.1)', () => {
    const isDone = { connect: true, offer: true, business: false, sign: false };
    const resume = { path: '/entity-details', step: 5, isFundable: true, isDone };
    expect(viewResume(found(OFFERED).snapshot())).toEqual(resume);
  });
});

it.each<[string, Partial<SavedJourney>, readonly string[], JourneyOptions?]>([
  ['nothing', {}, []],
  ['a chosen offer', OFFERED, ['offer']],
  ['a complete business', { business: BUSINESS }, ['business']],
  ['an authorization alone', { business: { ...blankBusiness(), isAuthorized: true } }, []],
  ['a business that is not funded', { business: { ...BUSINESS, entityType: 'sole-proprietorship' } }, []],
  ['a signed contract', { isContractSigned: true }, ['sign']],
])('Chapters done with %s: %s (R16.1, R16.3)', (_what, typed, expected, options = UNCONNECTED) => {
  const done = viewChapters(found(typed, options).snapshot());
  expect(CHAPTERS.filter((chapter) => done[chapter])).toEqual(expected);
});

it.each<[string, boolean, Partial<JourneyContext>]>([
  ['Nothing', false, {}],
  ['An own number', true, { plan: { ...NOTHING_TYPED.plan, taxPercent: 25 } }],
  ['An IRS form', true, { irsForm: PDF }],
  ['A signature', true, { signature: 'Ada' }],
  ['A signed contract', true, { isContractSigned: true }],
])('%s counts as typed: %s (R16.6, R17.1, R19.3)', (_what, expected, change) => {
  expect(hasTyped({ ...found({}).context(), ...change })).toBe(expected);
});
