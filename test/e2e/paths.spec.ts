import type { Page } from '@playwright/test';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { walkPath } from '#src/review/journey/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { recordCoverage } from '#test/paths/browser/browserCoverage.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import { flushSaves } from '#test/paths/browser/savedJourney.ts';
import { type NamedRoute, getRoutesToWalk } from '#test/paths/browser/routes.ts';
import { openAtStart, stateAfterReload } from '#test/paths/browser/starts.ts';
import { drive } from '#test/paths/driver/drive.ts';
import { getViewerState } from '#test/paths/driver/serviceDrivers.ts';
import { expectScreenMatches } from '#test/paths/expectScreenMatches.ts';
import { watchForLeaks } from './support/canary.ts';
import { test } from './support/test.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

const BASE_MS = 60_000;
const STEP_MS = 2_000;
const ACCESSIBILITY_CHECK_MS = 30_000;
const ACTION_MS = 10_000;
/** Shorter strings would match by chance. */
const MIN_SECRET_LENGTH = 6;
/** Business details and file names that the paths enter and that must not leak. */
const SECRETS = Object.values(SAMPLES)
  .flat()
  .flatMap((event) => [
    ...(event.type === 'business.fieldChanged' ? [event.value] : []),
    ...('file' in event ? [event.file.name] : []),
  ])
  .filter((text) => text.length >= MIN_SECRET_LENGTH);

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: ACTION_MS,
});

/** The only screens that show the states of a region, by region. All screens show the other regions. */
const VISIBLE_ON: Readonly<Record<string, RegExp>> = {
  session: /^landing$/,
  accounts: /^connectAdditionalAccounts$/,
  countdown: /^dashboard/,
};

function findVisibleStates({ _nodes: nodes }: JourneySnapshot, screen: ScreenId): readonly string[] {
  return nodes
    .filter(({ type, path: [region = ''] }) => type === 'atomic' && (VISIBLE_ON[region]?.test(screen) ?? true))
    .map(({ id }) => id);
}

/**
 * Returns the names of the accessibility checks, one for each step that shows a new state. Keys are the route name and
 * the step index.
 */
function findFirstViews(routes: readonly NamedRoute[]): ReadonlyMap<string, string> {
  const seen = new Set<string>();
  const views = new Map<string, string>();
  for (const route of routes) {
    for (const [index, { after }] of walkPath(route).entries()) {
      const screen = getOpenScreen(after);
      const newStates = findVisibleStates(after, screen).filter((id) => !seen.has(id));
      for (const id of newStates) seen.add(id);
      if (newStates.length > 0) views.set(`${route.name} ${index}`, `${screen} ${newStates.at(-1)}`);
    }
  }
  return views;
}

const ROUTES_TO_WALK = getRoutesToWalk();
const FIRST_VIEWS = findFirstViews(ROUTES_TO_WALK);

for (const { name, start, events } of ROUTES_TO_WALK) {
  test(`the product follows the chart and survives a reload: ${name} (R1.1, R1.7, R15.1, R15.2)`, async ({
    page,
    expectNoise,
  }, { parallelIndex }) => {
    const checks = events.filter((_, index) => FIRST_VIEWS.has(`${name} ${index}`)).length;
    test.setTimeout(BASE_MS + events.length * STEP_MS + checks * ACCESSIBILITY_CHECK_MS);
    if (events.some(({ type }) => type === 'viewer.failed')) expectNoise(/PDF|refused/);
    await watchForLeaks(page.context(), SECRETS);
    const steps = walkPath({ start, events });
    const journeyPage = await openAtStart(page, start);
    for (const [index, step] of steps.entries()) {
      await test.step(`${index}: ${step.event.type}`, async () => {
        try {
          await drive(journeyPage, steps, index);
          await expectScreenMatches(journeyPage, step.after);
        } catch (error) {
          const path = JSON.stringify({ start, events: events.slice(0, index + 1) });
          console.error(`JOURNEY_PATH='${path}' npm run test:paths`);
          throw error;
        }
        const view = FIRST_VIEWS.get(`${name} ${index}`);
        if (view !== undefined) {
          await journeyPage.checkAccessibility(view, index % 2 === 0, getViewerState(step.after) === 'loading');
          await expectScreenMatches(journeyPage, step.after);
        }
        recordCoverage(parallelIndex, step);
      });
    }
    const last = steps.at(-1)?.after;
    if (last === undefined) throw new Error('The path has no steps.');
    await expectScreenAfterReload(page, journeyPage, last);
    // The last screen's requests may still be held.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** Reloads the page, lets a timed screen end, and compares the result with the chart. */
async function expectScreenAfterReload(page: Page, journeyPage: JourneyPage, last: JourneySnapshot): Promise<void> {
  const { requireContractScroll } = last.context.policy;
  await flushSaves(page);
  await journeyPage.simulate({ failing: [], requireContractScroll });
  const address = new URL(page.url());
  await journeyPage.reload();
  await journeyPage.advanceClock(TIMED_SCREEN_MS);
  await expectScreenMatches(journeyPage, stateAfterReload(last, address));
}
