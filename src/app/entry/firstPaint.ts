const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';

/**
 * Runs before the first paint, as a classic script without imports, so the page never flashes in the wrong color
 * scheme. Mantine uses the same attribute and storage key.
 */
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const stored = readStorage();
const chosen = stored[COLOR_SCHEME_KEY];
const scheme = chosen === 'dark' || (prefersDark && chosen !== 'light') ? 'dark' : 'light';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme);

// Prerendered screens show a first visit; a returning visitor may have signed out or entered something.
const isFirstVisit = Object.keys(stored).every((key) => key === COLOR_SCHEME_KEY);
if (window.parent === window && isFirstVisit) {
  const rootObserver = new MutationObserver(() => {
    if (document.querySelector('#root + *') === null) return;
    rootObserver.disconnect();
    const screen = document.querySelector<HTMLTemplateElement>('#root > template');
    if (screen !== null) showPrerendered(screen);
  });
  rootObserver.observe(document, { childList: true, subtree: true });
}

/** Shows only the variant whose media query matches, because two variants would contain duplicate ids. */
function showPrerendered(template: HTMLTemplateElement): void {
  for (const variant of template.content.querySelectorAll<HTMLElement>('[data-media]')) {
    if (!window.matchMedia(variant.dataset['media'] ?? '').matches) variant.remove();
  }
  template.replaceWith(template.content);
}

/** Matches the product's scripts, but not those that a browser extension adds. */
const OWN_SCRIPT = /^\/(?:assets|src)\//;

// main.tsx dispatches this event if the product fails to start. The error listener handles scripts that fail to load.
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
