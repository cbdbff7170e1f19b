/** Moves focus to an element if the focused one was removed, so keyboard users don't start over at the top. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
