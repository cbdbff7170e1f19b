import { describe, expect, it } from 'vitest';
import {
  blankBusiness,
  type BusinessDetails,
  type BusinessProblem,
  businessProblems,
  checklistOf,
  einProblem,
  excessOwnership,
  fileAt,
  formatEin,
  maskEin,
  missingItems,
  type Owner,
  withFileAt,
  formatDetails,
} from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import { BUSINESS, inEverySlot, OTHER_PDF, OWNER, PDF } from '#test/support/fixtures.ts';

it('A blank business has one blank owner (R9.4)', () => {
  const owners = [{ id: 'owner-1', name: '', percentage: '', idDocument: null }];
  const typed = { entityType: null, legalName: '', ein: '', address: '', owners, documents: inEverySlot(null) };
  expect(blankBusiness()).toEqual({ ...typed, isIncomeConfirmed: false, isAuthorized: false });
});

const owners = (...percentages: readonly string[]) =>
  percentages.map((percentage, index) => ({ ...OWNER, id: `owner-${index + 1}`, percentage }));

it.each([
  [['60', '40'], null],
  [['60', '41'], { percent: 101, ownerId: 'owner-2' }],
  [['80', '40', '', 'x'], { percent: 120, ownerId: 'owner-2' }],
  [['60%', '５０'], { percent: 110, ownerId: 'owner-2' }],
  [['333'], null],
  [['60', `1${'0'.repeat(25)}`], null],
])('Excess ownership is computed for the percentages %j (R9.4, R20.4)', (percentages, excess) => {
  expect(excessOwnership(owners(...percentages))).toEqual(excess);
});

describe('Displayed details', () => {
  it('are formatted and drop invisible text (R9.2, R9.4, R20.4)', () => {
    const invisibleOwner = { ...OWNER, id: 'owner-2', name: '\u200B', percentage: ' ' };
    const typed = {
      legalName: ' \u2060',
      ein: '１２３４５６７８９',
      address: ' 1 Main\n',
      owners: [OWNER, invisibleOwner],
    };
    expect(formatDetails({ ...BUSINESS, ...typed })).toEqual({
      ...BUSINESS,
      legalName: '',
      ein: '12-3456789',
      address: '1 Main',
      owners: [
        { ...OWNER, percentage: '60%' },
        { ...invisibleOwner, name: '', percentage: '' },
      ],
    });
  });
});

describe('businessProblems', () => {
  it('lists the problems of a blank form in form order (R9.5, R9.6, R9.9)', () => {
    const missing = (problem: object) => ({ ...problem, reason: 'missing' });
    const ownerId = OWNER.id;
    const ownerProblems = ['name', 'percentage', 'idDocument'].map((field) => ({ field, ownerId }));
    expect(businessProblems(blankBusiness())).toEqual([
      ...['entityType', 'ein', 'address'].map((field) => missing({ field })),
      ...ownerProblems.map(missing),
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
  const MISSING_FOR_SECOND = { ownerId: 'owner-2', reason: 'missing' } as const;
  it.each<[string, Partial<BusinessDetails>, readonly BusinessProblem[]]>([
    ['nothing for complete details', {}, []],
    ['percentages over 100', secondOwner({ percentage: '51' }), [EXCESS]],
    [
      'percentages over 100 while one is missing',
      { owners: owners('80', '40', '') },
      [{ field: 'percentage', ownerId: 'owner-3', reason: 'missing' }, EXCESS],
    ],
    ['a percentage that is too small, but not a total over 100', { owners: owners('90', '24') }, [TOO_LITTLE]],
    ['a malformed EIN', { ein: '12-345' }, [{ field: 'ein', reason: 'malformed' }]],
    [
      'a missing address if its text is invisible',
      { address: '\u200B\n\u2060' },
      [{ field: 'address', reason: 'missing' }],
    ],
    [
      'a missing name if its text is invisible',
      secondOwner({ name: '\u200B\u3164' }),
      [{ ...MISSING_FOR_SECOND, field: 'name' }],
    ],
  ])('reports %s (R9.4, R9.9)', (_what, change, problems) => {
    expect(businessProblems({ ...BUSINESS, ...change })).toEqual(problems);
  });

  it('returns the same array for the same details (R9.9)', () => {
    const details = blankBusiness();
    expect(businessProblems(details)).toBe(businessProblems(details));
  });
});

describe('Business details', () => {
  const SECOND: Owner = { ...OWNER, id: 'owner-2', idDocument: null };
  const TWO = { ...BUSINESS, owners: [OWNER, SECOND], documents: inEverySlot(null) };

  it('provide and replace a file by owner or slot (R9.4, R9.5)', () => {
    expect(fileAt(TWO, 'idDocument:owner-1')).toBe(PDF);
    expect(fileAt(TWO, 'idDocument:owner-2')).toBe(null);
    expect(fileAt(TWO, 'idDocument:owner-3')).toBe(undefined);
    const filled = withFileAt(withFileAt(TWO, 'idDocument:owner-2', OTHER_PDF), 'taxReturn', PDF);
    expect(filled).toEqual({
      ...TWO,
      owners: [OWNER, { ...SECOND, idDocument: OTHER_PDF }],
      documents: { ...TWO.documents, taxReturn: PDF },
    });
    expect(fileAt(filled, 'taxReturn')).toBe(PDF);
    expect(withFileAt(filled, 'taxReturn', null).documents).toEqual(TWO.documents);
  });

  it('list each incomplete item once (R9.9)', () => {
    const incomplete = { ...BUSINESS, ein: '', owners: [{ ...OWNER, name: '', percentage: '' }] };
    expect(missingItems(incomplete)).toEqual(['ein', 'owners']);
  });

  it.each<[string, Partial<BusinessDetails>, readonly string[]]>([
    ['nothing when complete', {}, []],
    ['an entity type that is not funded', { entityType: 'sole-proprietorship' }, ['entityType: entityType']],
    ['percentages over 100', { owners: owners('60', '41') }, ['owners: percentage:owner-2']],
    [
      'the first missing field of each item',
      { ein: '1', owners: [{ ...OWNER, name: '', percentage: '' }], documents: inEverySlot(null) },
      ['ein: ein', 'owners: name:owner-1', ...DOCUMENT_SLOTS.map((slot) => `${slot}: document:${slot}`)],
    ],
  ])('leave %s open on the checklist (R9.9, R16.1)', (_what, change, open) => {
    const checklist = checklistOf({ ...BUSINESS, ...change });
    const openItems = checklist.flatMap(({ item, field }) => (field === null ? [] : [`${item}: ${field}`]));
    expect(openItems).toEqual(open);
    expect(checklist).toHaveLength(10);
  });
});

describe('EIN', () => {
  it.each([
    ['with its hyphen', '12-3456789'],
    ['without a hyphen', '123456789'],
    ['with an em dash between spaces', '12 — 3456789'],
    ['with a space', '12 3456789'],
    ['in full-width digits', '１２－３４５６７８９'],
  ])('is accepted %s and formatted (R9.2, R20.1)', (_how, ein) => {
    expect(einProblem(ein)).toBeNull();
    expect(formatEin(ein)).toBe('12-3456789');
    expect(maskEin(ein)).toBe('••-•••6789');
  });

  it.each(['', '   ', '\u200B\u200D\u2060', '\u00A0\u3000'])('is missing when it is %j (R9.2)', (ein) => {
    expect(einProblem(ein)).toBe('missing');
    expect(formatEin(ein)).toBe(ein);
  });

  const WRONG_LENGTHS = ['12-345678', '12-34567890', '12345678', '1234567890'];
  const WRONG_SEPARATORS = ['1-23456789', '123-456789', '12--3456789', '12.3456789', '12-345 6789'];
  const OTHER_CHARACTERS = ['12-345678a', 'a2-3456789', '12-3456789\n12-3456789', 'EIN: 12-3456789'];
  it.each([...WRONG_LENGTHS, ...WRONG_SEPARATORS, ...OTHER_CHARACTERS])(
    '%j is malformed and stays as typed (R9.2)',
    (ein) => {
      expect(einProblem(ein)).toBe('malformed');
      expect(formatEin(ein)).toBe(ein);
    },
  );

  it.each([
    ['12-34', '12-34'],
    ['12-345', '•2-345'],
    ['12-34567O9', '••-•••67O9'],
    ['1234567890', '••••••7890'],
    ['EIN: 12-3456789', '•••: ••-•••6789'],
  ])('%j shows at most four letters or digits when masked: %j (R9.2)', (ein, masked) => {
    expect(maskEin(ein)).toBe(masked);
  });
});
