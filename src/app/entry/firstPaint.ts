const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';

/**
 * Runs before the first paint, as a classic script without imports, so the page never flashes in the wrong color
 * scheme. Mantine uses the same attribute and storage key.
 */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const stored = readStorage();
const chosen = stored[COLOR_SCHEME_KEY];
const scheme = chosen === 'dark' || (isDark && chosen !== 'light') ? 'dark' : 'light';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme);

// A prerendered screen shows a first visit; a returning visitor may be signed out or have typed something.
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

/** Shows one variant of the prerendered screen, because two would contain the same ids. */
function showPrerendered(template: HTMLTemplateElement): void {
  for (const variant of template.content.querySelectorAll<HTMLElement>('[data-media]')) {
    if (!window.matchMedia(variant.dataset['media'] ?? '').matches) variant.remove();
  }
  template.replaceWith(template.content);
}

/** Excludes scripts that an extension adds. */
const OWN_SCRIPT = /^\/(?:assets|src)\//;

// main.tsx reports that the product failed to start, but can't report that main.tsx itself failed to load.
document.addEventListener('product-missing', showLoadError);
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !OWN_SCRIPT.test(target.getAttribute('src') ?? '')) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showLoadError);
    else showLoadError();
  },
  true,
);

function readStorage(): Readonly<Record<string, unknown>> {
  try {
    return Object.assign({}, window.localStorage, window.sessionStorage);
  } catch {
    return {};
  }
}

function showLoadError(): void {
  document.querySelector('#root .boot')?.parentElement?.replaceChildren();
  document.getElementById('not-loaded')?.removeAttribute('hidden');
}

export {};
