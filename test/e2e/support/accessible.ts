import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectPagesDrawn } from './steps.ts';

type WithAxe = typeof globalThis & { readonly axe: typeof axe };

const MAX_ANIMATION_MS = 50;
const MIN_TARGET_PX = { mouse: 24, touch: 44 } as const;
const MIN_EDGE_CONTRAST = 3;
/** `findSmallTargets` replaces axe's target-size rule, which also flags controls that a sticky bar partly covers. */
const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: false } },
};
const DESKTOP = { width: 1280, height: 800, minTargetPx: MIN_TARGET_PX.mouse };
const PHONE = { width: 360, height: 740, minTargetPx: MIN_TARGET_PX.touch };
const SIZES = [
  DESKTOP,
  { width: 768, height: 1024, minTargetPx: MIN_TARGET_PX.mouse },
  PHONE,
  { width: 320, height: 640 },
  // A 1280 x 1024 window at 400% zoom.
  { width: 320, height: 256 },
] as const;
/** The folder for screenshots of each check, set by `npm run pictures`. */
const SCREENSHOT_FOLDER = process.env['PICTURES'];

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [tabindex="0"]';

type AccessibilityCheck = {
  readonly name: string;
  /** If true, checks desktop in dark mode and other sizes in light mode; if false, the reverse. */
  readonly isDesktopDark: boolean;
  readonly resize?: (width: number, height: number) => Promise<void>;
};

/**
 * Checks the page at every size: desktop in one color scheme, and all other sizes in the other. Then restores the light
 * desktop page.
 */
export async function expectAccessible(page: Page, check: AccessibilityCheck): Promise<void> {
  const { name, isDesktopDark, resize = (width, height) => page.setViewportSize({ width, height }) } = check;
  // A toast under the pointer would never close.
  await page.mouse.move(0, 0);
  const runAxe = await injectAxe(page);
  const problems: Record<string, readonly string[]> = { 'running animations': await findRunningAnimations(page) };
  for (const size of SIZES) {
    const { width, height } = size;
    const colorScheme = (size === DESKTOP) === isDesktopDark ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    await resize(width, height);
    await expectPagesDrawn(page);
    await expect.soft
      .poll(() => measureHorizontalOverflow(page), `${name} scrolls horizontally at ${width} x ${height}`)
      .toBe(0);
    problems[`clipped text at ${width} x ${height}`] = await findClippedText(page);
    if ('minTargetPx' in size) problems[`small targets at ${width}`] = await findSmallTargets(page, size.minTargetPx);
    else problems[`covered controls at ${width} x ${height}`] = await findCoveredControls(page);
    if (size !== DESKTOP && size !== PHONE) continue;
    problems[`WCAG violations in ${colorScheme} at ${width}`] = await runAxe(runAxeRules, WCAG);
    problems[`low contrast in ${colorScheme} at ${width}`] = await findLowContrastEdges(page);
    if (SCREENSHOT_FOLDER !== undefined)
      await page.screenshot({ path: `${SCREENSHOT_FOLDER}/${name} ${width} ${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(DESKTOP.width, DESKTOP.height);
  await expectPagesDrawn(page);
  const found = Object.entries(problems).filter(([, items]) => items.length > 0);
  expect.soft(found, name).toEqual([]);
}

/** Returns the page's violations of WCAG 2.2 A and AA. */
export async function findAxeViolations(page: Page): Promise<readonly string[]> {
  return (await injectAxe(page))(runAxeRules, WCAG);
}

/** Injects axe into an isolated world, where timers run even while the page's clock is paused. */
async function injectAxe(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  const { executionContextId: contextId } = await browser.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  await browser.send('Runtime.evaluate', { contextId, expression: axe.source });
  return async <Arg>(run: (arg: Arg) => string[] | Promise<string[]>, arg: Arg): Promise<string[]> => {
    const expression = `(${String(run)})(${JSON.stringify(arg)})`;
    const options = { contextId, expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', options);
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as string[];
  };
}

async function runAxeRules(options: RunOptions): Promise<string[]> {
  const found = await (globalThis as WithAxe).axe.run(document, { ...options, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns how far the page scrolls horizontally, in CSS pixels (WCAG 1.4.10). */
export function measureHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Returns text that can't be scrolled into view (WCAG 1.4.10). */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { left, right, width } = element.getBoundingClientRect();
      const isInside = left >= -1 && right <= innerWidth + 1;
      if (isInside || width <= 1) return [];
      for (
        let parent = element.parentElement;
        parent !== null && parent.tagName !== 'MAIN';
        parent = parent.parentElement
      ) {
        const { width: parentWidth } = parent.getBoundingClientRect();
        if (getComputedStyle(parent).overflowX !== 'visible' && parentWidth <= innerWidth) return [];
      }
      return [`${Math.round(left)} to ${Math.round(right)}: ${element.textContent.trim().slice(0, 80)}`];
    }),
  );
}

/** Returns controls smaller than `minPx`, except links in a sentence (WCAG 2.5.8). */
function findSmallTargets(page: Page, minPx: number): Promise<string[]> {
  return page.evaluate(
    ({ controls, min }) =>
      [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [aria-hidden]'))
          return [];
        const isInText = control.matches('a') && getComputedStyle(control).display === 'inline';
        if (isInText) return [];
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        // The label's ::after makes a whole card clickable.
        const cards = labels.flatMap((label) =>
          getComputedStyle(label, '::after').inset === '0px' ? [label.offsetParent] : [],
        );
        const boxes = [control, ...labels, ...cards].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        const isLargeEnough = Math.round(width) >= min && Math.round(height) >= min;
        return isLargeEnough ? [] : [`${width.toFixed(1)} x ${height.toFixed(1)} ${control.outerHTML.slice(0, 120)}`];
      }),
    { controls: CONTROLS, min: minPx },
  );
}

/** Focuses each control and returns those hidden behind other content, except toasts and tooltips (WCAG 2.4.11). */
function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const initialFocus = document.activeElement;
    if (initialFocus instanceof HTMLElement) initialFocus.blur();
    const container = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body;
    const covered = [...container.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isVisible || control.matches(':disabled, [tabindex="-1"]')) return [];
      control.focus();
      if (document.activeElement !== control) return [];
      const [box] = control.getClientRects();
      if (box === undefined) return [`not rendered: ${control.outerHTML.slice(0, 120)}`];
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const topmost =
        right > left && bottom > top ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
      const isUncovered =
        topmost !== null &&
        (control.contains(topmost) ||
          topmost.contains(control) ||
          topmost.matches('label, label *, [role="tooltip"], [aria-label="Messages"] *'));
      return isUncovered
        ? []
        : [`${topmost?.outerHTML.slice(0, 80) ?? 'the edge of the window'} covers ${control.outerHTML.slice(0, 120)}`];
    });
    if (initialFocus instanceof HTMLElement) initialFocus.focus({ preventScroll: true });
    return covered;
  }, CONTROLS);
}

/** Returns fields whose border or check mark has too little contrast with the background (WCAG 1.4.11). */
function findLowContrastEdges(page: Page): Promise<string[]> {
  return page.evaluate((minContrast) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const backgroundBehind = (element: Element): string => {
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
        const color = getComputedStyle(parent).backgroundColor;
        if (channels(color)[3] !== 0) return color;
      }
      return 'rgb(255, 255, 255)';
    };
    const checkContrast = (field: Element, color: string, background: string) => {
      const luminances = [luminance(color), luminance(background)];
      const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
      return contrast >= minContrast ? [] : [`${contrast.toFixed(2)} ${field.outerHTML.slice(0, 100)}`];
    };
    return [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.matches('[aria-hidden], :disabled')) return [];
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(field);
      // Sliders have no border.
      if (borderTopWidth === '0px') return [];
      const checkMark = field.matches(':checked') && field.parentElement?.querySelector('svg');
      return [
        ...checkContrast(field, borderTopColor, backgroundBehind(field)),
        ...(checkMark ? checkContrast(checkMark, getComputedStyle(checkMark).color, backgroundColor) : []),
      ];
    });
  }, MIN_EDGE_CONTRAST);
}

/** Returns animations that run longer than the limit for reduced motion (R3.3). */
function findRunningAnimations(page: Page): Promise<string[]> {
  return page.evaluate((maxMs) => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
      return playState === 'running' && endMs > maxMs;
    });
    return running.map((animation) =>
      animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name,
    );
  }, MAX_ANIMATION_MS);
}
