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
import { changeSessionInOtherTab, journeyAfter, visit, selectOffer, SIGNED_OUT } from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const OFFER_CHOSEN: Partial<SavedJourney> = { offerId: '6-month' };
const COMPLETE = { ...OFFER_CHOSEN, business: BUSINESS };
const SIGNED: Partial<SavedJourney> = { documentId: 'CCA-1', isContractSigned: true };
const GUEST = { session: GUEST_SESSION };
const UNCONNECTED = { session: UNCONNECTED_SESSION };
const OWN_SESSION = { isOwnSession: true };

const startSaved = (typed: Partial<SavedJourney>, options: JourneyOptions = {}) =>
  startJourney({ ...options, saved: { ...NOTHING_TYPED, ...typed } });
const resumePath = ({ snapshot }: TestJourney) => viewResume(snapshot())?.path ?? null;

describe('Application', () => {
  it.each<[string, Partial<SavedJourney>, string | null, JourneyOptions?]>([
    ['nowhere if it was never started', {}, null],
    ['at Patreon after only a sign-in', {}, '/connect-patreon', { ...UNCONNECTED, ...OWN_SESSION }],
    ['at the offers after connecting Patreon', {}, '/offers', OWN_SESSION],
    ['at Patreon if it is not connected', OFFER_CHOSEN, '/connect-patreon', UNCONNECTED],
    ['at the offers after connecting another account', { connectedAccounts: [ACCOUNTS[0]] }, '/offers'],
    ['at the offers even if the business is complete', { business: BUSINESS }, '/offers'],
    ['at the IRS form after completing the business', COMPLETE, '/sign-irs-form'],
    ['at the contract after uploading the IRS form', { ...COMPLETE, irsForm: PDF }, '/contract'],
    ['at the contract once it has been opened', { documentId: 'CCA-1' }, '/contract'],
    ['at the setup after signing', SIGNED, '/dashboard'],
    [
      'at the repayment dashboard after connecting a bank',
      { ...SIGNED, isBankConnectionStarted: true },
      '/dashboard-established',
    ],
  ])('continues %s (R17.1)', (_where, typed, path, options) => {
    expect(resumePath(startSaved(typed, options))).toBe(path);
  });

  it.each<[string, readonly JourneyEvent[], JourneyOptions, string | null]>([
    ['is not started by the demo session (R2.2, R17.1)', [visit('/')], {}, null],
    ['starts with a sign-in (R4.3, R17.1)', [{ type: 'session.signedIn', user: DEMO_USER }], {}, '/offers'],
    ['starts with a Patreon connection (R5.3, R17.1)', [{ type: 'session.patreonConnected' }], {}, '/offers'],
    ['starts with a sign-in in another tab (R17.1)', [changeSessionInOtherTab(DEMO_SESSION)], GUEST, '/offers'],
    ['continues after starting over (R17.1)', [{ type: 'journey.restarted' }], OWN_SESSION, '/offers'],
    ['ends at sign-out (R2.4, R17.1)', [visit('/offers'), selectOffer('6-month'), SIGNED_OUT], {}, null],
  ])('%s', (_what, events, options, path) => {
    expect(resumePath(journeyAfter('/', events, options))).toBe(path);
  });

  it('continues at a numbered step and shows finished chapters (R16.3, R17.1)', () => {
    const isDone = { connect: true, offer: true, business: false, sign: false };
    const resume = { path: '/entity-details', step: 5, isFundable: true, isDone };
    expect(viewResume(startSaved(OFFER_CHOSEN).snapshot())).toEqual(resume);
  });
});

it.each<[string, Partial<SavedJourney>, readonly string[], JourneyOptions?]>([
  ['nothing', {}, []],
  ['a chosen offer', OFFER_CHOSEN, ['offer']],
  ['a complete business', { business: BUSINESS }, ['business']],
  ['only an authorization', { business: { ...blankBusiness(), isAuthorized: true } }, []],
  ['a business that is not funded', { business: { ...BUSINESS, entityType: 'sole-proprietorship' } }, []],
  ['a signed contract', { isContractSigned: true }, ['sign']],
])(
  'viewChapters returns the finished chapters for %s (R16.1, R16.3)',
  (_what, typed, expected, options = UNCONNECTED) => {
    const done = viewChapters(startSaved(typed, options).snapshot());
    expect(CHAPTERS.filter((chapter) => done[chapter])).toEqual(expected);
  },
);

it.each<[string, boolean, Partial<JourneyContext>]>([
  ['An untouched journey', false, {}],
  ['A changed plan', true, { plan: { ...NOTHING_TYPED.plan, taxPercent: 25 } }],
  ['An IRS form', true, { irsForm: PDF }],
  ['A signature', true, { signature: 'Ada' }],
  ['A signed contract', true, { isContractSigned: true }],
])('%s counts as typed: %s (R16.6, R17.1, R19.3)', (_what, expected, change) => {
  expect(hasTyped({ ...startSaved({}).context(), ...change })).toBe(expected);
});
