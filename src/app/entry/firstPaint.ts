const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';

/**
 * Runs before the first paint, as a script without imports, so that the prerendered page never shows the wrong colors.
 * Mantine takes over the attribute and its storage key.
 */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const stored = storedHere();
const chosen = stored[COLOR_SCHEME_KEY];
const scheme = chosen === 'dark' || (isDark && chosen !== 'light') ? 'dark' : 'light';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme);

// The build prerendered what a first visitor sees. Anybody else may be signed out, or have typed something.
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

/** Scripts of others, such as extensions, may fail without the product. */
const OWN_PROGRAM = /^\/(?:assets|src)\//;

// The program can't report that it didn't load, but it reports a missing part.
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

/** Everything that the product stored in this browser; nothing where the browser refuses its storage. */
function storedHere(): Readonly<Record<string, unknown>> {
  try {
    return Object.assign({}, window.localStorage, window.sessionStorage);
  } catch {
    return {};
  }
}

/** Shows the note of index.html and removes the words that say the page is loading. */
function showNotLoaded(): void {
  document.querySelector('#root .boot')?.parentElement?.replaceChildren();
  document.getElementById('not-loaded')?.removeAttribute('hidden');
}

export {};
