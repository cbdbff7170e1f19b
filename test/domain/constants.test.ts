import { expect, it } from 'vitest';
import { CONSENT_VERSION, SAVED_WITHOUT_TAB_MS } from '#machines/constants.ts';

it('removes what a closed tab left after a day (R15.2)', () => {
  expect(SAVED_WITHOUT_TAB_MS).toBe(86_400_000);
});

it('names the wording of the consent by its day (R12.1)', () => {
  expect(CONSENT_VERSION).toMatch(/^20\d\d-(0[1-9]|1[0-2])-[0-3]\d$/);
});
