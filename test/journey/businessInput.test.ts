import { describe, expect, it } from 'vitest';
import { blankBusiness, blankOwner, type BusinessDetails, ENTITY_TYPES } from '#machines/domain/business.ts';
import type { JourneyEvent, LeftField } from '#machines/journey/events.ts';
import { journeyAfter, PDF, PNG } from './samples.ts';

const OWNER = 'owner-1';
const ADD: JourneyEvent = { type: 'business.ownerAdded' };
const chooseType = (entityType: string): JourneyEvent => ({ type: 'business.entityTypeChosen', entityType });
const type = (field: 'ein' | 'address', value: string): JourneyEvent => ({
  type: 'business.fieldChanged',
  field,
  value,
});
const leave = (field: LeftField): JourneyEvent => ({ type: 'business.fieldLeft', field });
const remove = (ownerId: string): JourneyEvent => ({ type: 'business.ownerRemoved', ownerId });
const name = (ownerId: string, text: string): JourneyEvent => ({
  type: 'business.ownerNameChanged',
  ownerId,
  name: text,
});
const stake = (ownerId: string, percentage: string): JourneyEvent => ({
  type: 'business.ownerPercentageChanged',
  ownerId,
  percentage,
});
const confirm = (isConfirmed: boolean): JourneyEvent => ({ type: 'business.incomeConfirmationChanged', isConfirmed });
const authorize = (isGiven: boolean): JourneyEvent => ({ type: 'business.authorizationChanged', isGiven });

const owners = (...ids: readonly string[]) => ({ owners: ids.map(blankOwner) });
const staked = (percentage: string) => ({ owners: [{ ...blankOwner(OWNER), percentage }] });

describe('What the business form remembers', () => {
  it.each<[string, readonly JourneyEvent[], Partial<BusinessDetails>]>([
    ...ENTITY_TYPES.map((entityType): [string, readonly JourneyEvent[], Partial<BusinessDetails>] => [
      `the entity type ${entityType} (R9.1)`,
      [chooseType(entityType)],
      { entityType },
    ]),
    [
      'no type that it does not know: the one before stays (R9.1)',
      ['llc', '', 'LLC', 'trust', '__proto__'].map(chooseType),
      { entityType: 'llc' },
    ],
    ['the EIN as it is typed (R9.2)', [type('ein', ' 12-34')], { ein: ' 12-34' }],
    ['the EIN written out once it was left (R9.2)', [type('ein', ' 123456789'), leave('ein')], { ein: '12-3456789' }],
    ['a malformed EIN as it is (R9.2)', [type('ein', '12-34'), leave('ein')], { ein: '12-34' }],
    [
      'the EIN as typed while it is not left (R9.2)',
      [type('ein', '123456789'), leave('address')],
      { ein: '123456789' },
    ],
    ['the address as it is typed (R9.3)', [type('address', ' 1 Main\n\nHill ')], { address: ' 1 Main\n\nHill ' }],
    ['a second owner, blank (R9.4)', [ADD], owners(OWNER, 'owner-2')],
    ['the last of several owners (R9.4)', [ADD, remove(OWNER), remove('owner-2')], owners('owner-2')],
    ['nobody under the id of one removed (R9.4)', [ADD, remove('owner-2'), ADD], owners(OWNER, 'owner-3')],
    ['everybody when nobody has the id (R9.4)', [ADD, remove('owner-9')], owners(OWNER, 'owner-2')],
    [
      'name, stake and ID document of the owner in question alone (R9.4)',
      [
        ADD,
        name('owner-2', 'Grace'),
        stake('owner-2', '40'),
        { type: 'business.ownerIdChosen', ownerId: 'owner-2', file: PNG },
      ],
      { owners: [blankOwner(OWNER), { id: 'owner-2', name: 'Grace', percentage: '40', idDocument: PNG }] },
    ],
    ['a stake of digits (R9.4)', [stake(OWNER, '7'), stake(OWNER, '025')], staked('025')],
    ['a stake of nothing (R9.4)', [stake(OWNER, '7'), stake(OWNER, '')], staked('')],
    ['the income confirmed (R9.7)', [confirm(true)], { isIncomeConfirmed: true }],
    ['the income unconfirmed again (R9.7)', [confirm(true), confirm(false)], {}],
    ['the authorization given (R9.8)', [authorize(true)], { isAuthorized: true }],
    ['the authorization taken back (R9.8)', [authorize(true), authorize(false)], {}],
    [
      'everything typed when the creator goes back and comes again (R9.9)',
      [
        type('ein', '12'),
        { type: 'navigation.backRequested' },
        { type: 'url.opened', path: '/entity-details', hash: '' },
      ],
      { ein: '12' },
    ],
  ])('is %s', (_what, events, change) => {
    expect(journeyAfter('/entity-details', events).context().business).toEqual({ ...blankBusiness(), ...change });
  });
});

describe('The fields that were left', () => {
  const FOUND: readonly LeftField[] = [
    'entityType',
    'address',
    'ownerName:owner-1',
    'ownerPercentage:owner-1',
    'ownerId:owner-1',
    'document:articlesOfOrganization',
    'document:businessRegistration',
    'document:operatingAgreement',
    'document:taxReturn',
    'income',
    'authorization',
  ];
  const CONTINUED: JourneyEvent = { type: 'business.continued' };
  it.each<[string, readonly JourneyEvent[], readonly LeftField[]]>([
    ['are none at first', [], []],
    ['are noted once', [leave('ein'), leave('ein')], ['ein']],
    [
      'are all that Continue finds something missing in',
      [authorize(true), CONTINUED],
      ['entityType', 'ein', ...FOUND.slice(1)],
    ],
    ['stay with those that Continue finds', [leave('ein'), authorize(true), CONTINUED], ['ein', ...FOUND]],
  ])('%s (R9.9, R9.10)', (_what, events, left) => {
    expect(journeyAfter('/entity-details', events).context().businessFieldsLeft).toEqual(left);
  });

  it('go with a removed owner, and so does the refused file (R9.4)', () => {
    const { businessFieldsLeft, businessRefusals } = journeyAfter('/entity-details', [
      ADD,
      leave('ownerName:owner-2'),
      leave(`ownerName:${OWNER}`),
      { type: 'business.ownerIdChosen', ownerId: 'owner-2', file: { ...PNG, content: 'other' } },
      { type: 'business.documentChosen', slot: 'taxReturn', file: { ...PDF, content: 'other' } },
      remove('owner-2'),
    ]).context();
    expect({ businessFieldsLeft, businessRefusals }).toEqual({
      businessFieldsLeft: [`ownerName:${OWNER}`],
      businessRefusals: { taxReturn: { name: 'signed.pdf', problem: 'notPdf' } },
    });
  });

  it('are pointed at by the IRS form, each once only (R9.9)', () => {
    const journey = journeyAfter('/sign-irs-form', [{ type: 'business.fieldAsked', field: 'ein' }]);
    const asked = [journey.path(), journey.context().fieldAsked];
    journey.send({ type: 'business.fieldShown' });
    expect([...asked, journey.context().fieldAsked]).toEqual(['/entity-details', 'ein', null]);
  });
});
