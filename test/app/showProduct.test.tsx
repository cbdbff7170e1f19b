import { act } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { showProduct } from '#src/app/entry/showProduct.ts';

const STYLE = { '--at': '0' } as CSSProperties;
const WRITTEN = '<p data-style="--at: 0;">from the build</p>';

function placeWith(markup: string, year?: string) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  if (year !== undefined) place.dataset['year'] = year;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place;
}

async function show(place: HTMLElement, words: string, opensLanding: boolean) {
  // The browser writes a style in its own way, which React's development build takes for another one.
  const product = (
    <p style={STYLE} suppressHydrationWarning>
      {words}
    </p>
  );
  const root = await act(() => showProduct(place, product, { opensLanding, year: '2026' }));
  onTestFinished(() => act(() => root.unmount()));
}

describe('When the product comes to its page', () => {
  it('takes over the landing page that the build wrote down, styles included (R3.2)', async () => {
    const place = placeWith(WRITTEN, '2026');
    const written = place.firstElementChild;
    await show(place, 'from the build', true);
    expect(place.firstElementChild).toBe(written);
    expect(place.innerHTML).toEqual('<p style="--at: 0;">from the build</p>');
  });

  it('takes over what was written down in another year, with the year of today (R3.14)', async () => {
    const place = placeWith('<p data-dated="true">© 2025 by us</p>', '2025');
    const written = place.firstElementChild;
    const product = <p data-dated>© 2026 by us</p>;
    const root = await act(() => showProduct(place, product, { opensLanding: true, year: '2026' }));
    onTestFinished(() => act(() => root.unmount()));
    expect(place.firstElementChild).toBe(written);
    expect(place.textContent).toEqual('© 2026 by us');
  });

  it('replaces it when another screen opens (R1.5)', async () => {
    const place = placeWith(WRITTEN, '2026');
    await show(place, 'another screen', false);
    expect(place.textContent).toEqual('another screen');
  });

  it('begins afresh where nothing was written down (R1.5)', async () => {
    const place = placeWith('<p>Loading</p>');
    await show(place, 'the landing screen', true);
    expect(place.textContent).toEqual('the landing screen');
  });
});
