import { walkFullJourney } from '#test/e2e/support/fullJourney.ts';
import { expect, GUEST, test, visit, visitAs } from '#test/e2e/support/test.ts';

const JOURNEYS = Number(process.env.SOAK_JOURNEYS ?? 100);
/** Enough journeys to load and compile all code. */
const WARM_UP_JOURNEYS = Math.min(20, JOURNEYS / 2);
const MAX_GROWTH_BYTES = 2_000_000;
/** Objects with finalizers are freed only by a later collection. */
const COLLECTIONS = 3;

test('a page does not leak memory over many journeys', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await visitAs(page, GUEST);
  await visit(page, 'landing');
  const measure = async () => {
    for (let round = 0; round < COLLECTIONS; round += 1) await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const walk = async (journeys: number) => {
    for (let journey = 1; journey <= journeys; journey += 1) await walkFullJourney(page);
    return measure();
  };
  const initial = await walk(WARM_UP_JOURNEYS);
  const final = await walk(JOURNEYS - WARM_UP_JOURNEYS);
  const growth = (name: string) => (final.get(name) ?? Number.NaN) - (initial.get(name) ?? Number.NaN);
  const leaks = {
    nodes: growth('Nodes'),
    listeners: growth('JSEventListeners'),
    documents: growth('Documents'),
    workers: page.workers().length,
  };
  console.log({ ...leaks, heap: growth('JSHeapUsedSize') });
  expect.soft(leaks).toEqual({ nodes: 0, listeners: 0, documents: 0, workers: 0 });
  expect.soft(growth('JSHeapUsedSize'), 'heap growth in bytes').toBeLessThan(MAX_GROWTH_BYTES);
});
