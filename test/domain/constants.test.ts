import { expect, it } from 'vitest';
import { CONSENT_VERSION } from '#machines/constants.ts';

it('names the wording of the consent by its day (R12.1)', () => {
  expect(CONSENT_VERSION).toMatch(/^20\d\d-(0[1-9]|1[0-2])-[0-3]\d$/);
});
