import { type AnyEventObject, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { blankJourney, DEFAULT_POLICY } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { COMPLETE, inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import { REDACTION } from '#src/app/demonstration/redaction.ts';
import { tellMoments } from '#src/app/demonstration/tellMoments.ts';

const CANARY = 'canary';

/** The same value with a canary in every text in it. */
function planted(value: unknown): unknown {
  if (typeof value === 'string') return `${CANARY} ${value}`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(planted);
  return Object.fromEntries(Object.entries(value).map(([name, inside]: [string, unknown]) => [name, planted(inside)]));
}

const user = { email: `${CANARY}@example.com`, name: `${CANARY} Creator` };
const file = {
  id: `${CANARY}-file`,
  name: `${CANARY}.pdf`,
  sizeBytes: 2_202_010,
  mimeType: 'application/pdf',
  content: 'pdf',
};

/** Every event that carries something a creator typed or chose, with a canary in it. */
const TYPED: readonly AnyEventObject[] = [
  { type: 'url.opened', path: '/entity-details', hash: `#${CANARY}` },
  { type: 'business.fieldChanged', field: 'ein', value: CANARY },
  { type: 'business.fieldChanged', field: 'address', value: `1 ${CANARY} Street` },
  { type: 'business.entityTypeChosen', entityType: CANARY },
  { type: 'business.ownerNameChanged', ownerId: 'owner-1', name: `${CANARY} Owner` },
  { type: 'business.ownerPercentageChanged', ownerId: 'owner-1', percentage: CANARY },
  { type: 'business.ownerIdChosen', ownerId: 'owner-1', file },
  { type: 'business.documentChosen', slot: 'taxReturn', file },
  { type: 'business.documentChosen', slot: 'taxReturn', file: { ...file, mimeType: CANARY } },
  { type: 'url.opened', path: '/sign-irs-form', hash: '' },
  { type: 'irsForm.fileChosen', file },
  { type: 'irsForm.fileChosen', file: { ...file, mimeType: CANARY } },
  { type: 'url.opened', path: '/contract', hash: '' },
  { type: 'viewer.loaded' },
  { type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' },
  { type: 'contract.signatureChanged', signature: `${CANARY} Creator` },
  { type: 'contract.submitted' },
  { type: 'url.opened', path: `/${CANARY}`, hash: '' },
  { type: 'session.changedElsewhere', session: { ...DEMO_SESSION, user } },
  { type: 'url.opened', path: '/signin', hash: '' },
  { type: 'signIn.submitted', email: user.email, secretId: CANARY, isRemembered: true },
  { type: 'xstate.done.actor.signIn', output: { user }, actorId: 'signIn' },
  { type: 'session.signedOut' },
];

const opened = (path: string, hash: string): AnyEventObject => ({ type: 'url.opened', path, hash });

describe('What a watched product tells', () => {
  it('never holds anything that a creator typed', () => {
    const told: string[] = [];
    let workOutChoices = () => {};
    const teller = tellMoments({
      model: journeyModel(),
      now: () => 0,
      tell: (moment) => told.push(JSON.stringify(moment)),
      tellChoices: (choices) => told.push(JSON.stringify(choices)),
      later: (act) => {
        workOutChoices = act;
      },
    });
    const session = { ...DEMO_SESSION, user };
    const actor = createActor(createJourneyMachine(), { input: inputOf({ session }), inspect: teller.inspect });
    actor.subscribe({ error: () => {} });
    actor.start();
    for (const event of TYPED) {
      if (event.type === 'url.opened') workOutChoices();
      actor.send(event as never);
    }
    told.push(JSON.stringify(teller.since(0)), JSON.stringify(teller.choices()));
    expect(told.length).toBeGreaterThan(TYPED.length + 5);
    expect(told.filter((text) => text.includes(CANARY))).toEqual([]);
    expect(JSON.stringify(actor.getSnapshot())).toContain('"status":"active"');
  });

  it('shows of its memory what is listed, and of all else that it is there', () => {
    const context = {
      ...blankJourney(),
      policy: DEFAULT_POLICY,
      user,
      offerId: '6-month',
      elapsedMs: 1400,
      signature: 'Demo Creator',
      irsForm: file,
      business: COMPLETE,
      businessFieldsLeft: ['ein', 'address'],
      businessRefusals: { taxReturn: { name: CANARY, problem: 'notPdf' } },
    };
    expect(REDACTION.data(context)).toMatchObject({
      'policy.requireContractScroll': 'no',
      offerId: '6-month',
      elapsedMs: '1400',
      signature: '(text, 12 letters)',
      irsForm: '(file, 2.1 MB)',
      documentId: '(empty)',
      connectedAccounts: '(empty)',
      businessFieldsLeft: 'ein, address',
      'businessRefusals.taxReturn.problem': 'notPdf',
      'businessRefusals.taxReturn.name': '(text, 6 letters)',
      'business.ein': '(text, 10 letters)',
      'business.isAuthorized': 'yes',
      'business.owners.0.name': '(text, 3 letters)',
      'user.email': '(text, 18 letters)',
      'payout.amountDollars': '(number)',
    });
  });

  it('shows nothing of a part of the memory that is not listed, whatever it is called', () => {
    const texts = Object.values(REDACTION.data({ newPart: { inside: [CANARY, { deep: CANARY }] }, other: CANARY }));
    expect(texts).toEqual(['(text, 6 letters)', '(text, 6 letters)', '(text, 6 letters)']);
  });

  it('leaves of every event its type, and of what it carries only what is listed', () => {
    const events = Object.values(SAMPLES).flat();
    expect(events.length).toBeGreaterThan(50);
    const changed = events.map((event) => ({ ...(planted(event) as object), type: event.type }));
    const shown = changed.map((event) => JSON.stringify(REDACTION.event(event)));
    expect(shown.filter((text, index) => !text.includes(changed[index]?.type ?? ''))).toEqual([]);
    const listed = ['question', 'platform', 'account', 'offerId', 'field', 'slot', 'part'];
    const leaks = shown.flatMap((text) =>
      Object.entries(JSON.parse(text) as object)
        .filter(([, value]) => JSON.stringify(value).includes(CANARY))
        .map(([name]) => name),
    );
    expect([...new Set(leaks)].sort()).toEqual(listed.sort());
  });

  it('shows an address only when it is one of ours', () => {
    expect(REDACTION.event(opened('/offers', '#faq'))).toEqual({
      type: 'url.opened',
      path: '/offers',
      hash: '#faq',
    });
    expect(REDACTION.event(opened(`/${CANARY}`, `#${CANARY}`))).toEqual({
      type: 'url.opened',
      path: '(an address without a screen)',
      hash: '',
    });
  });

  it('does not take a long text for a name of ours', () => {
    expect(REDACTION.data({ offerId: CANARY.repeat(20) })).toEqual({ offerId: '(text, 120 letters)' });
  });
});
