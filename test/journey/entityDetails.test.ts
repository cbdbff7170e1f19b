import { describe, expect, it } from 'vitest';
import { DOCUMENT_SLOTS, ENTITY_TYPES } from '#machines/domain/business.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { expectRefused, PDF } from './samples.ts';

const PATH = '/entity-details';
const OWNER = 'owner-1';

const TICK: JourneyEvent = { type: 'business.authorizationChanged', isGiven: true };
const COMPLETING: readonly JourneyEvent[] = [
  { type: 'business.entityTypeChosen', entityType: 'llc' },
  { type: 'business.fieldChanged', field: 'ein', value: '12-3456789' },
  { type: 'business.fieldChanged', field: 'address', value: '1 Main Street\nSpringfield' },
  { type: 'business.ownerNameChanged', ownerId: OWNER, name: 'Ada Lovelace' },
  { type: 'business.ownerPercentageChanged', ownerId: OWNER, percentage: '60' },
  { type: 'business.ownerIdChosen', ownerId: OWNER, file: PDF },
  ...DOCUMENT_SLOTS.map((slot): JourneyEvent => ({ type: 'business.documentChosen', slot, file: PDF })),
  { type: 'business.incomeConfirmationChanged', isConfirmed: true },
  TICK,
];

const after = (...events: readonly JourneyEvent[]): TestJourney => {
  const journey = journeyAt(PATH);
  for (const event of events) journey.send(event);
  return journey;
};
const view = (journey: TestJourney) => viewEntityDetails(journey.snapshot());

describe('When in entityDetails', () => {
  it('is blank, incomplete and unauthorized at first (R9.8, R9.9)', () => {
    const journey = after();
    expect(journey.where().screen).toEqual({
      entityDetails: { completeness: 'incomplete', authorization: 'withheld' },
    });
    expect({
      isComplete: view(journey).isComplete,
      canContinue: view(journey).canContinue,
      canRemoveOwner: view(journey).canRemoveOwner,
      problems: view(journey).problems.length,
    }).toEqual({ isComplete: false, canContinue: false, canRemoveOwner: false, problems: 12 });
  });

  it.each(ENTITY_TYPES)('takes the entity type %s (R9.1)', (entityType) => {
    expect(after({ type: 'business.entityTypeChosen', entityType }).context().business.entityType).toBe(entityType);
  });

  it.each(['', 'LLC', 'trust', '__proto__'])('refuses the entity type %j (R9.1)', (entityType) => {
    expectRefused(after(), { type: 'business.entityTypeChosen', entityType });
  });

  it('keeps the EIN and the address as they are typed (R9.2, R9.3)', () => {
    const journey = after(
      { type: 'business.fieldChanged', field: 'ein', value: '12-34' },
      { type: 'business.fieldChanged', field: 'address', value: ' 1 Main Street\n\nSpringfield ' },
    );
    const { ein, address } = journey.context().business;
    expect({ ein, address }).toEqual({ ein: '12-34', address: ' 1 Main Street\n\nSpringfield ' });
  });

  it('shows a problem of a field only once the field has been left (R9.2, R9.9)', () => {
    const journey = after({ type: 'business.fieldChanged', field: 'ein', value: '12-34' });
    const before = view(journey).einProblem;
    journey.send({ type: 'business.fieldLeft', field: 'ein' });
    expect([before, view(journey).einProblem]).toEqual([null, 'malformed']);
  });

  it.each([
    ['123456789', '12-3456789'],
    [' 12-3456789 ', '12-3456789'],
    ['12-34', '12-34'],
  ])('writes the EIN %j as %j once the field was left (R9.2)', (typed, written) => {
    const journey = after({ type: 'business.fieldChanged', field: 'ein', value: typed });
    journey.send({ type: 'business.fieldLeft', field: 'address' });
    const before = journey.context().business.ein;
    journey.send({ type: 'business.fieldLeft', field: 'ein' });
    expect([before, journey.context().business.ein]).toEqual([typed, written]);
  });

  it('says by how much the owners hold more than the whole, and lets them (R9.4)', () => {
    const journey = after({ type: 'business.ownerPercentageChanged', ownerId: OWNER, percentage: '80' });
    const before = view(journey).excessOwnership;
    journey.send({ type: 'business.ownerAdded' });
    journey.send({ type: 'business.ownerPercentageChanged', ownerId: 'owner-2', percentage: '40' });
    journey.send({ type: 'business.authorizationChanged', isGiven: true });
    const { excessOwnership, canContinue } = view(journey);
    expect({ before, excessOwnership, canContinue }).toEqual({ before: null, excessOwnership: 120, canContinue: true });
  });

  it('says what is missing everywhere once Continue has found it, and not before (R9.9, R9.10)', () => {
    const journey = after({ type: 'business.authorizationChanged', isGiven: true });
    const told = () => {
      const { problems, problemsFound, isIncomeMissing, owners, documents } = view(journey);
      return {
        found: [problemsFound.length, problems.length],
        isIncomeMissing,
        isMissing: [owners[0]?.idDocument, ...documents].map((place) => place?.isMissing),
      };
    };
    expect(told()).toEqual({ found: [0, 11], isIncomeMissing: false, isMissing: [false, false, false, false, false] });
    journey.send({ type: 'business.continued' });
    journey.send({ type: 'navigation.backRequested' });
    expect(told()).toEqual({ found: [11, 11], isIncomeMissing: true, isMissing: [true, true, true, true, true] });
    journey.send({ type: 'business.documentChosen', slot: 'taxReturn', file: PDF });
    journey.send({ type: 'business.incomeConfirmationChanged', isConfirmed: true });
    expect(told()).toEqual({ found: [9, 9], isIncomeMissing: false, isMissing: [true, true, true, true, false] });
  });

  it.each([
    ['entityType', 'entityTypeProblem'],
    ['ein', 'einProblem'],
    ['address', 'addressProblem'],
  ] as const)('says that %s is missing once it was left empty, twice or more (R9.9)', (field, problem) => {
    const left: JourneyEvent = { type: 'business.fieldLeft', field };
    const journey = after(left, left);
    expect(view(journey)[problem]).toBe('missing');
    expect(journey.context().businessFieldsLeft).toEqual([field]);
  });

  it("says what is wrong with an owner's name and stake once they were left (R9.4)", () => {
    const journey = after(
      { type: 'business.ownerPercentageChanged', ownerId: OWNER, percentage: '24' },
      { type: 'business.fieldLeft', field: `ownerName:${OWNER}` },
      { type: 'business.fieldLeft', field: `ownerPercentage:${OWNER}` },
    );
    expect(view(journey).owners).toEqual([
      {
        id: OWNER,
        number: 1,
        name: '',
        nameProblem: 'missing',
        percentage: '24',
        percentageProblem: 'outOfRange',
        idDocument: { file: null, refusal: null, sizeNotice: null, isMissing: false },
      },
    ]);
  });

  it('asks for the tax return of last year (R9.6)', () => {
    expect(view(after()).taxReturnYear).toBe(2025);
  });

  it('confirms and unconfirms the income (R9.7)', () => {
    const journey = after({ type: 'business.incomeConfirmationChanged', isConfirmed: true });
    const confirmed = journey.context().business.isIncomeConfirmed;
    journey.send({ type: 'business.incomeConfirmationChanged', isConfirmed: false });
    expect([confirmed, journey.context().business.isIncomeConfirmed]).toEqual([true, false]);
  });

  it('keeps everything typed when the creator goes back and comes again (R9.9)', () => {
    const journey = after(...COMPLETING);
    journey.send({ type: 'navigation.backRequested' });
    journey.open(PATH);
    expect(journey.where().screen).toEqual({ entityDetails: { completeness: 'complete', authorization: 'given' } });
  });
});

describe('When in entityDetails.completeness.incomplete', () => {
  it('stays so until the last thing asked for is given, in whatever order (R9.9)', () => {
    const forwards = after();
    const backwards = after();
    const states = [COMPLETING, COMPLETING.toReversed()].map((events, index) =>
      events.map((event) => {
        const journey = index === 0 ? forwards : backwards;
        journey.send(event);
        return view(journey).isComplete;
      }),
    );
    const expected = [...Array<boolean>(COMPLETING.length - 1).fill(false), true];
    expect(states).toEqual([expected, expected]);
  });
});

describe('When in entityDetails.completeness.complete', () => {
  it.each<[string, JourneyEvent]>([
    ['the EIN is malformed', { type: 'business.fieldChanged', field: 'ein', value: '12' }],
    ['the address is erased', { type: 'business.fieldChanged', field: 'address', value: ' ' }],
    ['an owner has no name', { type: 'business.ownerNameChanged', ownerId: OWNER, name: '' }],
    ['an owner has 24 percent', { type: 'business.ownerPercentageChanged', ownerId: OWNER, percentage: '24' }],
    ['an ID document is removed', { type: 'business.ownerIdRemoved', ownerId: OWNER }],
    ['a document is removed', { type: 'business.documentRemoved', slot: 'operatingAgreement' }],
    ['the tax return is removed', { type: 'business.documentRemoved', slot: 'taxReturn' }],
    ['a blank owner is added', { type: 'business.ownerAdded' }],
    ['the income is unconfirmed', { type: 'business.incomeConfirmationChanged', isConfirmed: false }],
    ['the authorization is taken back', { type: 'business.authorizationChanged', isGiven: false }],
  ])('is incomplete again when %s (R9.9)', (_what, event) => {
    const journey = after(...COMPLETING);
    const before = view(journey).isComplete;
    journey.send(event);
    expect([before, view(journey).isComplete]).toEqual([true, false]);
  });
});

describe('When in entityDetails.authorization.withheld', () => {
  it('does not continue, however complete the rest is (R9.8)', () => {
    const journey = after(...COMPLETING, { type: 'business.authorizationChanged', isGiven: false });
    expect(journey.where().screen).toEqual({
      entityDetails: { completeness: 'incomplete', authorization: 'withheld' },
    });
    expect(view(journey).canContinue).toBe(false);
    expectRefused(journey, { type: 'business.continued' });
  });
});

describe('When in entityDetails.authorization.given', () => {
  it('may continue, however incomplete the rest is (R9.8)', () => {
    const journey = after(TICK);
    expect(journey.where().screen).toEqual({ entityDetails: { completeness: 'incomplete', authorization: 'given' } });
    expect(view(journey).canContinue).toBe(true);
  });

  it('continues while incomplete with one notice (R9.10)', () => {
    const journey = after(TICK, { type: 'business.continued' });
    expect(journey.path()).toBe('/sign-irs-form');
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'businessIncomplete' }]);
  });

  it('continues when complete without any notice (R9.10)', () => {
    const journey = after(...COMPLETING, { type: 'business.continued' });
    expect(journey.path()).toBe('/sign-irs-form');
    expect(journey.toasts).toEqual([]);
  });

  it('is withheld again when the box is unticked (R9.8)', () => {
    const journey = after(TICK, { type: 'business.authorizationChanged', isGiven: false });
    expect(view(journey).canContinue).toBe(false);
  });
});
