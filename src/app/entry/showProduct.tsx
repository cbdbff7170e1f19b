import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { ScreenId } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';

/**
 * Renders the product in its container. The landing page hydrates what the build prerendered, and keeps what was chosen and
 * typed there; another screen replaces it.
 */
export async function showProduct(container: HTMLElement, product: ReactNode, screen: ScreenId): Promise<Root> {
  // With its code loaded, a screen is painted with the shell. React would otherwise show a fallback for 300 ms.
  await preloadScreen(screen);
  const isPrerendered = container.dataset['prerendered'] === screen;
  delete container.dataset['prerendered'];
  if (isPrerendered) {
    restoreStyles(container);
    return hydrateRoot(container, product);
  }
  const root = createRoot(container);
  root.render(product);
  return root;
}

/** The build names styles instead of setting them, see `styleSheetOf`. */
function restoreStyles(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
