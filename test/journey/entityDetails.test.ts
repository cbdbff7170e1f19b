import { describe, expect, it } from 'vitest';
import { blankBusiness, blankOwner, type BusinessDetails, checklistOf } from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import * as views from '#machines/journey/views/viewEntityDetails.ts';
import { BUSINESS, EIN, inEverySlot, OTHER_PDF, PDF, PNG } from '#test/support/fixtures.ts';
import * as form from './businessSamples.ts';
import { contractSigned } from './contractSamples.ts';
import { BACK, journeyAfter, NEW_YEAR, opened } from './samples.ts';

const { ADD, AUTHORIZE, authorized, choose, COMPLETING, confirmed, CONTINUED, ein } = form;
const { given, identified, left, named, OWNER, removed, staked } = form;
const PATH = '/entity-details';
const viewAfter = (events: readonly JourneyEvent[]) => views.viewEntityDetails(journeyAfter(PATH, events).snapshot());

const PLACE: views.FilePlaceView = { file: null, refusal: null, sizeWarning: null, isMissing: false };

/** Every problem that the form shows, with its field. */
function problemsIn({ fieldProblems, owners, documents, isIncomeMissing }: views.EntityDetailsView) {
  const ofOwners = owners.flatMap(({ id, fields, excessPercent, idDocument }) => [
    ...fields.map(({ field, problem }) => [`${field}:${id}`, problem] as const),
    [`sum:${id}`, excessPercent],
    [`idDocument:${id}`, idDocument.isMissing ? 'missing' : null],
  ]);
  const problems = [
    ...Object.entries(fieldProblems),
    ...ofOwners,
    ...documents.map(({ slot, isMissing }) => [slot, isMissing ? 'missing' : null]),
    ['income', isIncomeMissing ? 'missing' : null],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Record<string, string | number>;
}

describe('Business form', () => {
  it('is blank at first (R9.6, R9.8, R9.9)', () => {
    const NO_TEXTS = ['name', 'percentage'].map((field) => ({ field, value: '', problem: null }));
    expect(viewAfter([])).toEqual({
      details: blankBusiness(),
      fieldProblems: { entityType: null, ein: null, address: null },
      owners: [{ fields: NO_TEXTS, id: OWNER, number: 1, excessPercent: null, idDocument: PLACE }],
      canRemoveOwner: false,
      documents: DOCUMENT_SLOTS.map((slot) => ({ slot, ...PLACE })),
      isFundable: true,
      canReceive: true,
      isSigned: false,
      signedOn: null,
      taxReturnYear: 2025,
      isComplete: false,
      checklist: checklistOf(blankBusiness()),
      isIncomeMissing: false,
      canContinue: false,
      requestedField: null,
      isChanging: false,
    });
  });

  const MISSING = { entityType: 'missing', ein: 'missing', address: 'missing', income: 'missing' };
  const OWNER_MISSING = { 'name:owner-1': 'missing', 'percentage:owner-1': 'missing', 'idDocument:owner-1': 'missing' };
  const EVERY_PROBLEM = { ...MISSING, ...OWNER_MISSING, ...inEverySlot('missing') };
  const LEFT_STAKE = left(`percentage:${OWNER}`);
  it.each<[string, readonly JourneyEvent[], Record<string, string | number>]>([
    ['nothing before the EIN is left (R9.2, R9.9)', [ein('12-34')], {}],
    ['a malformed EIN once it is left (R9.2)', [ein('12-34'), left('ein')], { ein: 'malformed' }],
    ['an invisible name (R9.4)', [named(' \u200B'), left(`name:${OWNER}`)], { 'name:owner-1': 'missing' }],
    ['a stake below a quarter (R9.4)', [staked('24'), LEFT_STAKE], { 'percentage:owner-1': 'tooLittle' }],
    [
      'the problems of each owner (R9.4)',
      [ADD, staked('110'), LEFT_STAKE, left('percentage:owner-2')],
      { 'percentage:owner-1': 'tooMuch', 'percentage:owner-2': 'missing' },
    ],
    ['too many percent in sum (R9.4, R20.4)', [ADD, staked('80%'), staked(' ４０', 'owner-2')], { 'sum:owner-2': 120 }],
    ['at once that 333 is too much (R9.4)', [staked('333')], { 'percentage:owner-1': 'tooMuch' }],
    ['at once that 33.3 is not whole (R20.4)', [staked('33.3')], { 'percentage:owner-1': 'notWhole' }],
    ['at once the zero of 050 (R20.4)', [staked('050')], { 'percentage:owner-1': 'leadingZero' }],
    ['nothing for an unknown owner (R9.9)', [left('name:owner-2')], {}],
    ['only the empty field that was left (R9.9)', [left('address')], { address: 'missing' }],
    ['everything missing after Continue and Back (R9.9, R9.10)', [AUTHORIZE, CONTINUED, BACK], EVERY_PROBLEM],
    ['nothing once everything is given (R9.9)', [AUTHORIZE, CONTINUED, BACK, ...COMPLETING], {}],
  ])('shows %s', (_what, events, problems) => {
    expect(problemsIn(viewAfter(events))).toEqual(problems);
  });

  it.each<[string, readonly JourneyEvent[], Partial<views.EntityDetailsView>]>([
    ['asks for last year’s tax return (R9.6)', [NEW_YEAR], { taxReturnYear: 2026 }],
    ['lets one of two owners be removed (R9.4)', [ADD], { canRemoveOwner: true }],
    ['keeps the last owner (R9.4)', [ADD, removed('owner-2')], { canRemoveOwner: false }],
    ['can continue once authorized (R9.8)', [AUTHORIZE], { canContinue: true, isComplete: false }],
    ['cannot continue unauthorized (R9.8)', [AUTHORIZE, authorized(false)], { canContinue: false }],
    ['is complete once everything is given (R9.9)', COMPLETING, { isComplete: true, checklist: checklistOf(BUSINESS) }],
    ['is incomplete again (R9.9)', [...COMPLETING, staked('24')], { isComplete: false }],
    [
      'shows the requested field (R9.9)',
      [{ type: 'business.fieldRequested', field: 'ein' }],
      { requestedField: 'ein' },
    ],
  ])('%s', (_what, events, shown) => {
    expect(viewAfter(events)).toMatchObject(shown);
  });

  const ID = `idDocument:${OWNER}` as const;
  const WRONG = { ...PDF, name: 'notes.txt', mimeType: 'text/plain', content: 'other' } as const;
  const LARGE_ID = { ...PNG, sizeBytes: 5_242_881 };
  const LARGE = { ...PDF, sizeBytes: 10_485_761 };
  const REFUSED_ID = { name: 'notes.txt', content: 'other', problem: 'notPdfOrImage' } as const;
  const REFUSED = { name: 'scan.png', content: 'png', problem: 'notPdf' } as const;
  const [pdf, png, other] = [given('taxReturn', PDF), given('taxReturn', PNG), given('taxReturn', OTHER_PDF)];
  it.each<[string, readonly JourneyEvent[], string, Partial<views.FilePlaceView>]>([
    ['takes a picture as an ID', [identified(PNG)], ID, { file: PNG }],
    [
      'keeps the ID when another is refused',
      [identified(PNG), identified(WRONG)],
      ID,
      { file: PNG, refusal: REFUSED_ID },
    ],
    ['warns of a large ID', [identified(LARGE_ID)], ID, { file: LARGE_ID, sizeWarning: 'largerThanAdvised' }],
    ['removes an ID', [identified(PDF), identified(WRONG), { type: 'business.fileRemoved', place: ID }], ID, {}],
    ['takes another document instead', [pdf, other], 'taxReturn', { file: OTHER_PDF }],
    ['keeps the document when a picture is refused', [pdf, png], 'taxReturn', { file: PDF, refusal: REFUSED }],
    ['takes a document after a refusal', [png, pdf], 'taxReturn', { file: PDF }],
    [
      'warns of a large document',
      [given('taxReturn', LARGE)],
      'taxReturn',
      { file: LARGE, sizeWarning: 'largerThanAdvised' },
    ],
    ['removes a document', [pdf, png, { type: 'business.fileRemoved', place: 'taxReturn' }], 'taxReturn', {}],
  ])('%s and touches no other file (R9.4, R9.5, R9.6)', (_what, events, place, change) => {
    const { owners, documents } = viewAfter(events);
    const places = documents.map(({ slot, ...shown }) => [slot, shown] as const);
    expect(Object.fromEntries([...places, [ID, owners[0]?.idDocument]])).toEqual({
      ...inEverySlot(PLACE),
      [ID]: PLACE,
      [place]: { ...PLACE, ...change },
    });
  });

  it.each<[string, readonly JourneyEvent[], string]>([
    ['stays open without the authorization', [...COMPLETING, authorized(false)], PATH],
    ['leads on while incomplete', [AUTHORIZE], '/sign-irs-form'],
  ])('%s (R9.8, R9.10)', (_what, events, path) => {
    expect(journeyAfter(PATH, [...events, CONTINUED]).path()).toBe(path);
  });

  const GRACE = [ADD, named('Grace', 'owner-2'), staked('40', 'owner-2'), identified(PNG, 'owner-2')];
  const owners = (...ids: readonly string[]) => ({ owners: ids.map(blankOwner) });
  const owning = (percentage: string) => ({ owners: [{ ...blankOwner(OWNER), percentage }] });
  it.each<[string, readonly JourneyEvent[], Partial<BusinessDetails>]>([
    ['everything that is typed (R9.1, R9.3, R9.4, R9.7)', COMPLETING, BUSINESS],
    ['the EIN as typed until it is left (R9.2)', [ein(' 123456789'), left('address')], { ein: ' 123456789' }],
    ['the EIN written out once it is left (R9.2, R20.1)', [ein('１２–３４５６７８９\t'), left('ein')], { ein: EIN }],
    ['a malformed EIN as it is (R9.2)', [ein('12-34'), left('ein')], { ein: '12-34' }],
    ['the last of several owners (R9.4)', [ADD, removed(OWNER), removed('owner-2')], owners('owner-2')],
    ['a new owner under a new id (R9.4)', [ADD, removed('owner-2'), ADD], owners(OWNER, 'owner-3')],
    [
      'each owner separately (R9.4)',
      GRACE,
      { owners: [blankOwner(OWNER), { id: 'owner-2', name: 'Grace', percentage: '40', idDocument: PNG }] },
    ],
    ['a percentage as typed (R9.4, R20.4)', [staked('7'), staked(' ６０％')], owning(' ６０％')],
    ['no letter in a percentage (R9.4)', [staked('7'), staked('7x')], owning('7')],
    ['a pasted percentage with words (R20.4)', [staked('40'), staked('60 percent')], owning('60 percent')],
    ['the income unconfirmed again (R9.7)', [confirmed(true), confirmed(false)], {}],
    ['everything when it is reopened (R9.9)', [ein('12'), BACK, opened(PATH)], { ein: '12' }],
  ])('remembers %s', (_what, events, change) => {
    expect(journeyAfter(PATH, events).context().business).toEqual({ ...blankBusiness(), ...change });
  });

  it('stays as it was signed and leads on (R12.8)', async () => {
    const journey = await contractSigned([opened(PATH), choose('llc')]);
    for (const event of [opened(PATH), ein('123456789'), ADD, AUTHORIZE]) journey.send(event);
    const { details, isSigned, canContinue } = views.viewEntityDetails(journey.snapshot());
    expect({ details, isSigned, canContinue }).toEqual({
      details: { ...blankBusiness(), entityType: 'llc' },
      isSigned: true,
      canContinue: true,
    });
    journey.send(CONTINUED);
    expect(journey.path()).toBe('/sign-irs-form');
  });
});

describe('Touched fields', () => {
  it('are noted once each (R9.9)', () => {
    const journey = journeyAfter(PATH, [left('ein'), left('ein'), AUTHORIZE, CONTINUED]);
    expect(journey.context().touchedFields.slice(0, 2)).toEqual(['ein', 'entityType']);
    expect(journey.context().touchedFields).toHaveLength(12);
  });

  it('are forgotten with a removed owner, like the refused file (R9.4)', () => {
    const touching = [left('name:owner-2'), left(`name:${OWNER}`), identified({ ...PDF, content: 'other' }, 'owner-2')];
    const events = [ADD, ...touching, given('taxReturn', PNG), removed('owner-2')];
    const { touchedFields, businessRefusals } = journeyAfter(PATH, events).context();
    expect(touchedFields).toEqual([`name:${OWNER}`]);
    expect(Object.keys(businessRefusals)).toEqual(['taxReturn']);
  });

  it('are requested by the IRS form until the form has shown them (R9.9)', () => {
    const journey = journeyAfter('/sign-irs-form', [{ type: 'business.fieldRequested', field: 'ein' }]);
    expect(journey.path()).toBe(PATH);
    expect(journey.context().requestedField).toBe('ein');
    journey.send({ type: 'business.fieldShown' });
    expect(journey.context().requestedField).toBeNull();
  });
});
