import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { type RoutedScreenId, ROUTES } from '#machines/journey/routes.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { renderApp } from '#test/app/renderApp.tsx';

type Page = ReturnType<typeof renderApp>;
type Step = (page: Page) => void;

/** Rendering whole screens can take seconds. */
const TIMEOUT_MS = 60_000;
const SCREENS = ['landing', 'processing', 'offers', 'entityDetails', 'dashboardEstablished'] as const;

beforeAll(async () => {
  await Promise.all(SCREENS.map(preloadScreen));
}, TIMEOUT_MS);

/** Translates the page as browsers do: replaces current and later text nodes with elements that wrap a copy. */
function translatePage(): MutationObserver {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const textNodes: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) textNodes.push(walker.currentNode);
    for (const text of textNodes) {
      const parent = text.parentElement;
      if (parent === null || parent.closest('script, style, textarea, title, font') !== null) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.cloneNode());
      text.parentNode?.replaceChild(outer, text);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) if (node.isConnected) translate(node);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}

/** Performs steps on a screen and returns its text after each step. */
async function readTextAfterSteps(id: RoutedScreenId, steps: readonly Step[], isTranslated: boolean) {
  const page = renderApp(ROUTES[id].path);
  const translation = isTranslated ? translatePage() : null;
  const texts: (string | null)[] = [];
  for (const step of steps) {
    step(page);
    await page.settle();
    texts.push(screen.getByRole('main').textContent);
  }
  translation?.disconnect();
  page.unmount();
  return texts;
}

const enter =
  (label: string, value: string): Step =>
  () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.blur(screen.getByLabelText(label));
  };
const press =
  (role: 'button' | 'radio', name: string): Step =>
  () => {
    fireEvent.click(screen.getByRole(role, { name }));
  };
const slideTo =
  (end: 'min' | 'max'): Step =>
  () => {
    const [slider] = screen.getAllByRole<HTMLInputElement>('slider');
    if (slider !== undefined) fireEvent.change(slider, { target: { value: slider[end] } });
  };

const wait =
  (ms: number): Step =>
  ({ advance }) => {
    advance(ms);
  };

describe('A page translated by the browser', { timeout: TIMEOUT_MS }, () => {
  it.each<[RoutedScreenId, Step[]]>([
    ['landing', [slideTo('max'), slideTo('min')]],
    ['processing', [wait(TIMED_SCREEN_MS / 3), wait(TIMED_SCREEN_MS / 3)]],
    ['offers', [press('radio', '3-month offer'), press('radio', '6-month offer')]],
    [
      'entityDetails',
      [
        enter(ENTITY_DETAILS.business.ein, '12'),
        press('button', 'Add Another Owner'),
        enter('Owner 1 percentage', '75'),
        enter('Owner 2 percentage', '75'),
      ],
    ],
    ['dashboardEstablished', [wait(COUNTDOWN_DAY_MS), wait(COUNTDOWN_DAY_MS)]],
  ])('keeps its text up to date on %s (R3.8, R6.1, R8.2, R9.9, R13.2)', async (id, steps) => {
    const original = await readTextAfterSteps(id, steps, false);
    expect(new Set(original).size).toBeGreaterThan(1);
    expect(await readTextAfterSteps(id, steps, true)).toEqual(original);
  });
});
