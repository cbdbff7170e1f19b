import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '#src/app/entry/nextTask.ts';
// Fetched here already, so that no test waits for it.
import '#src/screens/landing/reveal/risers.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealProvider } from '#src/screens/landing/reveal/RevealProvider.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { button } from './seen.ts';

const LANDING = resolve(import.meta.dirname, '../../src/screens/landing');
const BELOW_THE_FOLD_PX = 2000;

type Watched = { readonly threshold: unknown; readonly see: (isIntersecting: boolean) => void; isOver: boolean };

describe('the reveal', () => {
  let watched: Watched[];
  let place: { top: number; height: number };

  const items = () =>
    screen.getAllByRole('listitem').map(({ style }) => `${style.opacity || '1'} ${style.transform || 'none'}`);
  const reveal = () =>
    render(
      <RevealProvider>
        <RevealSection titleId="title">
          <ul id="title">
            <RevealItem as="li">One</RevealItem>
            <RevealItem as="li" rise="long">
              <button type="button">Two</button>
            </RevealItem>
          </ul>
        </RevealSection>
      </RevealProvider>,
    );
  const HIDDEN = ['0 translateY(100px)', '0 translateY(120px)'];
  const SHOWN = ['1 none', '1 none'];
  const become = (look: typeof SHOWN) => waitFor(() => expect(items()).toEqual(look), { timeout: 3000 });

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

  it('waits 100 px below, or 120 in the long variant, and rises once, item after item, when 30% is in sight (R3.15)', async () => {
    reveal();
    expect(items()).toEqual(SHOWN);
    await become(HIDDEN);
    expect(watched.map(({ threshold }) => threshold)).toEqual([0.3]);
    watched[0]?.see(false);
    expect(items()).toEqual(HIDDEN);
    const moments: number[][] = [];
    const watch = new MutationObserver(() => moments.push(items().map((look) => Number.parseFloat(look))));
    watch.observe(screen.getByRole('list'), { subtree: true, attributes: true, attributeFilter: ['style'] });
    watched[0]?.see(true);
    await become(SHOWN);
    watch.disconnect();
    const start = moments.filter(([, second = 1]) => second < 1 / 2);
    expect(start.filter(([first = 0, second = 0]) => first < second)).toEqual([]);
    expect(start.some(([first = 0, second = 0]) => first > second)).toEqual(true);
    expect(watched.map(({ isOver }) => isOver)).toEqual([true]);
  });

  it('asks for 30% of the screen of a section taller than the screen, and shows it at once to the focus (R3.15)', async () => {
    place.height = window.innerHeight * 4;
    reveal();
    await become(HIDDEN);
    expect(watched.map(({ threshold }) => threshold)).toEqual([0.3 / 4]);
    act(() => button('Two').focus());
    await become(SHOWN);
  });

  it.each([
    ['leaves in sight what is in sight when the animation code comes', () => (place.top = 100)],
    ['never begins under reduced motion', () => matchMediaQuery('(prefers-reduced-motion: reduce)')],
  ])('%s (R3.15)', async (_what, prepare) => {
    prepare();
    reveal();
    await act(nextTask);
    await act(() => vi.dynamicImportSettled());
    await act(nextTask);
    expect([items(), watched]).toEqual([SHOWN, []]);
  });
});

describe('the style sheets of the landing page', () => {
  const sheet = (path: string) => readFileSync(resolve(LANDING, path), 'utf8');

  it('hide Estimate Your Advance below 768 px, and print what has not been scrolled to (R3.4, R3.15, R3.16)', () => {
    expect(sheet('parts/Hero.module.css')).toMatch(
      /@media \(max-width: 47\.99em\) \{[\s\S]*\.estimate \{\s*display: none;\s*\}/,
    );
    expect(sheet('reveal/RevealItem.module.css')).toMatch(
      /@media print \{\s*\.item \{\s*opacity: 1 !important;\s*transform: none !important;\s*\}\s*\}/,
    );
  });
});
