type Scheme = 'light' | 'dark';

/** Mantine's key, shared with the product, so both pages use the same color scheme. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

export function readScheme(page: Window): Scheme {
  try {
    const chosen = page.localStorage.getItem(KEY);
    if (chosen === 'light' || chosen === 'dark') return chosen;
  } catch {
    // Storage may be blocked.
  }
  return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function applyScheme(page: Window, scheme: Scheme): void {
  page.document.documentElement.setAttribute(ATTRIBUTE, scheme);
  for (const frame of page.document.querySelectorAll('iframe')) applySchemeToFrame(frame);
}

/** Applies the color scheme around a frame to the page inside it. */
export function applySchemeToFrame(frame: HTMLIFrameElement): void {
  const scheme = frame.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? 'light';
  frame.contentDocument?.documentElement.setAttribute(ATTRIBUTE, scheme);
}

export function saveScheme(page: Window, scheme: Scheme): void {
  try {
    page.localStorage.setItem(KEY, scheme);
  } catch {
    // Storage may be blocked; the scheme then lasts until the page closes.
  }
}
