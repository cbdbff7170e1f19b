/**
 * The element with this id in the main part of the page. It is sought there alone: what an extension has put elsewhere
 * may have the same id, or the name `getElementById`, which would then stand in for the function.
 */
export function partOfPage(id: string): HTMLElement | null {
  return document.querySelector('main')?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;
}
