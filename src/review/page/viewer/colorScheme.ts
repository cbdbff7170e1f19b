type Scheme = 'light' | 'dark';

/** The product saves its choice under the same name, so that both pages wear the same colors. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

/** The colors that were chosen, or those of the system. */
export function foundScheme(page: Window): Scheme {
  try {
    const chosen = page.localStorage.getItem(KEY);
    if (chosen === 'light' || chosen === 'dark') return chosen;
  } catch {
    // Without storage the scheme follows the system.
  }
  return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function wearScheme(page: Window, scheme: Scheme): void {
  page.document.documentElement.setAttribute(ATTRIBUTE, scheme);
  for (const frame of page.document.querySelectorAll('iframe')) wearAround(frame);
}

/** Gives the page in a frame the colors that are worn around the frame. */
export function wearAround(frame: HTMLIFrameElement): void {
  const scheme = frame.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? 'light';
  frame.contentDocument?.documentElement.setAttribute(ATTRIBUTE, scheme);
}

/** Saves the choice; a browser that refuses wears the colors until it is closed. */
export function saveScheme(page: Window, scheme: Scheme): void {
  try {
    page.localStorage.setItem(KEY, scheme);
  } catch {
    // The colors are worn all the same.
  }
}
