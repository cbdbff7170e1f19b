import { act } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import type { ScreenId } from '#machines/journey/routes.ts';
import { renderIn } from '#src/app/entry/showProduct.tsx';

const STYLE = { '--at': '0' } as CSSProperties;
const WRITTEN = '<p data-style="--at: 0;">built</p>';
const TAKEN = '<p style="--at: 0;">built</p>';

/** A page with this in the place of the product, where this product is then shown. */
async function show(markup: string, product: ReactNode, isPrerendered: boolean, screen: ScreenId) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  if (isPrerendered) place.dataset['prerendered'] = 'landing';
  document.body.append(place);
  const written = place.firstElementChild;
  const root = await act(async () => renderIn(place, product, screen));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return { html: place.innerHTML, isHydrated: place.firstElementChild === written };
}

// The browser writes a style in its own way, which React's development build takes for another one.
const quiet = { style: STYLE, suppressHydrationWarning: true };
const built = <p {...quiet}>built</p>;
const other = <p>another</p>;

it.each<[string, string, boolean, ScreenId, ReactNode, boolean, string]>([
  ['hydrates what the build prerendered, styles included (R3.2)', WRITTEN, true, 'landing', built, true, TAKEN],
  ['replaces it when another screen opens (R1.5)', WRITTEN, true, 'notFound', other, false, '<p>another</p>'],
  [
    'begins afresh where nothing was written (R1.5)',
    '<p>Loading</p>',
    false,
    'landing',
    other,
    false,
    '<p>another</p>',
  ],
])('The product %s', async (_rule, markup, isPrerendered, screen, product, isHydrated, html) => {
  expect(await show(markup, product, isPrerendered, screen)).toEqual({ html, isHydrated });
});
