import type { Page } from '@playwright/test';

const PROGRAM = /\/assets\/saving-[^/]*\.js$/;

/** Holds the program back that saves what is typed, if that is wanted, until it is released. */
export async function holdSaving(page: Page, isHeld: boolean) {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  if (isHeld)
    await page.route(PROGRAM, async (route) => {
      await coming;
      await route.continue();
    });
  return {
    come: async () => {
      const arrived = page.waitForResponse(PROGRAM);
      come();
      await arrived;
    },
  };
}
