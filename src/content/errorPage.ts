/** The words of the page for a routing or rendering failure (R1.6). */
export const ERROR_PAGE = {
  title: 'Unexpected Application Error!',
  whatHappened: 'This page could not be shown. You are still signed in, and nothing was submitted.',
  whatToDo: 'Reload the page. If it fails again, start from the home page.',
  reload: 'Reload the page',
  home: 'Go back home',
  questions: 'Questions and answers',
} as const;
