import type { Page } from '@playwright/test';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { walkPath } from '#src/review/journey/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { noteCovered } from '#test/paths/browser/configuration.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { type NamedRoute, routesToWalk } from '#test/paths/browser/routes.ts';
import { beginAt, stateAfterReload } from '#test/paths/browser/starts.ts';
import { drive } from '#test/paths/driver/drive.ts';
import { viewerOf } from '#test/paths/driver/services.ts';
import { expectScreenOf } from '#test/paths/expectScreenOf.ts';
import { watchTraces } from './support/canary.ts';
import { test } from './support/test.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

const BASE_MS = 60_000;
const STEP_MS = 2_000;
const LOOK_MS = 30_000;
const ACTION_MS = 10_000;
/** Shorter texts are found where nobody has typed them. */
const SHORTEST_SOUGHT = 6;
/** What the paths type and which files they choose: only the page and the encrypted record may know it. */
const TYPED = Object.values(SAMPLES)
  .flat()
  .flatMap((event) => [
    ...(event.type === 'business.fieldChanged' ? [event.value] : []),
    ...('file' in event ? [event.file.name] : []),
  ])
  .filter((text) => text.length >= SHORTEST_SOUGHT);

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: ACTION_MS,
});

/** Regions whose states show on these screens only. */
const SHOWN_ON: Readonly<Record<string, RegExp>> = {
  session: /^landing$/,
  accounts: /^connectAdditionalAccounts$/,
  countdown: /^dashboard/,
};

function shownStates({ _nodes: nodes }: JourneySnapshot, screen: ScreenId): readonly string[] {
  return nodes
    .filter(({ type, path: [region = ''] }) => type === 'atomic' && (SHOWN_ON[region]?.test(screen) ?? true))
    .map(({ id }) => id);
}

/** The steps that show a state for the first time, by their route and index, with the name of what is new. */
function firstSights(routes: readonly NamedRoute[]): ReadonlyMap<string, string> {
  const seen = new Set<string>();
  const sights = new Map<string, string>();
  for (const route of routes) {
    for (const [index, { after }] of walkPath(route).entries()) {
      const screen = openScreen(after);
      const fresh = shownStates(after, screen).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      if (fresh.length > 0) sights.set(`${route.name} ${index}`, `${screen} ${fresh.at(-1)}`);
    }
  }
  return sights;
}

const ROUTES_TO_WALK = routesToWalk();
const SIGHTS = firstSights(ROUTES_TO_WALK);

for (const { name, start, events } of ROUTES_TO_WALK) {
  test(`the product follows the chart and survives a reload: ${name} (R1.1, R1.7, R15.1, R15.2)`, async ({
    page,
    expectNoise,
  }, { parallelIndex }) => {
    const looks = events.filter((_, index) => SIGHTS.has(`${name} ${index}`)).length;
    test.setTimeout(BASE_MS + events.length * STEP_MS + looks * LOOK_MS);
    if (events.some(({ type }) => type === 'viewer.failed')) expectNoise(/PDF|refused/);
    await watchTraces(page.context(), TYPED);
    const steps = walkPath({ start, events });
    const journeyPage = await beginAt(page, start);
    for (const [index, step] of steps.entries()) {
      await test.step(`${index}: ${step.event.type}`, async () => {
        try {
          await drive(journeyPage, steps, index);
          await expectScreenOf(journeyPage, step.after);
        } catch (error) {
          const line = JSON.stringify({ start, events: events.slice(0, index + 1) });
          console.error(`JOURNEY_PATH='${line}' npm run test:paths`);
          throw error;
        }
        const sight = SIGHTS.get(`${name} ${index}`);
        if (sight !== undefined) {
          await journeyPage.checkAccessibility(sight, index % 2 === 0, viewerOf(step.after) === 'loading');
          await expectScreenOf(journeyPage, step.after);
        }
        noteCovered(parallelIndex, step);
      });
    }
    const last = steps.at(-1)?.after;
    if (last === undefined) throw new Error('A path without steps proves nothing.');
    await expectSameAfterReload(page, journeyPage, last);
    // What a screen has asked for last may still be held back, and nobody looks at it any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** Loads the page again and lets a timed screen leave, where one runs. */
async function expectSameAfterReload(page: Page, journeyPage: JourneyPage, last: JourneySnapshot): Promise<void> {
  const { requireContractScroll } = last.context.policy;
  await savingIsDone(page);
  await journeyPage.simulate({ failing: [], requireContractScroll });
  const address = new URL(page.url());
  await journeyPage.reload();
  await journeyPage.elapse(TIMED_SCREEN_MS);
  await expectScreenOf(journeyPage, stateAfterReload(last, address));
}
