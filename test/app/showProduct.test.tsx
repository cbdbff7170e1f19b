import { act } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import type { ScreenId } from '#machines/journey/routes.ts';
import { showProduct } from '#src/app/entry/showProduct.ts';

const STYLE = { '--at': '0' } as CSSProperties;
const WRITTEN = '<p data-style="--at: 0;">built</p>';
const TAKEN = '<p style="--at: 0;">built</p>';

/** A page with this in the place of the product, where this product is then shown. */
async function show(markup: string, product: ReactNode, writtenYear: string, screen: ScreenId) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  if (writtenYear !== '') place.dataset['year'] = writtenYear;
  document.body.append(place);
  const written = place.firstElementChild;
  const root = await act(async () => showProduct(place, product, { screen, year: '2026' }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return { html: place.innerHTML, isTakenOver: place.firstElementChild === written };
}

const DATED = '<p data-dated="true">© 2025 by us</p>';
const WITH_TODAY = DATED.replace('2025', '2026');
// The browser writes a style in its own way, which React's development build takes for another one.
const quiet = { style: STYLE, suppressHydrationWarning: true };
const built = <p {...quiet}>built</p>;
const dated = <p data-dated>© 2026 by us</p>;
const other = <p>another</p>;

it.each<[string, string, string, ScreenId, ReactNode, boolean, string]>([
  ['takes over what the build wrote, styles included (R3.2)', WRITTEN, '2026', 'landing', built, true, TAKEN],
  ['takes over another year, as today (R3.14)', DATED, '2025', 'landing', dated, true, WITH_TODAY],
  ['replaces it when another screen opens (R1.5)', WRITTEN, '2026', 'notFound', other, false, '<p>another</p>'],
  ['begins afresh where nothing was written (R1.5)', '<p>Loading</p>', '', 'landing', other, false, '<p>another</p>'],
])('The product %s', async (_rule, markup, year, screen, product, isTakenOver, html) => {
  expect(await show(markup, product, year, screen)).toEqual({ html, isTakenOver });
});
