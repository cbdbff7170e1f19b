/**
 * Finds an element by id in the main landmark. Elsewhere, a browser extension may have added an element with the same
 * id, or one named `getElementById`, which shadows the method.
 */
export function findInMain(id: string): HTMLElement | null {
  return document.querySelector('main')?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;
}
