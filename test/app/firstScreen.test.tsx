import { act } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ScreenId } from '#machines/journey/routes.ts';
import { renderIn } from '#src/app/entry/showProduct.tsx';
import { cast } from '#test/support/cast.ts';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it.each<[string, string, () => unknown]>([
  ['is shown on a first visit', 'LoadingYour contract', () => {}],
  ['is hidden after an earlier visit', 'Loading', () => localStorage.setItem('isAuthenticated', 'false')],
  ['is hidden if something was typed', 'Loading', () => sessionStorage.setItem('creator-cash-advance.tab', 'a')],
  ['is hidden in a frame', 'Loading', () => vi.spyOn(window, 'parent', 'get').mockReturnValue(cast<Window>({}))],
])('The prerendered screen %s (R2.4, R15.1)', async (_rule, shown, visit) => {
  visit();
  await import('#src/app/entry/firstPaint.ts');
  document.body.innerHTML =
    '<div id="root"><p>Loading</p><template><h1>Your contract</h1></template></div><p id="not-loaded"></p>';
  await vi.waitFor(() => expect(document.body.textContent).toBe(shown));
});

it('The prerendered screen is the variant whose media query matches (R1.1)', async () => {
  const matchMedia = (media: string) => cast<MediaQueryList>({ matches: media.startsWith('not all') });
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia);
  await import('#src/app/entry/firstPaint.ts');
  const variants = '<div data-media="(width < 1em)">Phone</div><div data-media="not all and (width < 1em)">Desk</div>';
  document.body.innerHTML = `<div id="root"><template>${variants}</template></div><p></p>`;
  await vi.waitFor(() => expect(document.querySelector('template')).toBeNull());
  expect(document.body.textContent).toBe('Desk');
});

const style = { '--at': '0' } as CSSProperties;
// The browser serializes a style in its own way, which React's development build reports as a mismatch.
const built = (
  <p style={style} suppressHydrationWarning>
    built
  </p>
);
const another = <p>another</p>;

it.each<[string, string, boolean, ScreenId, ReactNode, boolean, string]>([
  [
    'hydrates the prerendered screen',
    '<p data-style="--at: 0;">built</p>',
    true,
    'landing',
    built,
    true,
    '<p style="--at: 0;">built</p>',
  ],
  ['replaces another prerendered screen', '<p>built</p>', true, 'notFound', another, false, '<p>another</p>'],
  ['replaces the loading text', '<p>Loading</p>', false, 'landing', another, false, '<p>another</p>'],
])('The product %s (R1.5, R3.2)', async (_rule, markup, isPrerendered, screen, product, isHydrated, html) => {
  const container = document.createElement('div');
  container.innerHTML = markup;
  if (isPrerendered) container.dataset['prerendered'] = 'landing';
  document.body.append(container);
  const before = container.firstElementChild;
  const root = await act(async () => renderIn(container, product, screen));
  onTestFinished(() => act(async () => root.unmount()));
  expect(container.innerHTML).toBe(html);
  expect(container.firstElementChild === before).toBe(isHydrated);
});
