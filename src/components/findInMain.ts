/**
 * Returns the element with this id in the main landmark. Elsewhere, an extension may have added an element with the
 * same id, or one named `getElementById`, which shadows the function.
 */
export function findInMain(id: string): HTMLElement | null {
  return document.querySelector('main')?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;
}
