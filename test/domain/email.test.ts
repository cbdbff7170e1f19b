import { expect, it } from 'vitest';
import { isValidEmail } from '#machines/domain/text.ts';

const LONGEST_LABEL = 'a'.repeat(63);

it.each([
  'a@b.com',
  'user@localhost',
  'first.last+tag@mail.example.co',
  "!#$%&'*+/=?^_`{|}~-.@b.com",
  '.a..b.@b.com',
  'a@1.2',
  'a@b-c.com',
  `a@${LONGEST_LABEL}.${LONGEST_LABEL}`,
])('%s is valid, as in an email field (R4.1)', (text) => {
  expect(isValidEmail(text)).toBe(true);
});

it.each([
  '',
  'a',
  'a@',
  '@b.com',
  'a@b..com',
  'a@.com',
  'a@b.com.',
  'a@-b.com',
  'a@b-.com',
  'a@b_c.com',
  'a@b@c.com',
  'a b@c.com',
  'a@b.com c',
  'a,b@c.com',
  'ä@b.com',
  `a@${LONGEST_LABEL}a.com`,
])('%s is not, as in an email field (R4.1)', (text) => {
  expect(isValidEmail(text)).toBe(false);
});
