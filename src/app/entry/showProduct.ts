import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { ScreenId } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';
import { showInSlices } from './showInSlices.ts';

/**
 * Renders the product in its place. Where the build prerendered the landing page, the product hydrates that markup, with
 * what was chosen and typed there; another screen replaces it.
 */
export async function showProduct(container: HTMLElement, product: ReactNode, screen: ScreenId): Promise<Root> {
  // One that is there at once is painted with the shell; React would hold it back for 300 ms after saying that it loads.
  await preloadScreen(screen);
  const isPrerendered = container.dataset['prerendered'] === screen;
  delete container.dataset['prerendered'];
  if (isPrerendered) restoreStyles(container);
  const root = await showInSlices(container, product, isPrerendered);
  // What was pressed before is pressed again by firstPaint.ts.
  container.ownerDocument.dispatchEvent(new Event('product-shown'));
  return root;
}

/** The build names styles instead of setting them, see `styleSheetOf`. */
function restoreStyles(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
