/* These functions are sent into the page as text: each brings everything that it needs. */

/** Translates the page as browsers do: every text, now and later, is replaced by an element with other words in it. */
export function translatePage(): void {
  const untouched = 'script, style, noscript, textarea, title, font';
  const translate = (place: Node) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts: Text[] = place instanceof Text ? [place] : [];
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const isMeant = text.data.trim() !== '' && text.parentElement?.closest(untouched) === null;
      if (!isMeant) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

type Fiber = {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

/** Where the words on the page are not those that the product means; nothing when they are the same. */
export function staleWords(): string {
  const TEXT = 6;
  const ELEMENT = 5;
  const PORTAL = 4;
  const root = document.getElementById('root');
  const held = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1] as
    | { readonly stateNode: { readonly current: Fiber } }
    | undefined;
  if (root === null || held === undefined) return 'The product is not there.';
  const meantIn = (fiber: Fiber | null): string => {
    if (fiber === null) return '';
    const rest = meantIn(fiber.sibling);
    if (fiber.tag === PORTAL) return rest;
    if (fiber.tag === TEXT) return String(fiber.memoizedProps) + rest;
    const { children } = Object(fiber.memoizedProps) as { readonly children?: unknown };
    const isPlain = fiber.tag === ELEMENT && fiber.child === null;
    const isWords = typeof children === 'string' || typeof children === 'number';
    return (isPlain && isWords ? String(children) : meantIn(fiber.child)) + rest;
  };
  const meant = meantIn(held.stateNode.current).replaceAll(/\s+/g, ' ');
  const copy = root.cloneNode(true);
  // What is typed into an area is a value, and the letters over a drawn page are the document's own.
  if (copy instanceof Element) for (const other of copy.querySelectorAll('textarea, .textLayer')) other.remove();
  const shown = (copy.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (shown === meant) return '';
  const at = Array.from(shown).findIndex((sign, index) => sign !== meant[index]);
  const from = Math.max(0, at - 30);
  return `shown: ${shown.slice(from, at + 40)} | meant: ${meant.slice(from, at + 40)}`;
}

/** Does what careless extensions do: puts a node into every element, takes the focus, and takes every so-manieth and one more away. */
export function vandalize({ every, taken }: { readonly every: number; readonly taken: string }): void {
  const elements = document.querySelectorAll<HTMLElement>('main *:not(svg, svg *)');
  for (const [index, element] of [...elements].entries()) {
    const stranger = document.createElement('extension-badge');
    stranger.textContent = 'from an extension';
    stranger.tabIndex = -1;
    element.classList.add('extension-highlight');
    element.prepend(stranger);
    if (index % every === 1) stranger.focus();
    if (index % every === every - 1 || element.matches(taken)) element.remove();
  }
}

/** Takes away what browsers give to pages on https only. */
export function makeInsecure(): void {
  for (const [home, name] of [
    [Crypto.prototype, 'randomUUID'],
    [Crypto.prototype, 'subtle'],
    [Navigator.prototype, 'locks'],
    [Navigator.prototype, 'clipboard'],
    [Navigator.prototype, 'storage'],
  ] as const)
    Reflect.deleteProperty(home, name);
}

/** Sets the text as wide apart as WCAG 1.4.12 asks a page to bear. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}
