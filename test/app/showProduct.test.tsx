import { act } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { showProduct } from '#src/app/entry/showProduct.ts';

const STYLE = { '--at': '0' } as CSSProperties;
const WRITTEN = '<p data-style="--at: 0;">from the build</p>';

/** A page with this in the place of the product, where this product is then shown. */
async function show(markup: string, product: ReactNode, { writtenYear = '', opensLanding = true } = {}) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  if (writtenYear !== '') place.dataset['year'] = writtenYear;
  document.body.append(place);
  const written = place.firstElementChild;
  const root = await act(async () => showProduct(place, product, { opensLanding, year: '2026' }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return { html: place.innerHTML, isTakenOver: place.firstElementChild === written };
}

describe('When the product comes to its page', () => {
  // The browser writes a style in its own way, which React's development build takes for another one.
  const styled = (
    <p style={STYLE} suppressHydrationWarning>
      from the build
    </p>
  );
  it.each<[string, Parameters<typeof show>, Awaited<ReturnType<typeof show>>]>([
    [
      'takes over the landing page that the build wrote down, styles included (R3.2)',
      [WRITTEN, styled, { writtenYear: '2026' }],
      { html: '<p style="--at: 0;">from the build</p>', isTakenOver: true },
    ],
    [
      'takes over what was written down in another year, with the year of today (R3.14)',
      [
        '<p data-dated="true">© 2025 by us</p>',
        <p key="shown" data-dated>
          © 2026 by us
        </p>,
        { writtenYear: '2025' },
      ],
      { html: '<p data-dated="true">© 2026 by us</p>', isTakenOver: true },
    ],
    [
      'replaces it when another screen opens (R1.5)',
      [WRITTEN, <p key="shown">another screen</p>, { writtenYear: '2026', opensLanding: false }],
      { html: '<p>another screen</p>', isTakenOver: false },
    ],
    [
      'begins afresh where nothing was written down (R1.5)',
      ['<p>Loading</p>', <p key="shown">the landing screen</p>, {}],
      { html: '<p>the landing screen</p>', isTakenOver: false },
    ],
  ])('%s', async (_rule, page, shown) => {
    expect(await show(...page)).toEqual(shown);
  });
});
