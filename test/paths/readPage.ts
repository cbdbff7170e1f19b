/** What a control is to a person, in the words of assistive technology. */
export type ControlRole =
  | 'button'
  | 'link'
  | 'textbox'
  | 'password'
  | 'combobox'
  | 'checkbox'
  | 'radio'
  | 'slider'
  | 'menuitem';

/** A control that can be seen: what it is, what it is called, and the named parts it is in, the innermost first. */
type SeenControl = {
  readonly role: ControlRole;
  readonly name: string;
  readonly within: readonly string[];
  readonly isEnabled: boolean;
  /** Its index among what `readPage` has left in the page as `controlsRead`. */
  readonly place: number;
};

/** The page as a person finds it at one time, as plain data. */
export type PageReading = {
  /** The words of every h1; a screen has exactly one. */
  readonly headings: readonly string[];
  /** Path and fragment of the address bar. */
  readonly address: string;
  readonly title: string;
  /** The names of the dialogs that are open. */
  readonly dialogs: readonly string[];
  readonly controls: readonly SeenControl[];
};

/** A control to look for: its role, the names that it goes by, and the named part it is in where there are several. */
export type Sought = {
  readonly role: ControlRole;
  readonly names: readonly string[];
  readonly within?: string | undefined;
};

/** The control that is sought, or undefined where it is missing; of several alike, one that can be used. */
export function controlIn(reading: PageReading, { role, names, within }: Sought): SeenControl | undefined {
  const wanted = new Set(names.map(withoutSpaces));
  const found = reading.controls.filter(
    (control) =>
      control.role === role &&
      wanted.has(withoutSpaces(control.name)) &&
      (within === undefined || control.within.some((part) => withoutSpaces(part) === withoutSpaces(within))),
  );
  return found.find(({ isEnabled }) => isEnabled) ?? found[0];
}

/** Whether words are on one line or below each other is a matter of style. */
function withoutSpaces(words: string): string {
  return words.replaceAll(/\s/gu, '');
}

/**
 * Reads the page as it stands. The function is sent into a browser as text, so everything that it needs is in it. It
 * knows the few ways in which the product names its controls; `test/e2e/readPage.spec.ts` compares it with what Chromium
 * tells assistive technology.
 */
export function readPage(): PageReading {
  const ROLES: readonly (readonly [ControlRole, string])[] = [
    // Each control has the first role that fits.
    ['menuitem', '[role="menuitem"]'],
    ['slider', 'input[type="range"]'],
    ['button', 'button'],
    ['link', 'a[href], [role="link"]'],
    ['checkbox', 'input[type="checkbox"]'],
    ['radio', 'input[type="radio"]'],
    ['combobox', 'select'],
    ['password', 'input[autocomplete="current-password"], input[name="password"]'],
    ['textbox', 'input:not([type="file"], [type="hidden"]), textarea'],
  ];
  const PARTS =
    'fieldset, form, details, nav, section, [role="radiogroup"], [role="group"], [role="dialog"], [role="menu"]';
  const isVisible = (element: Element): boolean =>
    element.closest('[aria-hidden="true"], [inert], [hidden]') === null &&
    element.checkVisibility({ visibilityProperty: true });
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
    (labelOf(part) ?? wordsOf(part.querySelector(':scope > legend, :scope > summary'))).replaceAll(/\s+/gu, ' ').trim();
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
  const controlsRead = all(ROLES.map(([, selector]) => selector).join(', '));
  Object.assign(globalThis, { controlsRead });
  return {
    headings: all('h1').filter(isVisible).map(nameOf),
    address: `${window.location.pathname}${window.location.hash}`,
    title: document.title,
    dialogs: all('[role="dialog"]').filter(isVisible).map(nameOf),
    controls: controlsRead.flatMap(controlOf),
  };
}
