import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealProvider } from '#src/screens/landing/reveal/RevealProvider.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { nextTask } from '#src/app/entry/nextTask.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';

const LANDING = resolve(import.meta.dirname, '../../src/screens/landing');
const BELOW_THE_FOLD_PX = 2000;

type Watched = { readonly threshold: unknown; readonly see: (isIntersecting: boolean) => void; isOver: boolean };
let watched: Watched[];
let place: { top: number; height: number };

const items = () =>
  screen.getAllByRole('listitem').map(({ style }) => [style.opacity || '1', style.transform || 'none']);
const reveal = () => {
  const view = render(
    <RevealProvider>
      <RevealSection titleId="title">
        <h2 id="title">Section</h2>
        <ul>
          <RevealItem as="li">One</RevealItem>
          <RevealItem as="li" rise="long">
            <button type="button">Two</button>
          </RevealItem>
        </ul>
      </RevealSection>
    </RevealProvider>,
  );
  return view;
};
const HIDDEN = [
  ['0', 'translateY(100px)'],
  ['0', 'translateY(120px)'],
];
const SHOWN = [
  ['1', 'none'],
  ['1', 'none'],
];

beforeEach(() => {
  watched = [];
  place = { top: BELOW_THE_FOLD_PX, height: 400 };
  vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => window.setTimeout(whenIdle));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, place.top, 1000, place.height),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly self: Watched;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void, { threshold }: { threshold: number }) {
        this.self = { threshold, see: (isIntersecting) => act(() => report([{ isIntersecting }])), isOver: false };
        watched.push(this.self);
      }
      observe() {}
      disconnect() {
        this.self.isOver = true;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the reveal', () => {
  it('waits 100 px below, or 120 in the long variant, and rises once when 30% is in sight (R3.15)', async () => {
    reveal();
    expect(items()).toEqual(SHOWN);
    await waitFor(() => expect(items()).toEqual(HIDDEN));
    expect(watched.map(({ threshold }) => threshold)).toEqual([0.3]);
    watched[0]?.see(false);
    expect(items()).toEqual(HIDDEN);
    watched[0]?.see(true);
    await waitFor(() => expect(items()).toEqual(SHOWN), { timeout: 3000 });
    expect(watched.map(({ isOver }) => isOver)).toEqual([true]);
  });

  it('staggers the items: the second is behind the first all the way (R3.15)', async () => {
    reveal();
    await waitFor(() => expect(items()).toEqual(HIDDEN));
    const moments: { first: number; second: number }[] = [];
    const watch = new MutationObserver(() => {
      const [first, second] = items().map(([opacity]) => Number(opacity));
      moments.push({ first: first ?? Number.NaN, second: second ?? Number.NaN });
    });
    watch.observe(screen.getByRole('list'), { subtree: true, attributes: true, attributeFilter: ['style'] });
    watched[0]?.see(true);
    await waitFor(() => expect(items()).toEqual(SHOWN), { timeout: 3000 });
    watch.disconnect();
    const start = moments.filter(({ second }) => second < 1 / 2);
    expect(start.filter(({ first, second }) => first < second)).toEqual([]);
    expect(start.some(({ first, second }) => first > second)).toEqual(true);
  });

  it('asks for 30% of the screen of a section taller than the screen (R3.15)', async () => {
    place.height = window.innerHeight * 4;
    reveal();
    await waitFor(() => expect(watched.map(({ threshold }) => threshold)).toEqual([0.3 / 4]));
  });

  it('shows a section at once when the focus enters it (R3.15)', async () => {
    reveal();
    await waitFor(() => expect(items()).toEqual(HIDDEN));
    act(() => screen.getByRole('button', { name: 'Two' }).focus());
    await waitFor(() => expect(items()).toEqual(SHOWN), { timeout: 3000 });
  });

  it('leaves in sight what is in sight when the animation code comes (R3.15)', async () => {
    place.top = 100;
    reveal();
    await act(() => vi.dynamicImportSettled());
    await act(nextTask);
    expect(items()).toEqual(SHOWN);
    expect(watched).toEqual([]);
  });

  it('never begins under reduced motion (R3.15)', async () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    reveal();
    await act(nextTask);
    await act(() => vi.dynamicImportSettled());
    expect(items()).toEqual(SHOWN);
    expect(watched).toEqual([]);
  });
});

describe('the style sheets of the landing page', () => {
  const sheet = (path: string) => readFileSync(resolve(LANDING, path), 'utf8');

  it('hide Estimate Your Advance below 768 px (R3.4, R3.16)', () => {
    expect(sheet('parts/Hero.module.css')).toMatch(
      /@media \(max-width: 47\.99em\) \{[\s\S]*\.estimate \{\s*display: none;\s*\}/,
    );
  });

  it('print what has not been scrolled to (R3.15)', () => {
    expect(sheet('reveal/RevealItem.module.css')).toMatch(
      /@media print \{\s*\.item \{\s*opacity: 1 !important;\s*transform: none !important;\s*\}\s*\}/,
    );
  });
});
