import { describe, expect, it } from 'vitest';
import {
  blankBusiness,
  blankOwner,
  type BusinessDetails,
  type BusinessProblem,
  businessProblems,
  DOCUMENT_SLOTS,
  ENTITY_TYPES,
  excessOwnership,
  fieldOf,
  isPercentageInput,
  type Owner,
  ownerPercentageProblem,
  ownerProblems,
  taxReturnYear,
} from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';

const FILE: FileRef = { id: 'f1', name: 'a.pdf', sizeBytes: 1000, mimeType: 'application/pdf', content: 'pdf' };
const OWNER: Owner = { id: 'owner-1', name: 'Ada Lovelace', percentage: '60', idDocument: FILE };

const COMPLETE: BusinessDetails = {
  entityType: 'llc',
  ein: '12-3456789',
  address: '1 Main Street\nSpringfield',
  owners: [OWNER],
  documents: {
    articlesOfOrganization: FILE,
    businessRegistration: FILE,
    operatingAgreement: FILE,
    taxReturn: FILE,
  },
  isIncomeConfirmed: true,
  isAuthorized: true,
};

describe('the business form', () => {
  it('starts blank, with one blank owner (R9.4)', () => {
    expect(blankBusiness()).toEqual({
      entityType: null,
      ein: '',
      address: '',
      owners: [{ id: 'owner-1', name: '', percentage: '', idDocument: null }],
      documents: {
        articlesOfOrganization: null,
        businessRegistration: null,
        operatingAgreement: null,
        taxReturn: null,
      },
      isIncomeConfirmed: false,
      isAuthorized: false,
    });
  });

  it('knows five entity types (R9.1)', () => {
    expect(ENTITY_TYPES).toEqual(['sole-proprietorship', 'llc', 'corporation', 'partnership', 's-corporation']);
  });

  it('asks for three business documents and the tax return (R9.5, R9.6)', () => {
    expect(DOCUMENT_SLOTS).toEqual([
      'articlesOfOrganization',
      'businessRegistration',
      'operatingAgreement',
      'taxReturn',
    ]);
  });

  it.each([
    ['2026-11-21', 2025],
    ['2027-01-01', 2026],
    ['2026-12-31', 2025],
  ])('asks on %s for the tax return of %i (R9.6)', (today, year) => {
    expect(taxReturnYear(today)).toBe(year);
  });
});

describe("an owner's percentage", () => {
  it.each([
    ['', 'missing'],
    ['25', null],
    ['26', null],
    ['99', null],
    ['100', null],
    ['025', null],
    ['24', 'outOfRange'],
    ['101', 'outOfRange'],
    ['0', 'outOfRange'],
    ['9'.repeat(400), 'outOfRange'],
    ['25.5', 'notWhole'],
    ['25,5', 'notWhole'],
    ['-25', 'notWhole'],
    ['+25', 'notWhole'],
    ['25%', 'notWhole'],
    [' 25', 'notWhole'],
    ['2e1', 'notWhole'],
    ['0x20', 'notWhole'],
    ['٢٥', 'notWhole'],
  ])('typed as %j is %s (R9.4)', (text, problem) => {
    expect(ownerPercentageProblem(text)).toBe(problem);
  });

  it.each([
    ['', true],
    ['0', true],
    ['100', true],
    ['025', true],
    ['2.5', false],
    ['-1', false],
    ['1 ', false],
    ['1\n', false],
    ['a', false],
    ['٢', false],
  ])('field takes %j: %s, digits or nothing (R9.4)', (text, isTaken) => {
    expect(isPercentageInput(text)).toBe(isTaken);
  });
});

describe('an owner', () => {
  it('with a name, a percentage from 25 to 100 and an ID document is valid (R9.4)', () => {
    expect(ownerProblems(OWNER)).toEqual([]);
  });

  it('with nothing filled in lacks all three (R9.4)', () => {
    expect(ownerProblems(blankOwner('owner-7'))).toEqual([
      { field: 'ownerName', ownerId: 'owner-7', reason: 'missing' },
      { field: 'ownerPercentage', ownerId: 'owner-7', reason: 'missing' },
      { field: 'ownerId', ownerId: 'owner-7', reason: 'missing' },
    ]);
  });

  it('with a name of spaces has no name (R9.4)', () => {
    expect(ownerProblems({ ...OWNER, name: '  ' })).toEqual([
      { field: 'ownerName', ownerId: 'owner-1', reason: 'missing' },
    ]);
  });
});

describe('the stakes of several owners', () => {
  const owners = (...percentages: readonly string[]) => percentages.map((percentage) => ({ ...OWNER, percentage }));

  it.each([
    [['60', '40'], null],
    [['100'], null],
    [['60', ''], null],
    [['60', '41'], 101],
    [['50', '50', '25'], 125],
    [['100', 'x'], null],
  ])('%j are more than the whole by their sum %j (R9.4)', (percentages, excess) => {
    expect(excessOwnership(owners(...percentages))).toBe(excess);
  });
});

describe('the field that a problem is about', () => {
  it.each([
    [{ field: 'entityType', reason: 'missing' }, 'entityType'],
    [{ field: 'ein', reason: 'malformed' }, 'ein'],
    [{ field: 'ownerName', ownerId: 'owner-2', reason: 'missing' }, 'ownerName:owner-2'],
    [{ field: 'ownerPercentage', ownerId: 'owner-3', reason: 'outOfRange' }, 'ownerPercentage:owner-3'],
    [{ field: 'document', slot: 'taxReturn', reason: 'missing' }, 'document:taxReturn'],
  ] as const)('of %j is named %s, of one owner or one document where there are several (R9.9)', (problem, field) => {
    expect(fieldOf(problem)).toBe(field);
  });
});

describe('completeness', () => {
  it('has no problem when everything is given (R9.9)', () => {
    expect(businessProblems(COMPLETE)).toEqual([]);
  });

  it('lists every problem of a blank form in the order of the form (R9.9)', () => {
    expect(businessProblems(blankBusiness())).toEqual([
      { field: 'entityType', reason: 'missing' },
      { field: 'ein', reason: 'missing' },
      { field: 'address', reason: 'missing' },
      { field: 'ownerName', ownerId: 'owner-1', reason: 'missing' },
      { field: 'ownerPercentage', ownerId: 'owner-1', reason: 'missing' },
      { field: 'ownerId', ownerId: 'owner-1', reason: 'missing' },
      { field: 'document', slot: 'articlesOfOrganization', reason: 'missing' },
      { field: 'document', slot: 'businessRegistration', reason: 'missing' },
      { field: 'document', slot: 'operatingAgreement', reason: 'missing' },
      { field: 'document', slot: 'taxReturn', reason: 'missing' },
      { field: 'income', reason: 'missing' },
      { field: 'authorization', reason: 'missing' },
    ]);
  });

  const second: Owner = { id: 'owner-2', name: 'Grace', percentage: '24', idDocument: FILE };
  const alone: [string, Partial<BusinessDetails>, BusinessProblem][] = [
    ['no entity type', { entityType: null }, { field: 'entityType', reason: 'missing' }],
    ['a malformed EIN', { ein: '12-345' }, { field: 'ein', reason: 'malformed' }],
    ['an address of spaces', { address: ' \n ' }, { field: 'address', reason: 'missing' }],
    [
      'a second owner below 25 percent',
      { owners: [OWNER, second] },
      { field: 'ownerPercentage', ownerId: 'owner-2', reason: 'outOfRange' },
    ],
    ['the income unconfirmed', { isIncomeConfirmed: false }, { field: 'income', reason: 'missing' }],
    ['the authorization withheld', { isAuthorized: false }, { field: 'authorization', reason: 'missing' }],
    ...DOCUMENT_SLOTS.map((slot): [string, Partial<BusinessDetails>, BusinessProblem] => [
      `no ${slot}`,
      { documents: { ...COMPLETE.documents, [slot]: null } },
      { field: 'document', slot, reason: 'missing' },
    ]),
  ];
  it.each(alone)('with %s has that problem and no other (R9.9)', (_what, change, problem) => {
    expect(businessProblems({ ...COMPLETE, ...change })).toEqual([problem]);
  });

  it('does not ask the stakes of several owners to add up (R9.4)', () => {
    const owners = [OWNER, { ...OWNER, id: 'owner-2', percentage: '100' }];
    expect(businessProblems({ ...COMPLETE, owners })).toEqual([]);
  });
});
