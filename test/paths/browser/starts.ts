import type { Page } from '@playwright/test';
import { walkPath } from '#machines/graph/paths/paths.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { type BrowserHands, browserHands } from '#test/paths/browserHands.ts';
import { drive } from '#test/paths/drivers/drive.ts';
import { expectScreenOf } from '#test/paths/expectScreenOf.ts';
import { keepingIsDone, ruinRecord } from './keptRecord.ts';
import { patientEyes } from './patientEyes.ts';

type Preparation = (hands: BrowserHands, page: Page) => Promise<void>;

/** A record that something was kept in and that cannot be read any more. */
const loseRecord: Preparation = async (hands, page) => {
  await hands.open(ROUTES.offers.path);
  await hands.read(OFFERS_TEXT.title);
  await hands.press({ role: 'radio', name: OFFERS_TEXT.offerTitle(OFFERS[0].months) });
  await keepingIsDone(page);
  await hands.leave();
  await ruinRecord(page);
};

/** Brings a page that has loaded nothing yet to where a path begins: the next address is the first that is loaded. */
export async function beginAt(page: Page, start: StartName): Promise<BrowserHands> {
  const { input, before } = STARTS[start];
  const hands = await browserHands(page, input.session);
  await hands.simulate({ failing: [], requireContractScroll: input.policy.requireContractScroll });
  if (input.keptLoss !== null && input.keptLoss !== undefined) await loseRecord(hands, page);
  const steps = walkPath({ start: 'connected', events: before });
  for (const [index, { after }] of steps.entries()) {
    await drive(hands, steps, index);
    await expectScreenOf(patientEyes(page), after as unknown as JourneySnapshot);
  }
  if (steps.length > 0) {
    await keepingIsDone(page);
    await hands.leave();
  }
  return hands;
}
