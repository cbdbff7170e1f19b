/**
 * Finds an element by id in the main landmark. Outside it, a browser extension may have added an element with the same
 * id, or an element named `getElementById`, which shadows the document's method.
 */
export function findInMain(id: string): HTMLElement | null {
  return document.querySelector('main')?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;
}
