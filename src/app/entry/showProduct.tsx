import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import type { ScreenId } from '#machines/journey/routes.ts';
import { App, routes } from '#src/app/App.tsx';
import { preloadScreen } from '#src/screens/registry.ts';
import type { AppServices } from '#src/journey/hooks.ts';

/** Renders the product, and returns a function that renders it for another journey. */
export async function showProduct(
  container: HTMLElement,
  services: AppServices,
  screen: ScreenId,
): Promise<(services: AppServices) => void> {
  const router = createBrowserRouter(routes);
  const createProduct = (shown: AppServices) => <App key={shown.actor.sessionId} {...shown} router={router} />;
  const root = await renderIn(container, createProduct(services), screen);
  return (next) => root.render(createProduct(next));
}

/**
 * Hydrates the landing page, to keep input from before hydration. Replaces the markup of any other prerendered screen.
 */
export async function renderIn(container: HTMLElement, product: ReactNode, screen: ScreenId): Promise<Root> {
  // Without preloading, React would show the fallback for at least 300 ms.
  await preloadScreen(screen);
  const isPrerendered = container.dataset['prerendered'] === screen;
  delete container.dataset['prerendered'];
  if (isPrerendered) restoreStyles(container);
  // A transition renders in slices, which keeps the page scrollable.
  return new Promise((resolve) =>
    startTransition(() => {
      const root = isPrerendered ? hydrateRoot(container, product) : createRoot(container);
      if (!isPrerendered) root.render(product);
      resolve(root);
    }),
  );
}

function restoreStyles(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
