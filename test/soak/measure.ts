import type { CDPSession, Page } from '@playwright/test';
import { aliveTimers } from './timers.ts';

/** What a page holds once everything that nothing refers to is thrown away. */
export type Holding = {
  readonly journeys: number;
  readonly heapMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly workers: number;
  readonly timers: number;
};

const BYTES_PER_MEGABYTE = 1_048_576;
/** What waits to be finalized is gone only with the collection after the one that found it. */
const COLLECTIONS = 3;

export async function measure(page: Page, devTools: CDPSession, journeys: number): Promise<Holding> {
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

const COLUMNS = ['journeys', 'heapMegabytes', 'nodes', 'listeners', 'documents', 'workers', 'timers'] as const;

export function rowOf(holding: Holding): string {
  return COLUMNS.map((column) => {
    const text = column === 'heapMegabytes' ? holding[column].toFixed(2) : String(holding[column]);
    return text.padStart(column.length);
  }).join('  ');
}

export const HEADER = COLUMNS.join('  ');
