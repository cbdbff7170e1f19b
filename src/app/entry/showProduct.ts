import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { fetchScreen } from '#src/app/fetchedScreens.ts';

type Opening = {
  readonly opensLanding: boolean;
  /** The calendar year where the creator is: the one thing on the landing page that depends on the day. */
  readonly year: string;
};

/**
 * Puts the product in its place. Where the build wrote the landing page down, the product takes that markup over; when
 * another screen opens or the year has changed since, it replaces it instead, in one step and without a blank between.
 */
export async function showProduct(place: HTMLElement, product: ReactNode, opening: Opening): Promise<Root> {
  const writtenYear = place.dataset['year'];
  if (writtenYear === undefined || !opening.opensLanding) {
    const root = createRoot(place);
    root.render(product);
    return root;
  }
  await fetchScreen('landing');
  if (writtenYear === opening.year) {
    restoreStyles(place);
    return inSlices(() => hydrateRoot(place, product));
  }
  const root = createRoot(place);
  startTransition(() => root.render(product));
  return root;
}

/** Lets the browser answer the visitor between the parts of the work. */
function inSlices(work: () => Root): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(work()));
  });
}

/** The build names styles instead of setting them, see `styleSheetOf`. */
function restoreStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
