import type { Page } from '@playwright/test';
import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const analysisWithout = (rules: readonly string[]) => `axe
  .run(document, {
    runOnly: ${JSON.stringify(STANDARD)},
    rules: ${JSON.stringify(Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])))},
    resultTypes: ['violations'],
  })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;

const LONGEST_BLINK_MS = 50;

/** What a person can operate. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [tabindex="0"]';

/**
 * Gives back how to ask for the violations of WCAG 2.2 A and AA on the page as it is. It works beside the page's own
 * scripts, so that it gets its answer on a page whose clock stands. Rules that are judged elsewhere can be left out.
 */
export async function prepareAxe(page: Page, leftOut: readonly string[] = []): Promise<() => Promise<string[]>> {
  const browser = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  const { executionContextId: contextId } = await browser.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  await browser.send('Runtime.evaluate', { contextId, expression: axe.source });
  return async () => {
    const options = { contextId, expression: analysisWithout(leftOut), awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', options);
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as string[];
  };
}

/** How far the page can be scrolled sideways, in CSS pixels (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The words that stand outside the window at its sides, where nobody can scroll to (WCAG 1.4.10). */
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

/** The controls that are smaller than this, with their size; links within a text are let off (WCAG 2.5.8). */
export function smallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate(
    ({ controls, least }) =>
      [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [aria-hidden]'))
          return [];
        const isInText = control.matches('a') && getComputedStyle(control).display === 'inline';
        if (isInText) return [];
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        // What a label covers with a shape of its own is pressed like the label.
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

/** The controls of the screen that something else covers when they have the focus (WCAG 2.4.11). */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const before = document.activeElement;
    if (before instanceof HTMLElement) before.blur();
    const covered = [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)].flatMap((control) => {
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
        (control.contains(shown) || shown.contains(control) || shown.matches('label, label *, [role="tooltip"]'));
      return isSeen
        ? []
        : [`${shown?.outerHTML.slice(0, 80) ?? 'outside the window'} covers ${control.outerHTML.slice(0, 120)}`];
    });
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return covered;
  }, CONTROLS);
}

/** The fields whose edge has less than this contrast with the page beneath them (WCAG 1.4.11). */
export function faintEdges(page: Page, least: number): Promise<string[]> {
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
    const faint = (field: Element, color: string, ground: string) => {
      const [one, other] = [brightness(color), brightness(ground)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      return contrast >= leastContrast ? [] : [`${contrast.toFixed(2)} ${field.outerHTML.slice(0, 100)}`];
    };
    return [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.matches('[aria-hidden], :disabled')) return [];
      const { borderTopColor, backgroundColor } = getComputedStyle(field);
      const tick = field.matches(':checked') && field.parentElement?.querySelector('svg');
      return [
        ...faint(field, borderTopColor, beneath(field)),
        ...(tick ? faint(tick, getComputedStyle(tick).color, backgroundColor) : []),
      ];
    });
  }, least);
}

/** What moves on the page for longer than an eye blinks: the names of its animations and transitions (R3.3). */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
      return playState === 'running' && endMs > longest;
    });
    return moving.map((one) => (one instanceof CSSAnimation ? one.animationName : one.constructor.name));
  }, LONGEST_BLINK_MS);
}
