import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { business, fileRef, owner } from '#machines/domain/schemas.ts';
import { BUSINESS, OWNER, PDF } from '#test/support/fixtures.ts';

const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

describe('Schema of stored data', () => {
  it.each<[string, v.GenericSchema, object]>([
    ['a file', fileRef, PDF],
    ['an owner', owner, OWNER],
    ['a business', business, BUSINESS],
  ])('accepts %s only with exactly the expected fields (R15.1)', (_what, schema, value) => {
    expect(v.parse(schema, value)).toEqual(value);
    expect(Object.keys(value).filter((name) => v.is(schema, without(value, name)))).toEqual([]);
    expect(v.is(schema, { ...value, more: 1 })).toBe(false);
  });

  it.each(['', '7', '060', '60%', '33.3'])('accepts the percentage %j as typed (R9.4, R20.4)', (percentage) => {
    expect(v.is(owner, { ...OWNER, percentage })).toBe(true);
  });

  it.each([-1, 1.5, Number.NaN])('rejects a size of %d bytes (R15.4)', (sizeBytes) => {
    expect(v.is(fileRef, { ...PDF, sizeBytes })).toBe(false);
  });
});
