const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';

/**
 * Runs before the first paint, as a classic script without imports, so the page never flashes in the wrong colors.
 * Mantine uses the same attribute and storage key.
 */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const stored = storedHere();
const chosen = stored[COLOR_SCHEME_KEY];
const scheme = chosen === 'dark' || (isDark && chosen !== 'light') ? 'dark' : 'light';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme);

// Only a first visit looks as prerendered: others may be signed out or have typed something.
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

/** Shows the prerendered screen, in one variant, so no id is in the page twice. */
function showPrerendered(template: HTMLTemplateElement): void {
  for (const variant of template.content.querySelectorAll<HTMLElement>('[data-media]')) {
    if (!window.matchMedia(variant.dataset['media'] ?? '').matches) variant.remove();
  }
  template.replaceWith(template.content);
}

/** Ignores failures of other scripts, such as those of extensions. */
const OWN_PROGRAM = /^\/(?:assets|src)\//;

// main.tsx reports a failed start, but can't report that it didn't load itself.
document.addEventListener('product-missing', showNotLoaded);
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !OWN_PROGRAM.test(target.getAttribute('src') ?? '')) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showNotLoaded);
    else showNotLoaded();
  },
  true,
);

/** Returns everything stored by the product; nothing if the browser refuses its storage. */
function storedHere(): Readonly<Record<string, unknown>> {
  try {
    return Object.assign({}, window.localStorage, window.sessionStorage);
  } catch {
    return {};
  }
}

/** Replaces the loading words by the note of index.html. */
function showNotLoaded(): void {
  document.querySelector('#root .boot')?.parentElement?.replaceChildren();
  document.getElementById('not-loaded')?.removeAttribute('hidden');
}

export {};
