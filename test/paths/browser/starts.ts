import type { Page } from '@playwright/test';
import { OFFERS } from '#machines/domain/offers.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { viewSavedJourney, viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { createStepper } from '#src/review/engine/session/stepper.ts';
import { answerSamples } from '#src/review/journey/samples.ts';
import { walkPath } from '#src/review/journey/paths/paths.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { drive } from '#test/paths/driver/drive.ts';
import { expectScreenOf } from '#test/paths/expectScreenOf.ts';
import { type JourneyPage, openJourneyPage } from './journeyPage.ts';
import { savingIsDone, ruinRecord } from './savedRecord.ts';

/** What time and a call that answers at once bring about by themselves on a page that has just been loaded. */
const BY_ITSELF = /^xstate\.(?:done\.actor\.issueDocumentNumber|after\.remainingTime\.)/;

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

/**
 * Where the chart puts a page that is reloaded at this address, with what was saved of it, and has had
 * the time that a timed screen takes.
 */
export function stateAfterReload(last: JourneySnapshot, address: URL): JourneySnapshot {
  const session = viewSession(last);
  const { today, policy, isOwnSession } = last.context;
  const saved = session.isAuthenticated ? viewSavedJourney(last) : null;
  const input = { session, isOwnSession, today, policy, saved };
  const stepper = createStepper(createJourneyMachine());
  const opened = { type: 'url.opened', path: address.pathname, hash: address.hash };
  let { snapshot } = stepper.step(stepper.start(input).snapshot, opened);
  for (;;) {
    const next = answerSamples(snapshot).find(({ type }) => BY_ITSELF.test(type));
    if (next === undefined) return snapshot;
    ({ snapshot } = stepper.step(snapshot, next));
  }
}
