import type { ControlRole, SeenControl, Sight } from './eyes.ts';

/**
 * Looks at the page as it stands. The function is sent into a browser as text, so everything that it needs is in it. It
 * knows the few ways in which the product names its controls; `test/e2e/eyes.spec.ts` compares it with what Chromium
 * tells assistive technology.
 */
export function readPage(): Sight {
  const ROLES: readonly (readonly [ControlRole, string])[] = [
    // Each control has the first role that fits.
    ['menuitem', '[role="menuitem"]'],
    ['slider', '[role="slider"]'],
    ['button', 'button'],
    ['link', 'a[href]'],
    ['checkbox', 'input[type="checkbox"]'],
    ['radio', 'input[type="radio"]'],
    ['combobox', 'select'],
    ['password', 'input[autocomplete="current-password"], input[name="password"]'],
    ['textbox', 'input:not([type="file"], [type="hidden"]), textarea'],
  ];
  const selector = ROLES.map(([, selector]) => selector).join(', ');
  const PARTS = 'fieldset, form, nav, section, [role="radiogroup"], [role="group"], [role="dialog"], [role="menu"]';
  const isVisible = (element: Element): boolean => {
    if (element.closest('[aria-hidden="true"], [inert], [hidden]') !== null) return false;
    // A browser without styles cannot tell what they hide; it can tell what is folded away.
    if (typeof element.checkVisibility === 'function') return element.checkVisibility({ visibilityProperty: true });
    const folded = element.closest('details:not([open])');
    return folded === null || element.closest('summary')?.parentElement === folded;
  };
  const wordsOf = (element: Element | null): string => {
    if (element === null) return '';
    const words = [...element.childNodes].map((node) => {
      if (node instanceof Text) return node.data;
      return node instanceof Element && node.getAttribute('aria-hidden') !== 'true' ? wordsOf(node) : '';
    });
    return words.join('');
  };
  const labelOf = (element: Element): string | null => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids === null) return element.getAttribute('aria-label');
    return ids
      .split(' ')
      .map((id) => wordsOf(document.getElementById(id)))
      .join(' ');
  };
  const isField = (element: Element) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  const nameOf = (element: Element): string => {
    const own = isField(element) ? [...(element.labels ?? [])].map(wordsOf).join(' ') : wordsOf(element);
    return (labelOf(element) ?? own).replaceAll(/\s+/gu, ' ').trim();
  };
  const partName = (part: Element): string =>
    (labelOf(part) ?? wordsOf(part.querySelector(':scope > legend'))).replaceAll(/\s+/gu, ' ').trim();
  const partsRound = (element: Element): string[] => {
    const part = element.parentElement?.closest(PARTS) ?? null;
    if (part === null) return [];
    const name = partName(part);
    return [...(name === '' ? [] : [name]), ...partsRound(part)];
  };
  const takesTyping = (element: Element) =>
    !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) || !element.readOnly;
  const controlOf = (element: Element, place: number): SeenControl[] => {
    const role = ROLES.find(([, selector]) => element.matches(selector))?.[0];
    if (role === undefined || !isVisible(element)) return [];
    const isRefusing = element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;
    const isEnabled = !isRefusing && takesTyping(element);
    return [{ role, name: nameOf(element), within: partsRound(element), isEnabled, place }];
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    headings: all('h1').filter(isVisible).map(nameOf),
    address: `${window.location.pathname}${window.location.hash}`,
    title: document.title,
    dialogs: all('[role="dialog"]').filter(isVisible).map(nameOf),
    folded: all('details:not([open]) > summary').filter(isVisible).map(nameOf),
    controls: all(selector).flatMap(controlOf),
    selector,
  };
}
