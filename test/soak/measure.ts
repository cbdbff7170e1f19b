import type { CDPSession, Page } from '@playwright/test';
import { aliveTimers } from './timers.ts';

const BYTES_PER_MEGABYTE = 1_048_576;
/** What waits to be finalized is gone only with the collection after the one that found it. */
const COLLECTIONS = 3;

export type Holding = Awaited<ReturnType<typeof measure>>;

/** What a page holds once everything that nothing refers to is thrown away. */
export async function measure(page: Page, devTools: CDPSession, journeys: number) {
  const timers = await aliveTimers(page);
  for (let round = 0; round < COLLECTIONS; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    journeys,
    heapMegabytes: valueOf('JSHeapUsedSize') / BYTES_PER_MEGABYTE,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    documents: valueOf('Documents'),
    workers: page.workers().length,
    timers,
  };
}
