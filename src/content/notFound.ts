/** The words of the screen for unknown addresses (R1.2). */
export const NOT_FOUND = {
  title: 'Page not found',
  text: "Sorry, we couldn't find the page you're looking for.",
  home: 'Go back home',
} as const;
