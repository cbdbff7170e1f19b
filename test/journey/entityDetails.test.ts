import { describe, expect, it } from 'vitest';
import { blankBusiness, blankOwner, type BusinessDetails, checklistOf } from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewRemoved } from '#machines/journey/views/viewApplication.ts';
import * as views from '#machines/journey/views/viewEntityDetails.ts';
import { BUSINESS, EIN, inEverySlot, PDF, PNG } from '#test/support/fixtures.ts';
import * as form from './businessSamples.ts';
import { BACK, journeyAfter, NEW_YEAR } from './samples.ts';

const { ADD_OWNER, AUTHORIZE, FILL_IN_FORM, CONTINUE, typeEin } = form;
const { chooseDocument, chooseId, touchField, nameOwner, OWNER_ID, removeOwner, typePercentage } = form;
const PATH = '/entity-details';
const viewAfter = (events: readonly JourneyEvent[]) => views.viewEntityDetails(journeyAfter(PATH, events).snapshot());

const NO_FILE: views.FilePlaceView = { file: null, refusal: null, sizeWarning: null, isMissing: false };

/** Returns every problem that the form shows, by field. */
function problemsIn({ fieldProblems, owners, documents, isIncomeMissing }: views.EntityDetailsView) {
  const ownerProblems = owners.flatMap(({ id, fields, excessPercent, idDocument }) => [
    ...fields.map(({ field, problem }) => [`${field}:${id}`, problem] as const),
    [`sum:${id}`, excessPercent],
    [`idDocument:${id}`, idDocument.isMissing ? 'missing' : null],
  ]);
  const problems = [
    ...Object.entries(fieldProblems),
    ...ownerProblems,
    ...documents.map(({ slot, isMissing }) => [slot, isMissing ? 'missing' : null]),
    ['income', isIncomeMissing ? 'missing' : null],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Record<string, string | number>;
}

describe('Business form', () => {
  it('starts blank (R9.6, R9.8, R9.9)', () => {
    const EMPTY_FIELDS = ['name', 'percentage'].map((field) => ({ field, value: '', problem: null }));
    expect(viewAfter([])).toEqual({
      details: blankBusiness(),
      fieldProblems: { entityType: null, ein: null, address: null },
      owners: [{ fields: EMPTY_FIELDS, id: OWNER_ID, number: 1, excessPercent: null, idDocument: NO_FILE }],
      canRemoveOwner: false,
      documents: DOCUMENT_SLOTS.map((slot) => ({ slot, ...NO_FILE })),
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
  const TOUCHING_TWO = [
    ADD_OWNER,
    typePercentage('24'),
    touchField(`percentage:${OWNER_ID}`),
    touchField('percentage:owner-2'),
  ];
  it.each<[string, readonly JourneyEvent[], Record<string, string | number>]>([
    ['no problem before the EIN field loses focus (R9.2, R9.9)', [typeEin('12-34')], {}],
    ['a malformed EIN once its field loses focus (R9.2)', [typeEin('12-34'), touchField('ein')], { ein: 'malformed' }],
    [
      'problems with touched percentages (R9.4)',
      TOUCHING_TWO,
      { 'percentage:owner-1': 'tooLittle', 'percentage:owner-2': 'missing' },
    ],
    [
      'a total over 100 percent (R9.4, R20.4)',
      [ADD_OWNER, typePercentage('80%'), typePercentage(' ４０', 'owner-2')],
      { 'sum:owner-2': 120 },
    ],
    ['immediately that 333 is too much (R9.4)', [typePercentage('333')], { 'percentage:owner-1': 'tooMuch' }],
    [
      'immediately that 33.3 is not a whole number (R20.4)',
      [typePercentage('33.3')],
      { 'percentage:owner-1': 'notWhole' },
    ],
    ['every missing item after Continue and Back (R9.9, R9.10)', [AUTHORIZE, CONTINUE, BACK], EVERY_PROBLEM],
    ['no problem once everything is filled in (R9.9)', [AUTHORIZE, CONTINUE, BACK, ...FILL_IN_FORM], {}],
  ])('shows %s', (_what, events, problems) => {
    expect(problemsIn(viewAfter(events))).toEqual(problems);
  });

  it.each<[string, readonly JourneyEvent[], Partial<views.EntityDetailsView>]>([
    ['asks for last year’s tax return (R9.6)', [NEW_YEAR], { taxReturnYear: 2026 }],
    ['lets one of two owners be removed (R9.4)', [ADD_OWNER], { canRemoveOwner: true }],
    ['does not offer to remove the only owner (R9.4)', [ADD_OWNER, removeOwner('owner-2')], { canRemoveOwner: false }],
    ['can continue once authorized (R9.8)', [AUTHORIZE], { canContinue: true, isComplete: false }],
    [
      'is complete once everything is filled in (R9.9)',
      FILL_IN_FORM,
      { isComplete: true, checklist: checklistOf(BUSINESS) },
    ],
  ])('%s', (_what, events, shown) => {
    expect(viewAfter(events)).toMatchObject(shown);
  });

  const ID = `idDocument:${OWNER_ID}` as const;
  const WRONG = { ...PDF, name: 'notes.txt', mimeType: 'text/plain', content: 'other' } as const;
  const LARGE_ID = { ...PNG, sizeBytes: 5_242_881 };
  const REFUSED_ID = { name: 'notes.txt', content: 'other', problem: 'notPdfOrImage' } as const;
  const REFUSED = { name: 'scan.png', content: 'png', problem: 'notPdf' } as const;
  const REFUSING = [chooseId(PNG), chooseId(WRONG)];
  const [pdf, png] = [chooseDocument('taxReturn', PDF), chooseDocument('taxReturn', PNG)];
  it.each<[string, readonly JourneyEvent[], string, Partial<views.FilePlaceView>]>([
    ['keeps the ID when a replacement is rejected', REFUSING, ID, { file: PNG, refusal: REFUSED_ID }],
    ['removes an ID', [...REFUSING, { type: 'business.fileRemoved', place: ID }], ID, {}],
    ['keeps the document when a replacement is rejected', [pdf, png], 'taxReturn', { file: PDF, refusal: REFUSED }],
    ['warns about a large ID', [chooseId(LARGE_ID)], ID, { file: LARGE_ID, sizeWarning: 'largerThanAdvised' }],
    ['removes a document', [pdf, png, { type: 'business.fileRemoved', place: 'taxReturn' }], 'taxReturn', {}],
  ])('%s; other files stay unchanged (R9.4, R9.5, R9.6)', (_what, events, place, change) => {
    const { owners, documents } = viewAfter(events);
    const places = documents.map(({ slot, ...shown }) => [slot, shown] as const);
    expect(Object.fromEntries([...places, [ID, owners[0]?.idDocument]])).toEqual({
      ...inEverySlot(NO_FILE),
      [ID]: NO_FILE,
      [place]: { ...NO_FILE, ...change },
    });
  });

  const TYPING_PERCENTAGES = [typePercentage('40', 'owner-2'), typePercentage('x40', 'owner-2')];
  const GRACE = [ADD_OWNER, nameOwner('Grace', 'owner-2'), ...TYPING_PERCENTAGES, chooseId(PNG, 'owner-2')];
  const owners = (...ids: readonly string[]) => ({ owners: ids.map(blankOwner) });
  const GRACE_OWNER = { id: 'owner-2', name: 'Grace', percentage: '40', idDocument: PNG };
  it.each<[string, readonly JourneyEvent[], Partial<BusinessDetails>]>([
    ['everything typed (R9.1, R9.3, R9.4, R9.7)', FILL_IN_FORM, BUSINESS],
    [
      'the EIN as typed until its field loses focus (R9.2)',
      [typeEin(' 123456789'), touchField('address')],
      { ein: ' 123456789' },
    ],
    [
      'the formatted EIN once its field loses focus (R9.2, R20.1)',
      [typeEin('１２–３４５６７８９\t'), touchField('ein')],
      { ein: EIN },
    ],
    [
      'the only remaining owner, despite a removal (R9.4)',
      [ADD_OWNER, removeOwner(OWNER_ID), removeOwner('owner-2')],
      owners('owner-2'),
    ],
    ['each owner, ignoring letters in percentages (R9.4)', GRACE, { owners: [blankOwner(OWNER_ID), GRACE_OWNER] }],
  ])('remembers %s', (_what, events, change) => {
    expect(journeyAfter(PATH, events).context().business).toEqual({ ...blankBusiness(), ...change });
  });

  it('ignores a second removal of an owner and never reuses ids (R9.4)', () => {
    const removedTwice = [removeOwner('owner-2'), removeOwner('owner-2')];
    const { business } = journeyAfter(PATH, [ADD_OWNER, ADD_OWNER, ...removedTwice, ADD_OWNER]).context();
    expect(business.owners.map(({ id }) => id)).toEqual(['owner-1', 'owner-3', 'owner-4']);
  });
});

describe('Touched fields', () => {
  it("of a removed owner are cleared, like the owner's file rejections (R9.4)", () => {
    const touching = [
      touchField('name:owner-2'),
      touchField(`name:${OWNER_ID}`),
      chooseId({ ...PDF, content: 'other' }, 'owner-2'),
    ];
    const events = [ADD_OWNER, ...touching, chooseDocument('taxReturn', PNG), removeOwner('owner-2')];
    const { touchedFields, businessRefusals } = journeyAfter(PATH, events).context();
    expect(touchedFields).toEqual([`name:${OWNER_ID}`]);
    expect(Object.keys(businessRefusals)).toEqual(['taxReturn']);
  });
});

describe('Requested field', () => {
  it('opens the form and stays requested until shown (R9.9)', () => {
    const journey = journeyAfter('/sign-irs-form', [{ type: 'business.fieldRequested', field: 'ein' }]);
    expect(journey.path()).toBe(PATH);
    expect(views.viewEntityDetails(journey.snapshot()).requestedField).toBe('ein');
    journey.send({ type: 'business.fieldShown' });
    expect(journey.context().requestedField).toBeNull();
    journey.send({ type: 'business.fieldRequested', field: 'address' });
    expect(journey.context().requestedField).toBe('address');
  });
});

const UNDO: JourneyEvent = { type: 'removal.undone' };
const GRACE_HOPPER = [nameOwner('Grace Hopper', 'owner-2'), typePercentage('25', 'owner-2'), chooseId(PDF, 'owner-2')];
const TWO_OWNERS = [...FILL_IN_FORM, ADD_OWNER, ...GRACE_HOPPER];
const RETURN_REMOVED: JourneyEvent = { type: 'business.fileRemoved', place: 'taxReturn' };
const ID_REMOVED: JourneyEvent = { type: 'business.fileRemoved', place: 'idDocument:owner-1' };

describe('Undo on the business form', () => {
  it.each([
    ['an owner', removeOwner('owner-2'), { item: 'owner', name: 'Grace Hopper' }],
    ['a document', RETURN_REMOVED, { item: 'taxReturn', name: PDF.name }],
    ['an ID', ID_REMOVED, { item: 'idDocument:owner-1', name: PDF.name }],
  ] as const)('names and restores %s (R17.3)', (_what, removal, removed) => {
    const journey = journeyAfter(PATH, TWO_OWNERS);
    const { business } = journey.context();
    journey.send(removal);
    expect(viewRemoved(journey.snapshot())).toEqual(removed);
    expect(journey.context().business).not.toEqual(business);
    journey.send(UNDO);
    expect(viewRemoved(journey.snapshot())).toBeNull();
    expect(journey.context().business).toEqual(business);
  });

  it('restores touched fields and keeps those touched later (R9.4, R17.3)', () => {
    const events = [ADD_OWNER, touchField('name:owner-2'), removeOwner('owner-2'), touchField('ein'), UNDO];
    const { touchedFields } = journeyAfter(PATH, events).context();
    expect(touchedFields).toEqual(['name:owner-2', 'ein']);
  });

  it.each<[string, JourneyEvent]>([
    ['typing', typeEin('12')],
    ['a new file', chooseDocument('operatingAgreement', PDF)],
    ['leaving the form', BACK],
  ])('is unavailable after %s (R17.3)', (_what, event) => {
    const journey = journeyAfter(PATH, [...TWO_OWNERS, removeOwner('owner-2'), event]);
    expect(viewRemoved(journey.snapshot())).toBeNull();
    expect(journey.can(UNDO)).toBe(false);
  });
});
