const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';

/**
 * Runs alone, as a script without imports, before the first paint: what the build prerendered is never seen in the wrong
 * colors first. The key and the attribute are Mantine's, which takes over from here.
 */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const stored = storedHere();
const chosen = stored[COLOR_SCHEME_KEY];
const scheme = chosen === 'dark' || (isDark && chosen !== 'light') ? 'dark' : 'light';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme);

// What the build prerendered is what a first visitor sees. Whoever has been here may be signed out, or have typed something.
const isFirstVisit = Object.keys(stored).every((key) => key === COLOR_SCHEME_KEY);
if (window.parent === window && isFirstVisit) {
  const parsing = new MutationObserver(() => {
    if (document.querySelector('#root + *') === null) return;
    parsing.disconnect();
    const screen = document.querySelector<HTMLTemplateElement>('#root > template');
    if (screen !== null) showPrerendered(screen);
  });
  parsing.observe(document, { childList: true, subtree: true });
}

/** Shows what the build prerendered. Of two variants one enters the page, so that no id is there twice. */
function showPrerendered(template: HTMLTemplateElement): void {
  for (const variant of template.content.querySelectorAll<HTMLElement>('[data-media]')) {
    if (!window.matchMedia(variant.dataset['media'] ?? '').matches) variant.remove();
  }
  template.replaceWith(template.content);
}

/** What somebody else has put into the page may fail without the product. */
const OWN_PROGRAM = /^\/(?:assets|src)\//;

// The program itself cannot tell that it did not come, but may find that a part of it is missing.
document.addEventListener('product-missing', showNotLoaded);
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && OWN_PROGRAM.test(target.getAttribute('src') ?? ''))
      onceParsed(showNotLoaded);
  },
  true,
);

// Nothing is painted in a tab that nobody looks at, nor in a frame that is out of sight.
const isUnseen = document.visibilityState === 'hidden' || window.parent !== window;
if (isUnseen || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
  document.addEventListener('DOMContentLoaded', loadProduct);
} else {
  new PerformanceObserver((entries, observer) => {
    // The first paint of all may be an empty page.
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    loadProduct();
  }).observe({ type: 'paint', buffered: true });
}

/** Buttons that are pressed before the product is there, which does it then; links and fields need no program. */
const presses: Event[] = [];
document.addEventListener('click', notePress, true);
document.addEventListener('product-shown', () => void pressAgain(), { once: true });

function notePress(event: Event): void {
  if (!(event.target instanceof Element)) return;
  // A frame loaded anew would no longer be the product that somebody watches.
  const isFramedLink = window.parent !== window && event.target.closest('a[href^="/"]') !== null;
  if (isFramedLink || event.target.closest('button') !== null) presses.push(event);
  if (isFramedLink) event.preventDefault();
}

/** One after the other, each when the product has done the one before. */
async function pressAgain(): Promise<void> {
  document.removeEventListener('click', notePress, true);
  for (const press of presses) {
    press.target?.dispatchEvent(Reflect.construct(press.constructor, [press.type, press]) as Event);
    await Promise.resolve();
  }
}

/** What the browser has stored of us; one that refuses its storage has nothing. */
function storedHere(): Readonly<Record<string, unknown>> {
  try {
    return Object.assign({}, window.localStorage, window.sessionStorage);
  } catch {
    return {};
  }
}

function onceParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

/** Shows the note that index.html holds for it, in place of the promise that it is loading. */
function showNotLoaded(): void {
  document.querySelector('#root .boot')?.parentElement?.replaceChildren();
  document.getElementById('not-loaded')?.removeAttribute('hidden');
}

/** Where the page can be read without it, the product waits in a template: a slow phone gets words and fonts first. */
function loadProduct(): void {
  for (const template of document.head.querySelectorAll('template')) {
    // One after the other: what a template holds runs in any order otherwise.
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    template.replaceWith(template.content);
  }
}

export {};
