import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankBusiness } from '#machines/domain/business.ts';
import { business, fileRef, owner } from '#machines/domain/schemas.ts';

const FILE = { id: 'f1', name: 'a.pdf', sizeBytes: 0, mimeType: 'application/pdf', content: 'pdf' };
const OWNER = { id: 'owner-1', name: 'Ada', percentage: '100', idDocument: FILE };
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

describe('What comes from storage or from outside', () => {
  it.each<[string, v.GenericSchema, object]>([
    ['a file', fileRef, FILE],
    ['an owner', owner, OWNER],
    ['a business', business, { ...blankBusiness(), owners: [OWNER] }],
  ])('is %s only with all of its parts and no other', (_what, schema, value) => {
    expect(v.parse(schema, value)).toEqual(value);
    expect(Object.keys(value).filter((name) => v.is(schema, without(value, name)))).toEqual([]);
    expect(v.is(schema, { ...value, more: 1 })).toBe(false);
  });

  it.each(['', '7', '060', '60%', '33.3'])('may have the percentage %j, as typed (R9.4, R20.4)', (percentage) => {
    expect(v.is(owner, { ...OWNER, percentage })).toBe(true);
  });

  it('has a whole number of bytes, none below nought (R15.4)', () => {
    expect([-1, 1.5, Number.NaN].filter((sizeBytes) => v.is(fileRef, { ...FILE, sizeBytes }))).toEqual([]);
  });
});
