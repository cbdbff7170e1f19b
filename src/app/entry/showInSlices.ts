import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Puts the product in its place, or lets it take over the markup that the build wrote there. The browser answers the
 * visitor between the parts of the work. With React this is a file of its own, which runs before the rest of the program.
 */
export function showInSlices(place: HTMLElement, product: ReactNode, isWritten: boolean): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const root = isWritten ? hydrateRoot(place, product) : createRoot(place);
      if (!isWritten) root.render(product);
      resolve(root);
    });
  });
}
