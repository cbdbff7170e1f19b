import { describe, expect, it } from 'vitest';
import {
  blankBusiness,
  type BusinessDetails,
  type BusinessProblem,
  businessProblems,
  checklistOf,
  excessOwnership,
  fieldOf,
  fileAt,
  itemOf,
  missingItems,
  type Owner,
  withFileAt,
  withOwner,
  writtenDetails,
} from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';

const FILE: FileRef = { id: 'f1', name: 'a.pdf', sizeBytes: 1000, mimeType: 'application/pdf', content: 'pdf' };
const OWNER: Owner = { id: 'owner-1', name: 'Ada Lovelace', percentage: '60', idDocument: FILE };

function inEverySlot<File>(file: File) {
  return { articlesOfOrganization: file, businessRegistration: file, operatingAgreement: file, taxReturn: file };
}

const COMPLETE: BusinessDetails = {
  entityType: 'llc',
  legalName: '',
  ein: '12-3456789',
  address: '1 Main Street\nSpringfield',
  owners: [OWNER],
  documents: inEverySlot(FILE),
  isIncomeConfirmed: true,
  isAuthorized: true,
};

it('the business form starts blank, with one blank owner (R9.4)', () => {
  const owners = [{ id: 'owner-1', name: '', percentage: '', idDocument: null }];
  const typed = { entityType: null, legalName: '', ein: '', address: '', owners, documents: inEverySlot(null) };
  expect(blankBusiness()).toEqual({ ...typed, isIncomeConfirmed: false, isAuthorized: false });
});

const owners = (...percentages: readonly string[]) =>
  percentages.map((percentage, index) => ({ ...OWNER, id: `owner-${index + 1}`, percentage }));

it.each([
  [['60', '40'], null],
  [['100'], null],
  [['60', ''], null],
  [['60', '41'], { percent: 101, ownerId: 'owner-2' }],
  [['50', '50', '25'], { percent: 125, ownerId: 'owner-3' }],
  [['80', '40', '', 'x'], { percent: 120, ownerId: 'owner-2' }],
  [['60%', '５０'], { percent: 110, ownerId: 'owner-2' }],
  [['100', 'x'], null],
  [['100', '33.3'], null],
  [['333'], null],
  [['60', `1${'0'.repeat(25)}`], null],
])('percentages %j have an excess at the last owner with one: %j (R9.4, R20.4)', (percentages, excess) => {
  expect(excessOwnership(owners(...percentages))).toEqual(excess);
});

describe('details as they are shown and printed', () => {
  it('are written out, without texts that cannot be seen (R9.2, R9.4, R20.4)', () => {
    const unseen = { ...OWNER, id: 'owner-2', name: '\u200B', percentage: ' ' };
    const typed = { legalName: ' \u2060', ein: '１２３４５６７８９', address: ' 1 Main\n', owners: [OWNER, unseen] };
    expect(writtenDetails({ ...COMPLETE, ...typed })).toEqual({
      ...COMPLETE,
      legalName: '',
      ein: '12-3456789',
      address: '1 Main',
      owners: [
        { ...OWNER, percentage: '60%' },
        { ...unseen, name: '', percentage: '' },
      ],
    });
  });

  it.each([
    ['\u200B', ''],
    ['12-34', '12-34'],
  ])('keep a malformed EIN as typed: %j as %j (R9.2)', (ein, written) => {
    expect(writtenDetails({ ...COMPLETE, ein }).ein).toBe(written);
  });
});

describe('the field that a problem is about', () => {
  it.each([
    [{ field: 'entityType', reason: 'missing' }, 'entityType', 'entityType'],
    [{ field: 'ein', reason: 'malformed' }, 'ein', 'ein'],
    [{ field: 'name', ownerId: 'owner-2', reason: 'missing' }, 'name:owner-2', 'owners'],
    [{ field: 'percentage', ownerId: 'owner-3', reason: 'tooLittle' }, 'percentage:owner-3', 'owners'],
    [{ field: 'shares', ownerId: 'owner-2', reason: 'excess' }, 'percentage:owner-2', 'owners'],
    [{ field: 'document', slot: 'taxReturn', reason: 'missing' }, 'document:taxReturn', 'taxReturn'],
  ] as const)('of %j is named %s and belongs to the item %s (R9.9)', (problem, field, item) => {
    expect([fieldOf(problem), itemOf(problem)]).toEqual([field, item]);
  });
});

describe('completeness', () => {
  it('lists every problem of a blank form in the order of the form (R9.5, R9.6, R9.9)', () => {
    const missing = (problem: object) => ({ ...problem, reason: 'missing' });
    const ownerId = OWNER.id;
    const ofOwner = ['name', 'percentage', 'idDocument'].map((field) => ({ field, ownerId }));
    expect(businessProblems(blankBusiness())).toEqual([
      ...['entityType', 'ein', 'address'].map((field) => missing({ field })),
      ...ofOwner.map(missing),
      ...['articlesOfOrganization', 'businessRegistration', 'operatingAgreement', 'taxReturn'].map((slot) =>
        missing({ field: 'document', slot }),
      ),
      ...['income', 'authorization'].map((field) => missing({ field })),
    ]);
  });

  const secondOwner = (change: Partial<Owner>) => ({
    owners: [
      { ...OWNER, percentage: '50' },
      { ...OWNER, id: 'owner-2', percentage: '50', ...change },
    ],
  });
  const TOO_LITTLE = { field: 'percentage', ownerId: 'owner-2', reason: 'tooLittle' } as const;
  const EXCESS = { field: 'shares', ownerId: 'owner-2', reason: 'excess' } as const;
  const ofSecond = { ownerId: 'owner-2', reason: 'missing' } as const;
  it.each<[string, Partial<BusinessDetails>, readonly BusinessProblem[]]>([
    ['everything given', {}, []],
    ['two owners of half each', secondOwner({}), []],
    ['shares of more than the whole', secondOwner({ percentage: '51' }), [EXCESS]],
    [
      'too much of three owners, and no address',
      { address: '', owners: ['1', '2', '3'].map((id) => ({ ...OWNER, id, percentage: '34' })) },
      [
        { field: 'address', reason: 'missing' },
        { ...EXCESS, ownerId: '3' },
      ],
    ],
    [
      'a share of more than the whole, said once',
      { owners: [{ ...OWNER, percentage: '333' }] },
      [{ field: 'percentage', ownerId: 'owner-1', reason: 'tooMuch' }],
    ],
    [
      'more than the whole before the last share is given',
      { owners: ['80', '40', ''].map((percentage, index) => ({ ...OWNER, id: `owner-${index + 1}`, percentage })) },
      [{ field: 'percentage', ownerId: 'owner-3', reason: 'missing' }, EXCESS],
    ],
    ['a share that is not valid', secondOwner({ percentage: '24' }), [TOO_LITTLE]],
    [
      'more than the whole by a last share that is not valid',
      { owners: ['90', '24'].map((percentage, index) => ({ ...OWNER, id: `owner-${index + 1}`, percentage })) },
      [TOO_LITTLE],
    ],
    ['no entity type', { entityType: null }, [{ field: 'entityType', reason: 'missing' }]],
    ['a malformed EIN', { ein: '12-345' }, [{ field: 'ein', reason: 'malformed' }]],
    ['an EIN that nobody sees', { ein: '\u200B' }, [{ field: 'ein', reason: 'missing' }]],
    ['a share with its sign', { owners: [{ ...OWNER, percentage: '60%' }] }, []],
    ['a share with a leading zero', secondOwner({ percentage: '050' }), [{ ...TOO_LITTLE, reason: 'leadingZero' }]],
    ['an address of spaces', { address: ' \n ' }, [{ field: 'address', reason: 'missing' }]],
    ['an address that nobody sees', { address: '\u200B\n\u2060' }, [{ field: 'address', reason: 'missing' }]],
    ['a second owner with a name unseen', secondOwner({ name: '\u200B\u3164' }), [{ ...ofSecond, field: 'name' }]],
    ['a second owner named by spaces', secondOwner({ name: '  ' }), [{ ...ofSecond, field: 'name' }]],
    ['a second owner without an ID', secondOwner({ idDocument: null }), [{ ...ofSecond, field: 'idDocument' }]],
    ['a second owner below 25 percent', secondOwner({ percentage: '24' }), [TOO_LITTLE]],
    ['the income unconfirmed', { isIncomeConfirmed: false }, [{ field: 'income', reason: 'missing' }]],
    ['the authorization withheld', { isAuthorized: false }, [{ field: 'authorization', reason: 'missing' }]],
    ...DOCUMENT_SLOTS.map((slot): [string, Partial<BusinessDetails>, readonly BusinessProblem[]] => [
      `no ${slot}`,
      { documents: { ...COMPLETE.documents, [slot]: null } },
      [{ field: 'document', slot, reason: 'missing' }],
    ]),
  ])('with %s has these problems and no other (R9.4, R9.9)', (_what, change, problems) => {
    expect(businessProblems({ ...COMPLETE, ...change })).toEqual(problems);
  });

  it('computes the problems of the same details once (R9.9)', () => {
    const details = blankBusiness();
    expect(businessProblems(details)).toBe(businessProblems(details));
  });
});

describe('the files and the owners of the form', () => {
  const SECOND: Owner = { ...OWNER, id: 'owner-2', idDocument: null };
  const TWO = { ...COMPLETE, owners: [OWNER, SECOND], documents: inEverySlot(null) };
  const OTHER: FileRef = { ...FILE, id: 'f2' };

  it('changes one owner and leaves the others and the rest (R9.4)', () => {
    expect(withOwner(TWO, 'owner-2', { name: 'Grace' })).toEqual({
      ...TWO,
      owners: [OWNER, { ...SECOND, name: 'Grace' }],
    });
  });

  it('finds and places a file by its owner or its slot (R9.4, R9.5)', () => {
    expect(fileAt(TWO, 'idDocument:owner-1')).toBe(FILE);
    expect(fileAt(TWO, 'idDocument:owner-2')).toBe(null);
    expect(fileAt(TWO, 'idDocument:owner-3')).toBe(undefined);
    const filled = withFileAt(withFileAt(TWO, 'idDocument:owner-2', OTHER), 'taxReturn', FILE);
    expect(filled).toEqual({
      ...TWO,
      owners: [OWNER, { ...SECOND, idDocument: OTHER }],
      documents: { ...TWO.documents, taxReturn: FILE },
    });
    expect(fileAt(filled, 'taxReturn')).toBe(FILE);
    expect(withFileAt(filled, 'taxReturn', null).documents).toEqual(TWO.documents);
  });

  it('names each item once of which something is missing (R9.9)', () => {
    const lacking = { ...COMPLETE, ein: '', owners: [{ ...OWNER, name: '', percentage: '' }] };
    expect([missingItems(COMPLETE), missingItems(lacking)]).toEqual([[], ['ein', 'owners']]);
  });

  it.each<[string, Partial<BusinessDetails>, readonly string[]]>([
    ['nothing of what is complete', {}, []],
    ['the type of what is not funded', { entityType: 'sole-proprietorship' }, ['entityType: entityType']],
    [
      'the first field of each item that lacks something',
      { ein: '1', owners: [{ ...OWNER, name: '', percentage: '' }], documents: inEverySlot(null) },
      ['ein: ein', 'owners: name:owner-1', ...DOCUMENT_SLOTS.map((slot) => `${slot}: document:${slot}`)],
    ],
  ])('lists as open %s (R9.9, R16.1)', (_what, change, open) => {
    const checklist = checklistOf({ ...COMPLETE, ...change });
    const openOnes = checklist.flatMap(({ item, field }) => (field === null ? [] : [`${item}: ${field}`]));
    expect([checklist.length, openOnes]).toEqual([10, open]);
  });
});
