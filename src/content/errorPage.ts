/** The words of the page for a routing or rendering failure (R1.6). */
export const ERROR_PAGE = {
  title: 'Unexpected Application Error!',
  whatHappened: 'This page could not be shown. What was saved on this device before is still there.',
  whatToDo: 'Reload the page. If it fails again, start from the home page.',
  reload: 'Reload the page',
  home: 'Go back home',
  questions: 'Questions and answers',
} as const;

/** The words of the page for a part of the program that did not come (R1.6, R15.1). */
export const PART_MISSING = {
  title: 'This page could not be loaded',
  online: 'Either a new version of Creator Cash Advance is available, or the connection was interrupted.',
  offline: 'You are offline. This page loads by itself as soon as the connection is back.',
  kept: 'Nothing you typed is lost: it stays on this device.',
  unsaved: 'Nothing you typed is lost, but it is held by this page only: try again before you reload.',
  retry: 'Try again',
} as const;
