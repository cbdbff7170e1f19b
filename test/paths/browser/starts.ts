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
import { expectScreenMatches } from '#test/paths/expectScreenMatches.ts';
import { type JourneyPage, openJourneyPage } from './journeyPage.ts';
import { flushSaves, corruptSavedJourney } from './savedJourney.ts';

/** Events that follow a page load without input: a timed screen ends, or a document number arrives. */
const AUTOMATIC_EVENT = /^xstate\.(?:done\.actor\.issueDocumentNumber|after\.remainingTime\.)/;

async function saveCorruptRecord(journeyPage: JourneyPage, page: Page): Promise<void> {
  await journeyPage.open(ROUTES.offers.path);
  await journeyPage.expectText(OFFERS_TEXT.title);
  await journeyPage.click({ role: 'radio', names: [OFFERS_TEXT.offerTitle(OFFERS[0].months)] });
  await flushSaves(page);
  await journeyPage.leave();
  await corruptSavedJourney(page);
}

/** Brings a blank page to the start of a path, without loading the path's first address. */
export async function openAtStart(page: Page, start: StartName): Promise<JourneyPage> {
  const { input, before } = STARTS[start];
  const journeyPage = await openJourneyPage(page, input.session, input.isLoadingLate);
  await journeyPage.simulate({ failing: [], requireContractScroll: input.policy.requireContractScroll });
  if ((input.savedLoss ?? null) !== null) await saveCorruptRecord(journeyPage, page);
  const steps = walkPath({ start: 'connected', events: before });
  for (const [index, { after }] of steps.entries()) {
    await drive(journeyPage, steps, index);
    await expectScreenMatches(journeyPage, after);
  }
  if (steps.length > 0) {
    await flushSaves(page);
    await journeyPage.leave();
  }
  return journeyPage;
}

/** Returns the chart's state after a reload at this address and all automatic events that follow. */
export function stateAfterReload(last: JourneySnapshot, address: URL): JourneySnapshot {
  const session = viewSession(last);
  const { today, policy, isOwnSession } = last.context;
  const saved = session.isAuthenticated ? viewSavedJourney(last) : null;
  const input = { session, isOwnSession, today, policy, saved };
  const stepper = createStepper(createJourneyMachine());
  const opened = { type: 'url.opened', path: address.pathname, hash: address.hash };
  let { snapshot } = stepper.step(stepper.start(input).snapshot, opened);
  for (;;) {
    const next = answerSamples(snapshot).find(({ type }) => AUTOMATIC_EVENT.test(type));
    if (next === undefined) return snapshot;
    ({ snapshot } = stepper.step(snapshot, next));
  }
}
