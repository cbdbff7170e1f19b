import type { Page } from '@playwright/test';
import { OFFERS } from '#machines/domain/offers.ts';
import { walkPath } from '#src/review/journey/paths/paths.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { drive } from '#test/paths/driver/drive.ts';
import { expectScreenOf } from '#test/paths/expectScreenOf.ts';
import { type JourneyPage, openJourneyPage } from './journeyPage.ts';
import { savingIsDone, ruinRecord } from './savedRecord.ts';

/** Leaves a record that something was saved in and that cannot be read any more. */
async function loseRecord(journeyPage: JourneyPage, page: Page): Promise<void> {
  await journeyPage.open(ROUTES.offers.path);
  await journeyPage.expectWords(OFFERS_TEXT.title);
  await journeyPage.press({ role: 'radio', names: [OFFERS_TEXT.offerTitle(OFFERS[0].months)] });
  await savingIsDone(page);
  await journeyPage.leave();
  await ruinRecord(page);
}

/** Brings a page that has loaded nothing yet to where a path begins: the next address is the first that is loaded. */
export async function beginAt(page: Page, start: StartName): Promise<JourneyPage> {
  const { input, before } = STARTS[start];
  const journeyPage = await openJourneyPage(page, input.session, input.isLoadingLate);
  await journeyPage.simulate({ failing: [], requireContractScroll: input.policy.requireContractScroll });
  if ((input.savedLoss ?? null) !== null) await loseRecord(journeyPage, page);
  const steps = walkPath({ start: 'connected', events: before });
  for (const [index, { after }] of steps.entries()) {
    await drive(journeyPage, steps, index);
    await expectScreenOf(journeyPage, after);
  }
  if (steps.length > 0) {
    await savingIsDone(page);
    await journeyPage.leave();
  }
  return journeyPage;
}
