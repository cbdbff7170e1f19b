import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { ScreenId } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';
import { showInSlices } from './showInSlices.ts';

/**
 * Renders the product in its place. Where the build prerendered the landing page, the product hydrates that markup, with
 * what was chosen and typed there; another screen replaces it.
 */
export async function showProduct(place: HTMLElement, product: ReactNode, screen: ScreenId): Promise<Root> {
  // One that is there at once is painted with the shell; React would hold it back for 300 ms after saying that it loads.
  await preloadScreen(screen);
  const isPrerendered = place.dataset['prerendered'] === screen;
  delete place.dataset['prerendered'];
  if (isPrerendered) restoreStyles(place);
  const root = await showInSlices(place, product, isPrerendered);
  // What was pressed before is pressed again by firstPaint.ts.
  place.ownerDocument.dispatchEvent(new Event('product-shown'));
  return root;
}

/** The build names styles instead of setting them, see `styleSheetOf`. */
function restoreStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
