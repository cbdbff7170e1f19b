import { describe, expect, it } from 'vitest';
import type { JourneyEvent, LeftField } from '#machines/journey/events.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { PDF } from './samples.ts';

const OWNER = 'owner-1';
const AUTHORIZE: JourneyEvent = { type: 'business.authorizationChanged', isGiven: true };
const left = (field: LeftField): JourneyEvent => ({ type: 'business.fieldLeft', field });
const named = (name: string): JourneyEvent => ({ type: 'business.ownerNameChanged', ownerId: OWNER, name });
const staked = (percentage: string): JourneyEvent => ({
  type: 'business.ownerPercentageChanged',
  ownerId: OWNER,
  percentage,
});
const typed = (field: 'ein' | 'address', value: string): JourneyEvent => ({
  type: 'business.fieldChanged',
  field,
  value,
});

/** The form after these events, as its screen is told of it. */
function view(...events: readonly JourneyEvent[]) {
  const journey = journeyAt('/entity-details');
  for (const event of events) journey.send(event);
  return viewEntityDetails(journey.snapshot());
}

/** What the form says is wrong, field by field. */
function problemsShown(...events: readonly JourneyEvent[]) {
  const { entityTypeProblem, einProblem, addressProblem, owners, isIncomeMissing, documents } = view(...events);
  const [owner] = owners;
  return {
    entityType: entityTypeProblem,
    ein: einProblem,
    address: addressProblem,
    name: owner?.nameProblem,
    percentage: owner?.percentageProblem,
    idDocument: owner?.idDocument.isMissing,
    income: isIncomeMissing,
    documents: documents.filter(({ isMissing }) => isMissing).map(({ slot }) => slot),
  };
}

const NONE = {
  entityType: null,
  ein: null,
  address: null,
  name: null,
  percentage: null,
  idDocument: false,
  income: false,
  documents: [],
};

describe('The problems that the business form shows', () => {
  it('are none before a field was left, whatever is missing (R9.9)', () => {
    expect(problemsShown()).toEqual(NONE);
  });

  it.each<[LeftField, object]>([
    ['entityType', { entityType: 'missing' }],
    ['ein', { ein: 'missing' }],
    ['address', { address: 'missing' }],
    [`ownerName:${OWNER}`, { name: 'missing' }],
    [`ownerPercentage:${OWNER}`, { percentage: 'missing' }],
    [`ownerId:${OWNER}`, { idDocument: true }],
    ['income', { income: true }],
    ['document:taxReturn', { documents: ['taxReturn'] }],
    ['ownerName:owner-2', {}],
  ])('are that of the one field that was left: %s (R9.9)', (field, shown) => {
    expect(problemsShown(left(field))).toEqual({ ...NONE, ...shown });
  });

  it.each<[string, LeftField, JourneyEvent]>([
    ['entity type', 'entityType', { type: 'business.entityTypeChosen', entityType: 'llc' }],
    ['EIN', 'ein', typed('ein', '123456789')],
    ['address', 'address', typed('address', '1 Main Street')],
    ['name', `ownerName:${OWNER}`, named('Ada')],
    ['stake', `ownerPercentage:${OWNER}`, staked('60')],
    ['ID document', `ownerId:${OWNER}`, { type: 'business.ownerIdChosen', ownerId: OWNER, file: PDF }],
    ['income', 'income', { type: 'business.incomeConfirmationChanged', isConfirmed: true }],
    ['document', 'document:taxReturn', { type: 'business.documentChosen', slot: 'taxReturn', file: PDF }],
  ])('are gone with the %s given (R9.9)', (_what, field, give) => {
    expect(problemsShown(left(field), give)).toEqual(NONE);
  });

  it('tell a malformed EIN, a name of spaces and a stake below a quarter (R9.2, R9.4)', () => {
    const events = [typed('ein', '12-34'), left('ein'), named('  '), left(`ownerName:${OWNER}`), staked('24')];
    expect(problemsShown(...events, left(`ownerPercentage:${OWNER}`))).toEqual({
      ...NONE,
      ein: 'malformed',
      name: 'missing',
      percentage: 'outOfRange',
    });
  });

  it('are those of each owner apart (R9.4)', () => {
    const { owners } = view(
      { type: 'business.ownerAdded' },
      staked('10'),
      left(`ownerPercentage:${OWNER}`),
      left('ownerPercentage:owner-2'),
    );
    expect(owners.map(({ number, percentageProblem }) => [number, percentageProblem])).toEqual([
      [1, 'outOfRange'],
      [2, 'missing'],
    ]);
  });

  it('are listed all together once Continue has looked at every field, and not before (R9.10)', () => {
    expect(view(AUTHORIZE).problemsFound).toEqual([]);
    const found = view(AUTHORIZE, { type: 'business.continued' });
    expect(found.problemsFound).toEqual(found.problems);
    expect(found.problems.length).toBe(11);
  });
});

describe('The rows of the owners', () => {
  it('can be removed as long as there are several (R9.4)', () => {
    const added: JourneyEvent = { type: 'business.ownerAdded' };
    expect(
      [view(), view(added), view(added, { type: 'business.ownerRemoved', ownerId: OWNER })].map(
        ({ canRemoveOwner }) => canRemoveOwner,
      ),
    ).toEqual([false, true, false]);
  });
});
