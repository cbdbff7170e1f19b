import { expect, GUEST, test, visitAs, visit } from '#test/e2e/support/test.ts';
import { type Holding, measure } from './measure.ts';
import { walkOnce } from '#test/e2e/support/oneJourney.ts';
import { watchTimers } from './timers.ts';

const JOURNEYS = Number(process.env.SOAK_JOURNEYS ?? 100);
/** By then everything that is loaded once is loaded and everything that is compiled late is compiled. */
const SETTLED_AFTER = 20;
const MEASURED_EVERY = 10;
const MOST_GROWTH_MEGABYTES = 2;

test('a hundred journeys in one page leave nothing behind', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await watchTimers(page);
  await visitAs(page, GUEST);
  await visit(page, 'landing');
  const holdings: Holding[] = [];
  for (let journey = 1; journey <= JOURNEYS; journey += 1) {
    await walkOnce(page);
    if (journey !== 1 && journey % MEASURED_EVERY !== 0) continue;
    const holding = await measure(page, devTools, journey);
    holdings.push(holding);
    console.log(JSON.stringify(holding));
  }
  const settled = holdings.find(({ journeys }) => journeys === SETTLED_AFTER);
  const last = holdings.at(-1);
  if (settled === undefined || last === undefined || last === settled) throw new Error('Too few journeys to judge by.');
  const growth = last.heapMegabytes - settled.heapMegabytes;
  console.log(`heap from journey ${settled.journeys} to ${last.journeys}: ${growth.toFixed(2)} MB`);
  expect.soft(growth, 'megabytes of heap').toBeLessThanOrEqual(MOST_GROWTH_MEGABYTES);
  const { nodes, listeners, documents, workers, timers } = settled;
  expect.soft(last).toMatchObject({ nodes, listeners, documents, workers, timers });
});
