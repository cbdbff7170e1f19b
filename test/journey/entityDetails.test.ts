import { describe, expect, it } from 'vitest';
import {
  blankBusiness,
  blankOwner,
  type BusinessDetails,
  checklistOf,
  type OwnerProblem,
} from '#machines/domain/business.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import * as views from '#machines/journey/views/viewEntityDetails.ts';
import type { TestJourney } from '#test/support/journeyAt.ts';
import * as form from './businessSamples.ts';
import { contractSigned } from './contractSamples.ts';
import { OTHER_PDF, PDF, PNG } from '#test/support/fixtures.ts';
import { BACK, journeyAfter, NEW_YEAR, opened } from './samples.ts';
import {
  DOCUMENT_SLOTS,
  type DocumentSlot,
  ENTITY_TYPES,
  OWNER_FIELDS,
  type OwnerTextField,
} from '#machines/domain/choices.ts';

const { ADD, AUTHORIZE, authorized, choose, COMPLETING, confirmed, CONTINUED, ein } = form;
const { given, identified, left, named, OWNER, removed, staked } = form;
const PATH = '/entity-details';
const view = (journey: TestJourney) => views.viewEntityDetails(journey.snapshot());

const PLACE: views.FilePlaceView = { file: null, refusal: null, sizeWarning: null, isMissing: false };
type OwnerTexts = readonly [name: string, percentage: string];
type OwnerProblems = Partial<Record<OwnerTextField, OwnerProblem>>;
/** An owner's fields with these texts, and these problems beside them. */
const texts = ([name, percentage]: OwnerTexts, problems: OwnerProblems = {}) => ({
  fields: Object.entries({ name, percentage }).map(([field, value]) => ({
    field: field as OwnerTextField,
    value,
    problem: problems[field as OwnerTextField] ?? null,
  })),
});
const ROW: views.OwnerView = { ...texts(['', '']), id: OWNER, number: 1, excessPercent: null, idDocument: PLACE };
const NO_PROBLEM: views.EntityDetailsView['fieldProblems'] = { entityType: null, ein: null, address: null };
const BLANK: views.EntityDetailsView = {
  details: blankBusiness(),
  fieldProblems: NO_PROBLEM,
  owners: [ROW],
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
};
const beside = (problems: Partial<typeof NO_PROBLEM>) => ({ fieldProblems: { ...NO_PROBLEM, ...problems } });
const owner = (change: Partial<views.OwnerView>) => ({ owners: [{ ...ROW, ...change }] });
const idPlace = (change: Partial<views.FilePlaceView>) => owner({ idDocument: { ...PLACE, ...change } });
const place = (slot: DocumentSlot, change: Partial<views.FilePlaceView>) => ({
  documents: DOCUMENT_SLOTS.map((each) => ({ slot: each, ...PLACE, ...(each === slot ? change : {}) })),
});

/** What stands on the form beside what was typed. */
type Shown = Partial<Omit<views.EntityDetailsView, 'details' | 'checklist'>>;
type Row = readonly [what: string, events: readonly JourneyEvent[], shown: Shown];

const LEFT_OWNER = OWNER_FIELDS.map((field) => left(`${field}:${OWNER}`));
const [LEFT_NAME, LEFT_STAKE, LEFT_ID] = LEFT_OWNER as [JourneyEvent, JourneyEvent, JourneyEvent];
const LEAVING = [...(['entityType', 'ein', 'address', 'income'] as const).map(left), ...LEFT_OWNER];
const TOO_MUCH = { percentage: 'tooMuch' } as const;
const SECOND = { ...ROW, ...texts(['', ''], { percentage: 'missing' }), id: 'owner-2', number: 2 };
const EXCESSIVE = { ...SECOND, ...texts(['', ' ４０']), excessPercent: 120 };
const FIELDS: readonly Row[] = [
  ['nothing of a malformed EIN before it is left (R9.2, R9.9)', [ein('12-34')], {}],
  ['a malformed EIN once it is left (R9.2)', [ein('12-34'), left('ein')], beside({ ein: 'malformed' })],
  ['a name that nobody sees (R9.4)', [named(' \u200B'), LEFT_NAME], owner(texts([' \u200B', ''], { name: 'missing' }))],
  ['the tax return of the year that is over once the next has begun (R9.6)', [NEW_YEAR], { taxReturnYear: 2026 }],
  ['a stake below a quarter (R9.4)', [staked('24'), LEFT_STAKE], owner(texts(['', '24'], { percentage: 'tooLittle' }))],
  [
    'the problem of each owner apart (R9.4)',
    [ADD, staked('110'), LEFT_STAKE, left('percentage:owner-2')],
    { owners: [{ ...ROW, ...texts(['', '110'], TOO_MUCH) }, SECOND], canRemoveOwner: true },
  ],
  [
    'the sum of the percentages where it is too much (R9.4, R20.4)',
    [ADD, staked('80%'), staked(' ４０', 'owner-2')],
    { owners: [{ ...ROW, ...texts(['', '80%']) }, EXCESSIVE], canRemoveOwner: true },
  ],
  ['at once that 333 is too much (R9.4)', [staked('333')], owner(texts(['', '333'], TOO_MUCH))],
  ['at once that 33.3 is not whole (R20.4)', [staked('33.3')], owner(texts(['', '33.3'], { percentage: 'notWhole' }))],
  ['at once the zero of 050 (R20.4)', [staked('050')], owner(texts(['', '050'], { percentage: 'leadingZero' }))],
  ['no owner to remove once one is left again (R9.4)', [ADD, removed('owner-2')], {}],
  ['nothing of an owner who is not there (R9.9)', [left('name:owner-2')], {}],
  ['that the entity type was left empty (R9.9)', [left('entityType')], beside({ entityType: 'missing' })],
  ['that the EIN was left empty (R9.9)', [left('ein')], beside({ ein: 'missing' })],
  ['that the address was left empty (R9.9)', [left('address')], beside({ address: 'missing' })],
  ['that the name was left empty (R9.9)', [LEFT_NAME], owner(texts(['', ''], { name: 'missing' }))],
  ['that the stake was left empty (R9.9)', [LEFT_STAKE], owner(texts(['', ''], { percentage: 'missing' }))],
  ['that the ID document was left out (R9.9)', [LEFT_ID], idPlace({ isMissing: true })],
  ['that the income was left unconfirmed (R9.9)', [left('income')], { isIncomeMissing: true }],
  [
    'nothing more of what was left empty once it is given (R9.9)',
    [...LEAVING, ...COMPLETING],
    {
      ...owner({ ...texts(['Ada Lovelace', '60']), idDocument: { ...PLACE, file: PDF } }),
      documents: DOCUMENT_SLOTS.map((slot) => ({ slot, ...PLACE, file: PDF })),
      isComplete: true,
      canContinue: true,
    },
  ],
  ['that Continue is allowed, however incomplete the rest is (R9.8)', [AUTHORIZE], { canContinue: true }],
  ['that Continue is not allowed once that is taken back (R9.8)', [AUTHORIZE, authorized(false)], {}],
  [
    'the field that was asked for (R9.9)',
    [{ type: 'business.fieldRequested', field: 'ein' }],
    { requestedField: 'ein' },
  ],
];

const WRONG = { ...PDF, name: 'notes.txt', mimeType: 'text/plain', content: 'other' } as const;
const REFUSED_ID = { name: 'notes.txt', content: 'other', problem: 'notPdfOrImage' } as const;
const LARGE_ID = { ...PNG, sizeBytes: 5_242_881 };
const REMOVE_ID: JourneyEvent = { type: 'business.fileRemoved', place: `idDocument:${OWNER}` };
const ADVISED = { sizeWarning: 'largerThanAdvised' } as const;
const FILES: readonly Row[] = [
  ['an ID as a PDF (R9.4)', [identified(PDF)], idPlace({ file: PDF })],
  ['an ID as a picture (R9.4)', [identified(PNG), LEFT_ID], idPlace({ file: PNG })],
  ['an ID of a refused kind (R9.4)', [identified(PNG), identified(WRONG)], idPlace({ file: PNG, refusal: REFUSED_ID })],
  ['an ID larger than advised (R9.4)', [identified(LARGE_ID)], idPlace({ file: LARGE_ID, ...ADVISED })],
  ['an ID after a refusal (R9.4)', [identified(WRONG), identified(PDF)], idPlace({ file: PDF })],
  ['no ID once it is removed (R9.4)', [identified(PDF), identified(WRONG), REMOVE_ID], {}],
];
const LARGE = { ...PDF, sizeBytes: 10_485_761 };
const REFUSED = { file: PDF, refusal: { name: 'scan.png', content: 'png', problem: 'notPdf' } } as const;
const DOCUMENTS = DOCUMENT_SLOTS.flatMap((slot): readonly Row[] => {
  const [pdf, png, other] = [given(slot, PDF), given(slot, PNG), given(slot, OTHER_PDF)];
  const leave = left(`document:${slot}`);
  return [
    [`says that ${slot} was left out`, [leave], place(slot, { isMissing: true })],
    [`says no more of ${slot} once it is given`, [leave, pdf], place(slot, { file: PDF })],
    [`takes another ${slot} instead`, [pdf, other], place(slot, { file: OTHER_PDF })],
    [`keeps ${slot} when a picture is refused`, [pdf, png], place(slot, REFUSED)],
    [`takes ${slot} after a refusal`, [png, pdf], place(slot, { file: PDF })],
    [`takes and marks a large ${slot}`, [given(slot, LARGE)], place(slot, { file: LARGE, ...ADVISED })],
    [`forgets ${slot} and a refusal with it`, [pdf, png, { type: 'business.fileRemoved', place: slot }], {}],
  ];
});

describe('The business form', () => {
  it('is blank, incomplete and unauthorized at first (R9.6, R9.8, R9.9)', () => {
    expect(view(journeyAfter(PATH))).toEqual(BLANK);
  });

  it.each([...FIELDS, ...FILES])('shows %s', (_what, events, shown) => {
    const all = view(journeyAfter(PATH, events));
    const { details } = all;
    expect(all).toEqual({ ...BLANK, details, checklist: checklistOf(details), ...shown });
  });

  it.each(DOCUMENTS)('%s, and touches no other document (R9.5, R9.6, R9.9)', (_what, events, shown) => {
    expect(view(journeyAfter(PATH, events)).documents).toEqual(shown.documents ?? BLANK.documents);
  });

  it('names what is missing next to each field after Continue, not before (R9.9, R9.10)', () => {
    const journey = journeyAfter(PATH, [AUTHORIZE]);
    const reported = (events: readonly JourneyEvent[]) => {
      for (const event of events) journey.send(event);
      const { isIncomeMissing, owners, documents } = view(journey);
      const places = [...owners.map(({ idDocument }) => idDocument), ...documents];
      return { isIncomeMissing, missingFiles: places.filter(({ isMissing }) => isMissing).length };
    };
    expect(reported([])).toEqual({ isIncomeMissing: false, missingFiles: 0 });
    expect(reported([CONTINUED, BACK])).toEqual({ isIncomeMissing: true, missingFiles: 5 });
    expect(reported([given('taxReturn', PDF), confirmed(true)])).toEqual({ isIncomeMissing: false, missingFiles: 4 });
  });
});

describe('The business details', () => {
  it('are complete once the last thing asked for is given, and no more once one is taken back (R9.9)', () => {
    const journey = journeyAfter(PATH);
    const states = [...COMPLETING, staked('24')].map((event) => {
      journey.send(event);
      return view(journey).isComplete;
    });
    expect(states).toEqual([...COMPLETING.slice(1).map(() => false), true, false]);
  });

  it.each<[string, readonly JourneyEvent[], string]>([
    ['do not without the authorization, however complete', [...COMPLETING, authorized(false)], PATH],
    ['do while incomplete', [AUTHORIZE], '/sign-irs-form'],
    ['do when complete', COMPLETING, '/sign-irs-form'],
  ])('lead on: they %s (R9.8, R9.10)', (_what, events, path) => {
    const journey = journeyAfter(PATH, [...events, CONTINUED]);
    expect([journey.path(), journey.toasts]).toEqual([path, []]);
  });
});

const owners = (...ids: readonly string[]) => ({ owners: ids.map(blankOwner) });
const owning = (percentage: string) => ({ owners: [{ ...blankOwner(OWNER), percentage }] });
const GRACE = [ADD, named('Grace', 'owner-2'), staked('40', 'owner-2'), identified(PNG, 'owner-2')];

type Remembered = [string, readonly JourneyEvent[], Partial<BusinessDetails>];
it.each<Remembered>([
  ...ENTITY_TYPES.map((entityType): Remembered => [`${entityType} (R9.1)`, [choose(entityType)], { entityType }]),
  ['the EIN as it is typed (R9.2)', [ein(' 12-34')], { ein: ' 12-34' }],
  ['the EIN written out once it was left (R9.2)', [ein(' 123456789'), left('ein')], { ein: '12-3456789' }],
  ['a malformed EIN as it is (R9.2)', [ein('12-34'), left('ein')], { ein: '12-34' }],
  ['the EIN as typed while it is not left (R9.2)', [ein('123456789'), left('address')], { ein: '123456789' }],
  ['the address as it is typed (R9.3)', [form.address(' 1 Main\n\nHill ')], { address: ' 1 Main\n\nHill ' }],
  ['a second owner, blank (R9.4)', [ADD], owners(OWNER, 'owner-2')],
  ['the last of several owners (R9.4)', [ADD, removed(OWNER), removed('owner-2')], owners('owner-2')],
  ['nobody under the id of one removed (R9.4)', [ADD, removed('owner-2'), ADD], owners(OWNER, 'owner-3')],
  ['everybody when nobody has the id (R9.4)', [ADD, removed('owner-9')], owners(OWNER, 'owner-2')],
  [
    'name, stake and ID document of the owner in question alone (R9.4)',
    GRACE,
    { owners: [blankOwner(OWNER), { id: 'owner-2', name: 'Grace', percentage: '40', idDocument: PNG }] },
  ],
  ['a percentage as typed (R9.4, R20.4)', [staked('7'), staked(' ６０％')], owning(' ６０％')],
  ['a percentage of nothing (R9.4)', [staked('7'), staked('')], owning('')],
  ['no letter in a percentage (R9.4)', [staked('7'), staked('7x')], owning('7')],
  ['a pasted percentage with words (R20.4)', [staked('40'), staked('60 percent')], owning('60 percent')],
  [
    'the EIN of wide digits written out (R9.2, R20.1)',
    [ein('１２–３４５６７８９\t'), left('ein')],
    { ein: '12-3456789' },
  ],
  ['the income confirmed (R9.7)', [confirmed(true)], { isIncomeConfirmed: true }],
  ['the income unconfirmed again (R9.7)', [confirmed(true), confirmed(false)], {}],
  ['the authorization given (R9.8)', [authorized(true)], { isAuthorized: true }],
  ['the authorization taken back (R9.8)', [authorized(true), authorized(false)], {}],
  ['everything when the creator comes again (R9.9)', [ein('12'), BACK, opened('/entity-details')], { ein: '12' }],
])('What the business form remembers is %s', (_what, events, change) => {
  expect(journeyAfter('/entity-details', events).context().business).toEqual({ ...blankBusiness(), ...change });
});

it('The business information after signing stays as it was signed, whatever is sent, and leads on (R12.8)', async () => {
  const journey = await contractSigned([opened('/entity-details'), choose('llc')]);
  const before = [opened('/entity-details'), ein('123456789'), ADD, AUTHORIZE];
  for (const event of before) journey.send(event);
  const { details, isSigned, canContinue } = view(journey);
  expect([isSigned, canContinue]).toEqual([true, true]);
  expect(details).toEqual({ ...blankBusiness(), entityType: 'llc' });
  journey.send(CONTINUED);
  expect(journey.path()).toBe('/sign-irs-form');
});
