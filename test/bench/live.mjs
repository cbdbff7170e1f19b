// How long after something is pressed in the product its rule is lit on the full chart beside it, painted.
import { openChart } from './visualizer/charts.mjs';

const PRESSES = 40;
const LONGEST_MS = 3000;
const STEPS = 1000;
const BYTES_IN_MB = 1_000_000;
const SHELL = 'iframe[title="The product"]';
const CHOICES = 'main input[type="radio"]';
const LIT = '.chart-scene .taken-just[data-id]';

/**
 * Presses in the product one after the other: the milliseconds that 95 of 100 presses need at most, how many were, and
 * what a thousand recorded steps keep.
 */
export async function measureLive(browser, address) {
  const page = await openChart(browser, address);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Open the product beside the chart', exact: true }).click();
  // The product is reloaded where the session begins.
  await page.getByText('The product shows this step.', { exact: true }).waitFor();
  await page.frameLocator(SHELL).locator(CHOICES).first().waitFor();
  // The prerendered page stands there before its program does.
  await page.waitForFunction(isAlive, { frame: SHELL, choices: CHOICES });
  const session = await page.context().newCDPSession(page);
  const heapBytes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const options = { frame: SHELL, choices: CHOICES, lit: LIT, presses: PRESSES, longestMs: LONGEST_MS };
  // What the first presses compile and cache is kept once, and is no part of a step.
  await page.evaluate(pressAndWatch, options);
  const times = await page.evaluate(pressAndWatch, options);
  const beforeBytes = await heapBytes();
  await page.evaluate(pressQuickly, { frame: SHELL, choices: CHOICES, presses: STEPS });
  const recordedMB = ((await heapBytes()) - beforeBytes) / BYTES_IN_MB;
  await page.close();
  const sorted = times.toSorted((one, other) => one - other);
  return { p95: sorted[Math.floor(sorted.length * 0.95)], presses: sorted.length, recordedMB };
}

/** Runs in the page: whether the product answers. */
function isAlive({ frame, choices }) {
  const choice = document.querySelector(frame).contentDocument?.querySelector(choices);
  return Object.keys(choice ?? {}).some((key) => key.startsWith('__react'));
}

/** Runs in the page: chooses another answer so many times, each once the step before is recorded. */
async function pressQuickly({ frame, choices, presses }) {
  const inProduct = document.querySelector(frame).contentDocument;
  for (let press = 0; press < presses; press += 1) {
    inProduct.querySelector(`${choices}:not(:checked)`).click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Runs in the page: presses go in turn to two questions; one is seen once another rule is lit and the frame in which
 * that is painted is over.
 */
async function pressAndWatch({ frame, choices, lit, presses, longestMs }) {
  const litNow = () => document.querySelector(lit)?.getAttribute('data-id') ?? null;
  const inProduct = document.querySelector(frame).contentDocument;
  const painted = (act) => requestAnimationFrame(() => setTimeout(() => act(), 0));
  const lighting = (before) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const now = litNow();
        if (now === before || now === null) return;
        observer.disconnect();
        clearTimeout(giveUp);
        painted(() => resolve(performance.now()));
      });
      // A press that lights nothing is left out, and seen in the number of presses.
      const giveUp = setTimeout(() => {
        observer.disconnect();
        resolve(null);
      }, longestMs);
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    });
  const times = [];
  for (let press = 0; press < presses; press += 1) {
    const lightened = lighting(litNow());
    const startedMs = performance.now();
    const all = [...inProduct.querySelectorAll(choices)];
    const question = [...new Set(all.map(({ name }) => name))][press % 2];
    all.find(({ checked, name }) => name === question && !checked).click();
    const litAtMs = await lightened;
    if (litAtMs !== null) times.push(litAtMs - startedMs);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  return times;
}
