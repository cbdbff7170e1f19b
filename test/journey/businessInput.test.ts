import { describe, expect, it } from 'vitest';
import { blankBusiness, blankOwner, type BusinessDetails, ENTITY_TYPES } from '#machines/domain/business.ts';
import type { JourneyEvent, LeftField } from '#machines/journey/events.ts';
import * as form from './businessSamples.ts';
import { BACK, journeyAfter, opened, PDF, PNG } from './samples.ts';

const { ADD, authorized, choose, confirmed, ein, left, OWNER, removed, staked } = form;
const owners = (...ids: readonly string[]) => ({ owners: ids.map(blankOwner) });
const owning = (percentage: string) => ({ owners: [{ ...blankOwner(OWNER), percentage }] });
const GRACE = [ADD, form.named('Grace', 'owner-2'), staked('40', 'owner-2'), form.identified(PNG, 'owner-2')];
const OTHER_FILE = { ...PDF, content: 'other' } as const;

describe('What the business form remembers', () => {
  type Row = [string, readonly JourneyEvent[], Partial<BusinessDetails>];
  it.each<Row>([
    ...ENTITY_TYPES.map((entityType): Row => [`${entityType} (R9.1)`, [choose(entityType)], { entityType }]),
    ['the known type before unknown ones (R9.1)', ['llc', '', 'LLC', '__proto__'].map(choose), { entityType: 'llc' }],
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
    ['a stake of digits (R9.4)', [staked('7'), staked('025')], owning('025')],
    ['a stake of nothing (R9.4)', [staked('7'), staked('')], owning('')],
    ['the income confirmed (R9.7)', [confirmed(true)], { isIncomeConfirmed: true }],
    ['the income unconfirmed again (R9.7)', [confirmed(true), confirmed(false)], {}],
    ['the authorization given (R9.8)', [authorized(true)], { isAuthorized: true }],
    ['the authorization taken back (R9.8)', [authorized(true), authorized(false)], {}],
    ['everything when the creator comes again (R9.9)', [ein('12'), BACK, opened('/entity-details')], { ein: '12' }],
  ])('is %s', (_what, events, change) => {
    expect(journeyAfter('/entity-details', events).context().business).toEqual({ ...blankBusiness(), ...change });
  });
});

describe('The fields that were left', () => {
  const OF_OWNER = (['ownerName', 'ownerPercentage', 'ownerId'] as const).map((field) => `${field}:${OWNER}` as const);
  const PAPERS = ['articlesOfOrganization', 'businessRegistration', 'operatingAgreement', 'taxReturn'] as const;
  const FOUND = ['address', ...OF_OWNER, ...PAPERS.map((slot) => `document:${slot}`), 'income', 'authorization'];
  const GOING_ON = [authorized(true), form.CONTINUED];
  it.each<[string, readonly JourneyEvent[], readonly string[]]>([
    ['are none at first', [], []],
    ['are noted once', [left('ein'), left('ein')], ['ein']],
    ['are all that Continue finds something missing in', GOING_ON, ['entityType', 'ein', ...FOUND]],
    ['stay with those that Continue finds', [left('ein'), ...GOING_ON], ['ein', 'entityType', ...FOUND]],
  ])('%s (R9.9, R9.10)', (_what, events, fields) => {
    expect(journeyAfter('/entity-details', events).context().businessFieldsLeft).toEqual(fields);
  });

  it('go with a removed owner, and so does the refused file (R9.4)', () => {
    const leaving = (['ownerName:owner-2', `ownerName:${OWNER}`] satisfies readonly LeftField[]).map(left);
    const choosing = [form.identified({ ...OTHER_FILE }, 'owner-2'), form.given('taxReturn', OTHER_FILE)];
    const { context } = journeyAfter('/entity-details', [ADD, ...leaving, ...choosing, removed('owner-2')]);
    expect(context().businessFieldsLeft).toEqual([`ownerName:${OWNER}`]);
    expect(context().businessRefusals).toEqual({ taxReturn: { name: 'signed.pdf', problem: 'notPdf' } });
  });

  it('are pointed at by the IRS form, each once only (R9.9)', () => {
    const journey = journeyAfter('/sign-irs-form', [{ type: 'business.fieldAsked', field: 'ein' }]);
    const asked = [journey.path(), journey.context().fieldAsked];
    journey.send({ type: 'business.fieldShown' });
    expect([...asked, journey.context().fieldAsked]).toEqual(['/entity-details', 'ein', null]);
  });
});
