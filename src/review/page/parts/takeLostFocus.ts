/** For what takes the place of something pressed away: a keyboard goes on there, not at the top of the page. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
