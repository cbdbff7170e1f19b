import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Renders the product in its place, or hydrates the markup that the build prerendered there. The browser answers the
 * visitor between the parts of the work. With React this is a file of its own, which runs before the rest of the program.
 */
export function showInSlices(container: HTMLElement, product: ReactNode, isPrerendered: boolean): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const root = isPrerendered ? hydrateRoot(container, product) : createRoot(container);
      if (!isPrerendered) root.render(product);
      resolve(root);
    });
  });
}
