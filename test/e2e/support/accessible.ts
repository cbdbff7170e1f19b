import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectPagesDrawn } from './placeSteps.ts';

type WithAxe = typeof globalThis & { readonly axe: typeof axe };

const LONGEST_BLINK_MS = 50;
const MIN_TARGET_PX = { mouse: 24, thumb: 44 } as const;
const MIN_EDGE_CONTRAST = 3;
/** An element that a sticky bar half covers isn't a small target, so sizes are measured by `smallTargets`. */
const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: false } },
};
const DESK = { width: 1280, height: 800, minTargetPx: MIN_TARGET_PX.mouse };
const PHONE = { width: 360, height: 740, minTargetPx: MIN_TARGET_PX.thumb };
const SIZES = [
  DESK,
  { width: 768, height: 1024, minTargetPx: MIN_TARGET_PX.mouse },
  PHONE,
  { width: 320, height: 640 },
  // A window of 1280 x 1024 at 400 %.
  { width: 320, height: 256 },
] as const;
/** The folder for pictures of everything that is checked, when `npm run pictures` asks for them. */
const PICTURES = process.env['PICTURES'];

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [tabindex="0"]';

type Look = {
  readonly name: string;
  /** Whether the desk is looked at in dark and the phone in light, or the other way round. */
  readonly isDarkOnDesk: boolean;
  readonly resize?: (width: number, height: number) => Promise<void>;
};

/** Checks the page at each width, in light and dark, and restores the light desktop page. */
export async function expectAccessible(page: Page, look: Look): Promise<void> {
  const { name, isDarkOnDesk, resize = (width, height) => page.setViewportSize({ width, height }) } = look;
  // A toast under the pointer would not go away.
  await page.mouse.move(0, 0);
  const runAxe = await injectAxe(page);
  const problems: Record<string, readonly string[]> = { moving: await movements(page) };
  for (const size of SIZES) {
    const { width, height } = size;
    const colorScheme = (size === DESK) === isDarkOnDesk ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    await resize(width, height);
    await expectPagesDrawn(page);
    await expect.soft.poll(() => sidewaysScroll(page), `${name} scrolls sideways at ${width} x ${height}`).toBe(0);
    problems[`cut off at ${width} x ${height}`] = await wordsCutOff(page);
    if ('minTargetPx' in size) problems[`small at ${width}`] = await smallTargets(page, size.minTargetPx);
    else problems[`covered at ${width} x ${height}`] = await coveredControls(page);
    if (size !== DESK && size !== PHONE) continue;
    problems[`violations in ${colorScheme} at ${width}`] = await runAxe(violations, WCAG);
    problems[`faint in ${colorScheme} at ${width}`] = await faintEdges(page);
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name} ${width} ${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(DESK.width, DESK.height);
  await expectPagesDrawn(page);
  const found = Object.entries(problems).filter(([, ofKind]) => ofKind.length > 0);
  expect.soft(found, name).toEqual([]);
}

/** Returns the violations of WCAG 2.2 A and AA on the page. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  return (await injectAxe(page))(violations, WCAG);
}

/** Injects axe into an isolated world, where timers run even when a test has stopped the page's clock. */
async function injectAxe(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  const { executionContextId: contextId } = await browser.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  await browser.send('Runtime.evaluate', { contextId, expression: axe.source });
  return async <Given>(run: (given: Given) => string[] | Promise<string[]>, given: Given): Promise<string[]> => {
    const expression = `(${String(run)})(${JSON.stringify(given)})`;
    const options = { contextId, expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', options);
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as string[];
  };
}

async function violations(options: RunOptions): Promise<string[]> {
  const found = await (globalThis as WithAxe).axe.run(document, { ...options, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns how far the page scrolls sideways, in CSS pixels (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Returns the texts that no scrolling brings into the window (WCAG 1.4.10). */
export function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!hasWords || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { left, right, width } = element.getBoundingClientRect();
      const isInside = left >= -1 && right <= innerWidth + 1;
      if (isInside || width <= 1) return [];
      for (let place = element.parentElement; place !== null && place.tagName !== 'MAIN'; place = place.parentElement) {
        const { width: placeWidth } = place.getBoundingClientRect();
        if (getComputedStyle(place).overflowX !== 'visible' && placeWidth <= innerWidth) return [];
      }
      return [`${Math.round(left)} to ${Math.round(right)}: ${element.textContent.trim().slice(0, 80)}`];
    }),
  );
}

/** Returns the controls that are smaller than this, except links in a sentence (WCAG 2.5.8). */
function smallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate(
    ({ controls, least }) =>
      [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [aria-hidden]'))
          return [];
        const isInText = control.matches('a') && getComputedStyle(control).display === 'inline';
        if (isInText) return [];
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        // The ::after of a card's label covers the whole card.
        const cards = labels.flatMap((label) =>
          getComputedStyle(label, '::after').inset === '0px' ? [label.offsetParent] : [],
        );
        const boxes = [control, ...labels, ...cards].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        const isLargeEnough = Math.round(width) >= least && Math.round(height) >= least;
        return isLargeEnough ? [] : [`${width.toFixed(1)} x ${height.toFixed(1)} ${control.outerHTML.slice(0, 120)}`];
      }),
    { controls: CONTROLS, least: leastPx },
  );
}

/** Returns the focused controls that something other than a toast covers (WCAG 2.4.11). */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const before = document.activeElement;
    if (before instanceof HTMLElement) before.blur();
    const part = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body;
    const covered = [...part.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const canBeSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!canBeSeen || control.matches(':disabled, [tabindex="-1"]')) return [];
      control.focus();
      if (document.activeElement !== control) return [];
      const [box] = control.getClientRects();
      if (box === undefined) return [`without a box: ${control.outerHTML.slice(0, 120)}`];
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const shown =
        right > left && bottom > top ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
      const isSeen =
        shown !== null &&
        (control.contains(shown) ||
          shown.contains(control) ||
          shown.matches('label, label *, [role="tooltip"], [aria-label="Messages"] *'));
      return isSeen
        ? []
        : [`${shown?.outerHTML.slice(0, 80) ?? 'outside the window'} covers ${control.outerHTML.slice(0, 120)}`];
    });
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return covered;
  }, CONTROLS);
}

/** Returns the fields whose edge or tick has too little contrast with the page beneath (WCAG 1.4.11). */
function faintEdges(page: Page): Promise<string[]> {
  return page.evaluate((leastContrast) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const beneath = (element: Element): string => {
      for (let place = element.parentElement; place !== null; place = place.parentElement) {
        const color = getComputedStyle(place).backgroundColor;
        if (channels(color)[3] !== 0) return color;
      }
      return 'rgb(255, 255, 255)';
    };
    const faint = (field: Element, color: string, background: string) => {
      const [one, other] = [brightness(color), brightness(background)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      return contrast >= leastContrast ? [] : [`${contrast.toFixed(2)} ${field.outerHTML.slice(0, 100)}`];
    };
    return [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.matches('[aria-hidden], :disabled')) return [];
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(field);
      // A slider draws its rail and its thumb itself.
      if (borderTopWidth === '0px') return [];
      const tick = field.matches(':checked') && field.parentElement?.querySelector('svg');
      return [
        ...faint(field, borderTopColor, beneath(field)),
        ...(tick ? faint(tick, getComputedStyle(tick).color, backgroundColor) : []),
      ];
    });
  }, MIN_EDGE_CONTRAST);
}

/** Returns the animations that run longer than a blink, although the visitor wants less motion (R3.3). */
function movements(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
      return playState === 'running' && endMs > longest;
    });
    return moving.map((one) => (one instanceof CSSAnimation ? one.animationName : one.constructor.name));
  }, LONGEST_BLINK_MS);
}
