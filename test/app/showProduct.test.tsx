import { act } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import type { ScreenId } from '#machines/journey/routes.ts';
import { renderIn } from '#src/app/entry/showProduct.tsx';
import { cast } from '#test/support/cast.ts';

/** Renders a product into a container with this markup, which may be the prerendered landing page. */
async function show(markup: string, product: ReactNode, isPrerendered: boolean, screen: ScreenId) {
  const container = document.createElement('div');
  container.innerHTML = markup;
  if (isPrerendered) container.dataset['prerendered'] = 'landing';
  document.body.append(container);
  const before = container.firstElementChild;
  const root = await act(async () => renderIn(container, product, screen));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return { html: container.innerHTML, isHydrated: container.firstElementChild === before };
}

const PRERENDERED = '<p data-style="--at: 0;">built</p>';
const style = cast<CSSProperties>({ '--at': '0' });
// The browser serializes a style in its own way, which React's development build reports as a mismatch.
const built = (
  <p style={style} suppressHydrationWarning>
    built
  </p>
);
const other = <p>another</p>;

it.each<[string, string, boolean, ScreenId, ReactNode, boolean, string]>([
  ['hydrates the prerendered screen', PRERENDERED, true, 'landing', built, true, '<p style="--at: 0;">built</p>'],
  ['replaces another prerendered screen', PRERENDERED, true, 'notFound', other, false, '<p>another</p>'],
  ['replaces the loading text', '<p>Loading</p>', false, 'landing', other, false, '<p>another</p>'],
])('The product %s (R1.5, R3.2)', async (_rule, markup, isPrerendered, screen, product, isHydrated, html) => {
  expect(await show(markup, product, isPrerendered, screen)).toEqual({ html, isHydrated });
});
