import type { Page } from '@playwright/test';

type Counted = { aliveTimers?: () => number };

/** Sent into the page as text: counts the timers and intervals that are set and neither over nor cleared. */
function countTimers(): void {
  const page = window as unknown as Record<string, (...given: unknown[]) => unknown>;
  const alive = new Set<unknown>();
  const original = (name: string) => (page[name] ?? (() => undefined)).bind(window);
  const [setTimer, setRepeated] = [original('setTimeout'), original('setInterval')];
  page.setTimeout = (callback, ms, ...rest) => {
    const id: unknown = setTimer(
      (...given: unknown[]) => {
        alive.delete(id);
        if (typeof callback === 'function') Reflect.apply(callback, window, given);
      },
      ms,
      ...rest,
    );
    alive.add(id);
    return id;
  };
  page.setInterval = (...given) => {
    const id = setRepeated(...given);
    alive.add(id);
    return id;
  };
  for (const name of ['clearTimeout', 'clearInterval']) {
    const clear = original(name);
    page[name] = (id) => {
      alive.delete(id);
      clear(id);
    };
  }
  (globalThis as Counted).aliveTimers = () => alive.size;
}

/** To be called before the page is opened and after its clock is installed. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(countTimers);
}

export function aliveTimers(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Counted).aliveTimers?.() ?? Number.NaN);
}
