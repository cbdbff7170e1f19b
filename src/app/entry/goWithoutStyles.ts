/** How the loader of a screen names a style sheet that did not come. */
const STYLE_SHEET_MISSING = /^Unable to preload CSS/;

/** A style sheet that does not come must not take its screen away: without it the screen is plain, but whole (R1.6). */
export function goWithoutStyles(page: EventTarget = window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const { message = '' } = Object((event as Event & { payload?: unknown }).payload) as Partial<Error>;
    if (STYLE_SHEET_MISSING.test(message)) event.preventDefault();
  });
}
