import { describe, expect, it } from 'vitest';
import { blankBusiness, businessProblems, DOCUMENT_SLOTS, type DocumentSlot } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent, LeftField } from '#machines/journey/events.ts';
import {
  type EntityDetailsView,
  type FilePlaceView,
  type OwnerView,
  viewEntityDetails,
} from '#machines/journey/views/viewEntityDetails.ts';
import type { TestJourney } from '#test/support/journeyAt.ts';
import { BACK, journeyAfter, OTHER_PDF, PDF, PNG } from './samples.ts';

const PATH = '/entity-details';
const OWNER = 'owner-1';

const AUTHORIZE: JourneyEvent = { type: 'business.authorizationChanged', isGiven: true };
const WITHHOLD: JourneyEvent = { type: 'business.authorizationChanged', isGiven: false };
const CONTINUED: JourneyEvent = { type: 'business.continued' };
const ADD: JourneyEvent = { type: 'business.ownerAdded' };
const left = (field: LeftField): JourneyEvent => ({ type: 'business.fieldLeft', field });
const typed = (field: 'ein' | 'address', value: string): JourneyEvent => ({
  type: 'business.fieldChanged',
  field,
  value,
});
const named = (name: string): JourneyEvent => ({ type: 'business.ownerNameChanged', ownerId: OWNER, name });
const staked = (percentage: string, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerPercentageChanged',
  ownerId,
  percentage,
});
const identified = (file: FileRef): JourneyEvent => ({ type: 'business.ownerIdChosen', ownerId: OWNER, file });
const chosen = (slot: DocumentSlot, file: FileRef): JourneyEvent => ({ type: 'business.documentChosen', slot, file });
const confirmed = (isConfirmed: boolean): JourneyEvent => ({ type: 'business.incomeConfirmationChanged', isConfirmed });

const COMPLETING: readonly JourneyEvent[] = [
  { type: 'business.entityTypeChosen', entityType: 'llc' },
  typed('ein', '12-3456789'),
  typed('address', '1 Main Street\nSpringfield'),
  named('Ada Lovelace'),
  staked('60'),
  identified(PDF),
  ...DOCUMENT_SLOTS.map((slot) => chosen(slot, PDF)),
  confirmed(true),
  AUTHORIZE,
];

const view = (journey: TestJourney) => viewEntityDetails(journey.snapshot());

const PLACE: FilePlaceView = { file: null, refusal: null, sizeNotice: null, isMissing: false };
const ROW: OwnerView = {
  id: OWNER,
  number: 1,
  name: '',
  nameProblem: null,
  percentage: '',
  percentageProblem: null,
  idDocument: PLACE,
};
const BLANK: EntityDetailsView = {
  details: blankBusiness(),
  entityTypeProblem: null,
  einProblem: null,
  addressProblem: null,
  owners: [ROW],
  canRemoveOwner: false,
  excessOwnership: null,
  documents: DOCUMENT_SLOTS.map((slot) => ({ slot, ...PLACE })),
  taxReturnYear: 2025,
  isComplete: false,
  problems: businessProblems(blankBusiness()),
  problemsFound: [],
  isIncomeMissing: false,
  canContinue: false,
  fieldAsked: null,
  isChanging: false,
};
const owner = (change: Partial<OwnerView>) => ({ owners: [{ ...ROW, ...change }] });
const idPlace = (change: Partial<FilePlaceView>) => owner({ idDocument: { ...PLACE, ...change } });
const place = (slot: DocumentSlot, change: Partial<FilePlaceView>) => ({
  documents: DOCUMENT_SLOTS.map((each) => ({ slot: each, ...PLACE, ...(each === slot ? change : {}) })),
});

/** What stands on the form beside what was typed. */
type Shown = Partial<Omit<EntityDetailsView, 'details' | 'problems'>>;
type Row = readonly [what: string, events: readonly JourneyEvent[], shown: Shown];

const FIELDS: readonly Row[] = [
  ['nothing of a malformed EIN before it is left (R9.2, R9.9)', [typed('ein', '12-34')], {}],
  ['a malformed EIN once it is left (R9.2)', [typed('ein', '12-34'), left('ein')], { einProblem: 'malformed' }],
  ['a name of spaces (R9.4)', [named('  '), left(`ownerName:${OWNER}`)], owner({ name: '  ', nameProblem: 'missing' })],
  [
    'a stake below a quarter (R9.4)',
    [staked('24'), left(`ownerPercentage:${OWNER}`)],
    owner({ percentage: '24', percentageProblem: 'outOfRange' }),
  ],
  [
    'the problem of each owner apart, and by how much the stakes are more than the whole (R9.4)',
    [ADD, staked('110'), left(`ownerPercentage:${OWNER}`), left('ownerPercentage:owner-2')],
    {
      owners: [
        { ...ROW, percentage: '110', percentageProblem: 'outOfRange' },
        { ...ROW, id: 'owner-2', number: 2, percentageProblem: 'missing' },
      ],
      canRemoveOwner: true,
      excessOwnership: 110,
    },
  ],
  [
    'no owner to remove once one is left again (R9.4)',
    [ADD, { type: 'business.ownerRemoved', ownerId: 'owner-2' }],
    {},
  ],
  ['nothing of an owner who is not there (R9.9)', [left('ownerName:owner-2')], {}],
  ['that the entity type was left empty (R9.9)', [left('entityType')], { entityTypeProblem: 'missing' }],
  ['that the EIN was left empty (R9.9)', [left('ein')], { einProblem: 'missing' }],
  ['that the address was left empty (R9.9)', [left('address')], { addressProblem: 'missing' }],
  ['that the name was left empty (R9.9)', [left(`ownerName:${OWNER}`)], owner({ nameProblem: 'missing' })],
  ['that the stake was left empty (R9.9)', [left(`ownerPercentage:${OWNER}`)], owner({ percentageProblem: 'missing' })],
  ['that the ID document was left out (R9.9)', [left(`ownerId:${OWNER}`)], idPlace({ isMissing: true })],
  ['that the income was left unconfirmed (R9.9)', [left('income')], { isIncomeMissing: true }],
  ['that Continue is allowed, however incomplete the rest is (R9.8)', [AUTHORIZE], { canContinue: true }],
  ['that Continue is not allowed once the authorization is taken back (R9.8)', [AUTHORIZE, WITHHOLD], {}],
  [
    'the field that a list of what is missing points at (R9.9)',
    [{ type: 'business.fieldAsked', field: 'ein' }],
    { fieldAsked: 'ein' },
  ],
];

const WRONG = { ...PDF, name: 'notes.txt', mimeType: 'text/plain', content: 'other' } as const;
const REFUSED_ID = { name: 'notes.txt', problem: 'notPdfOrImage' } as const;
const LARGE_ID = { ...PNG, sizeBytes: 5_242_881 };
const REMOVE_ID: JourneyEvent = { type: 'business.ownerIdRemoved', ownerId: OWNER };
const FILES: readonly Row[] = [
  ['an ID as a PDF (R9.4)', [identified(PDF)], idPlace({ file: PDF })],
  ['an ID as a picture (R9.4)', [identified(PNG), left(`ownerId:${OWNER}`)], idPlace({ file: PNG })],
  ['an ID of a refused kind (R9.4)', [identified(PNG), identified(WRONG)], idPlace({ file: PNG, refusal: REFUSED_ID })],
  [
    'an ID larger than advised (R9.4)',
    [identified(LARGE_ID)],
    idPlace({ file: LARGE_ID, sizeNotice: 'largerThanAdvised' }),
  ],
  ['an ID after a refusal (R9.4)', [identified(WRONG), identified(PDF)], idPlace({ file: PDF })],
  ['no ID once it is removed (R9.4)', [identified(PDF), identified(WRONG), REMOVE_ID], {}],
];
const LARGE = { ...PDF, sizeBytes: 10_485_761 };
const REFUSED = { name: 'scan.png', problem: 'notPdf' } as const;
const DOCUMENTS = DOCUMENT_SLOTS.flatMap((slot): readonly Row[] => [
  [`says that ${slot} was left out`, [left(`document:${slot}`)], place(slot, { isMissing: true })],
  [
    `says no more of ${slot} once it is given`,
    [left(`document:${slot}`), chosen(slot, PDF)],
    place(slot, { file: PDF }),
  ],
  [`takes another ${slot} instead`, [chosen(slot, PDF), chosen(slot, OTHER_PDF)], place(slot, { file: OTHER_PDF })],
  [
    `keeps ${slot} when a picture is refused`,
    [chosen(slot, PDF), chosen(slot, PNG)],
    place(slot, { file: PDF, refusal: REFUSED }),
  ],
  [`takes ${slot} after a refusal`, [chosen(slot, PNG), chosen(slot, PDF)], place(slot, { file: PDF })],
  [
    `takes and marks a large ${slot}`,
    [chosen(slot, LARGE)],
    place(slot, { file: LARGE, sizeNotice: 'largerThanAdvised' }),
  ],
  [
    `has neither ${slot} nor a refusal once it is removed`,
    [chosen(slot, PDF), chosen(slot, PNG), { type: 'business.documentRemoved', slot }],
    {},
  ],
]);

describe('The business form', () => {
  it('is blank, incomplete and unauthorized at first (R9.6, R9.8, R9.9)', () => {
    expect(view(journeyAfter(PATH))).toEqual(BLANK);
  });

  it.each([...FIELDS, ...FILES])('shows %s', (_what, events, shown) => {
    const { details: _details, problems: _problems, ...rest } = view(journeyAfter(PATH, events));
    const { details: _blank, problems: _missing, ...blank } = BLANK;
    expect(rest).toEqual({ ...blank, ...shown });
  });

  it.each(DOCUMENTS)('%s, and touches no other document (R9.5, R9.6, R9.9)', (_what, events, shown) => {
    expect(view(journeyAfter(PATH, events)).documents).toEqual(shown.documents ?? BLANK.documents);
  });

  it('says nothing more of what was left empty once it is given (R9.9)', () => {
    const leaving = [
      ...(['entityType', 'ein', 'address', 'income'] as const),
      ...(['ownerName', 'ownerPercentage', 'ownerId'] as const).map((field) => `${field}:${OWNER}` as const),
    ].map(left);
    const { entityTypeProblem, einProblem, addressProblem, owners, isIncomeMissing } = view(
      journeyAfter(PATH, [...leaving, ...COMPLETING]),
    );
    expect({ entityTypeProblem, einProblem, addressProblem, owners, isIncomeMissing }).toEqual({
      entityTypeProblem: null,
      einProblem: null,
      addressProblem: null,
      ...owner({ name: 'Ada Lovelace', percentage: '60', idDocument: { ...PLACE, file: PDF } }),
      isIncomeMissing: false,
    });
  });

  it('tells what is missing everywhere once Continue has found it, and not before (R9.9, R9.10)', () => {
    const journey = journeyAfter(PATH, [AUTHORIZE]);
    const told = () => {
      const { problems, problemsFound, isIncomeMissing, owners, documents } = view(journey);
      const places = [...owners.map(({ idDocument }) => idDocument), ...documents];
      return [problemsFound.length, problems.length, isIncomeMissing, places.map(({ isMissing }) => isMissing)];
    };
    expect(told()).toEqual([0, 11, false, [false, false, false, false, false]]);
    for (const event of [CONTINUED, BACK]) journey.send(event);
    expect(told()).toEqual([11, 11, true, [true, true, true, true, true]]);
    for (const event of [chosen('taxReturn', PDF), confirmed(true)]) journey.send(event);
    expect(told()).toEqual([9, 9, false, [true, true, true, true, false]]);
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

  it.each([
    ['do not lead on without the authorization, however complete they are', [...COMPLETING, WITHHOLD], PATH, []],
    [
      'lead on with one notice while they are incomplete',
      [AUTHORIZE],
      '/sign-irs-form',
      [{ kind: 'info', key: 'businessIncomplete' }],
    ],
    ['lead on without a notice when they are complete', COMPLETING, '/sign-irs-form', []],
  ])('%s (R9.8, R9.10)', (_what, events, path, toasts) => {
    const journey = journeyAfter(PATH, [...events, CONTINUED]);
    expect([journey.path(), journey.toasts]).toEqual([path, toasts]);
  });
});
