import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import { chancePath } from '#machines/graph/paths/chancePath.ts';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { PATHS, type PathStep, replayLine, type Route, walkPath } from '#machines/graph/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { standingAfterReload } from '#test/paths/browser/afterReload.ts';
import { noteCovered, pictureOf, prepareReports } from '#test/paths/browser/configuration.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { patientEyes } from '#test/paths/browser/patientEyes.ts';
import { beginAt } from '#test/paths/browser/starts.ts';
import type { BrowserHands } from '#test/paths/browserHands.ts';
import { drive } from '#test/paths/drivers/drive.ts';
import { expectScreenOf } from '#test/paths/expectScreenOf.ts';
import { prepareAxe } from './support/accessible.ts';
import { expectNoTraces, watchTraces } from './support/canary.ts';
import { expect, test } from './support/test.ts';

const BASE_MS = 30_000;
const STEP_MS = 2_000;
const ACTION_MS = 10_000;

/** The one path to go, as `npm run test:paths -- --replay` hands it over. */
const ONE_PATH = process.env['JOURNEY_PATH'];
const SEED = Number(process.env['CHANCE_SEED'] ?? 20_261_121);
const CHANCE_STEPS = 200;
const paths: readonly (Route & { readonly name: string })[] =
  ONE_PATH === undefined
    ? [{ ...pathByChance(), name: `by chance, seed ${SEED}` }, ...PATHS]
    : [{ ...(JSON.parse(ONE_PATH) as Route), name: 'given by hand' }];

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

// The runner reads this file once before it starts the workers, which read it too.
if (process.env['TEST_WORKER_INDEX'] === undefined) prepareReports({ isAnew: ONE_PATH === undefined });

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: ACTION_MS,
});

test('there are paths to go (R1.1)', () => {
  expect(paths.length).toBeGreaterThan(0);
});

for (const path of paths) {
  test(`the built product goes as the chart says, and stands so after a reload: ${path.name} (R1.1, R1.7, R15.1, R15.2)`, async ({
    page,
    expectNoise,
  }, { parallelIndex }) => {
    test.setTimeout(BASE_MS + path.events.length * STEP_MS);
    if (path.events.some(({ type }) => type === 'viewer.failed')) expectNoise(/PDF|refused/);
    const steps = walkPath(path);
    expect(steps.length).toBeGreaterThan(0);
    await watchTraces(page.context(), TYPED);
    const hands = await beginAt(page, path.start);
    for (const [index, step] of steps.entries()) {
      await test.step(`${index}: ${step.event.type}`, async () => {
        try {
          await drive(hands, steps, index);
          await expectScreenOf(patientEyes(page), stateOf(step));
        } catch (error) {
          console.error(`npm run test:paths -- --replay '${replayOf(path, index)}'`);
          throw error;
        }
        noteCovered(parallelIndex, path.name, step);
        await lookClosely(page, stateOf(step));
      });
    }
    const last = steps.at(-1);
    if (last !== undefined) await expectSameAfterReload(page, hands, stateOf(last));
    await expectNoTraces(page.context());
  });
}

/** Loads the page again and lets a timed screen leave, where one runs. */
async function expectSameAfterReload(page: Page, hands: BrowserHands, last: JourneySnapshot): Promise<void> {
  const { requireContractScroll } = last.context.policy;
  await keepingIsDone(page);
  await hands.simulate({ failing: [], requireContractScroll });
  const address = new URL(page.url());
  await hands.reload();
  await hands.elapse(TIMED_SCREEN_MS);
  await expectScreenOf(patientEyes(page), standingAfterReload(last, address));
}

/** What somebody does who presses whatever can be pressed. */
function pathByChance(): Route {
  const length = CHANCE_STEPS - 1;
  const [draws = []] = fc.sample(fc.array(fc.nat(), { minLength: length, maxLength: length }), {
    seed: SEED,
    numRuns: 1,
  });
  return chancePath('connected', draws);
}

function stateOf({ after }: PathStep): JourneySnapshot {
  return after as unknown as JourneySnapshot;
}

function replayOf({ start, events }: Route, index: number): string {
  return replayLine({ start, events: events.slice(0, index + 1) });
}

/** Looks once in a run at every configuration of states: takes its picture, and asks what makes it hard to use. */
async function lookClosely(page: Page, snapshot: JourneySnapshot): Promise<void> {
  const picture = pictureOf(snapshot);
  if (picture === null) return;
  await page.screenshot({ path: picture, type: 'jpeg', quality: 60 });
  const violations = await prepareAxe(page);
  expect(await violations(), basename(picture)).toEqual([]);
}
