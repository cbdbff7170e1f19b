import type { Page } from '@playwright/test';
import { holdBack } from '#test/e2e/support/placeSteps.ts';

const PROGRAM = /\/assets\/saving-[^/]*\.js$/;

/** Holds the program back that saves what is typed, if that is wanted, until it is released. */
export async function holdSaving(page: Page, isHeld: boolean) {
  const release = isHeld ? await holdBack(page, PROGRAM) : () => {};
  return {
    come: async () => {
      const arrived = page.waitForResponse(PROGRAM);
      release();
      await arrived;
    },
  };
}
