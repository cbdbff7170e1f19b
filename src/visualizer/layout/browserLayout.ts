import type { ELK } from 'elkjs/lib/elk-api.js';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { QUICK } from './elkOptions.ts';
import type { Altitude, Geometry } from './geometry.ts';
import { layOut } from './layOut.ts';

/** Lays a chart out beside the page. Rejects with the signal's reason when that is aborted meanwhile. */
export type BrowserLayout = (model: ChartModel, altitude: Altitude, signal?: AbortSignal) => Promise<Geometry>;

/** The layout in a worker of the browser. The layout program is loaded when a chart is laid out for the first time. */
export function createBrowserLayout(): BrowserLayout {
  let loading: Promise<ELK> | null = null;
  return async (model, altitude, signal) => {
    loading ??= loadLayoutProgram();
    const laidOut = loading.then((elk) => layOut(elk, model, altitude, { attempts: QUICK, pause: nextTask }));
    if (signal === undefined) return laidOut;
    return Promise.race([laidOut, abortOf(signal)]);
  };
}

/** Lets the page answer whatever happened meanwhile. A timer would wait longer than needed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

async function loadLayoutProgram(): Promise<ELK> {
  const [{ default: Elk }, { default: LayoutWorker }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?worker'),
  ]);
  return new Elk({ workerFactory: () => new LayoutWorker() });
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('The drawing was given up.'));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}
