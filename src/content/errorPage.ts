/** Shown after a routing or rendering error (R1.6). */
export const ERROR_PAGE = {
  title: 'Unexpected Application Error!',
  whatHappened: "We couldn't show this page. What you saved on this device is still there.",
  whatToDo: 'Reload the page. If that fails, start from the home page.',
  reload: 'Reload the page',
  home: 'Go back home',
} as const;

/** Shown if a chunk fails to load (R1.6, R15.1). */
export const SCREEN_LOAD_ERROR = {
  online: "We couldn't load this page. There is a new version, or your connection was interrupted.",
  offline: 'You are offline. This page loads as soon as you are back online.',
  saved: 'Nothing you typed is lost. It stays on this device.',
  unsaved: 'Nothing you typed is lost, but only this page holds it. Try again before you reload.',
  retry: 'Try again',
} as const;

export const NOT_FOUND = {
  title: 'Page not found',
  text: "Sorry, we couldn't find the page you're looking for.",
  home: 'Go back home',
} as const;
