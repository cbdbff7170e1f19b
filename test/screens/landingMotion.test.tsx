import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PHRASE_ROTATION_MS, TOOLTIP_OPEN_MS } from '#machines/constants.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { LANDING, PHRASES } from '#src/content/landing.ts';
import { RotatingPhrase } from '#src/screens/landing/parts/RotatingPhrase.tsx';
import { Sources } from '#src/screens/landing/parts/Sources.tsx';
// Loads the animation up front, so loading doesn't count toward a test's timeout.
import '#src/screens/landing/revealSections.ts';
import { useReveal } from '#src/screens/landing/useReveal.ts';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { button, textsOf } from './queries.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('Rotating headline', () => {
  const phraseAfter = (ms: number) => {
    advanceTime(ms);
    return textsOf(document.querySelectorAll('[data-shown]')).join();
  };
  const showHeadline = () => {
    vi.useFakeTimers();
    renderComponent(<RotatingPhrase />);
  };
  it('loops through eleven phrases and shows each for 2500 ms (R3.2, R3.3)', () => {
    showHeadline();
    const round = PHRASES.map((_, turn) => phraseAfter(turn === 0 ? PHRASE_ROTATION_MS - 1 : PHRASE_ROTATION_MS));
    expect(round).toEqual(PHRASES.map((phrase) => `to ${phrase}`));
    expect(phraseAfter(1)).toBe(`to ${PHRASES[0]}`);
    expect(round).toHaveLength(11);
    expect(screen.getByText(LANDING.hero.allPhrases)).toBeDefined();
  });

  it('stops while paused and continues on play (R3.3)', () => {
    showHeadline();
    fireEvent.click(button(LANDING.hero.pause));
    expect(phraseAfter(PHRASE_ROTATION_MS * 3)).toBe(`to ${PHRASES[0]}`);
    fireEvent.click(button(LANDING.hero.play));
    expect(phraseAfter(PHRASE_ROTATION_MS)).toBe(`to ${PHRASES[1]}`);
  });

  it('stays still and hides the pause button under reduced motion (R3.3)', () => {
    matchMediaQuery(REDUCED_MOTION);
    showHeadline();
    expect(phraseAfter(PHRASE_ROTATION_MS * 3)).toBe(`to ${PHRASES[0]}`);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('A revenue source shows its tooltip after 700 ms of hover (R3.5)', () => {
  vi.useFakeTimers();
  renderComponent(<Sources />);
  const openTip = () => document.querySelector('[data-open]')?.textContent;
  const patreon = screen.getByText('Patreon').closest('li') ?? document.body;
  fireEvent.pointerEnter(patreon);
  advanceTime(TOOLTIP_OPEN_MS - 1);
  expect(openTip()).toBeUndefined();
  advanceTime(1);
  expect(openTip()).toBe('Membership platform');
  fireEvent.pointerLeave(patreon);
  expect(openTip()).toBeUndefined();
});

describe('Section reveal', () => {
  type Notify = (entries: readonly object[]) => void;
  const HIDDEN = ['0 translateY(100px)', '0 translateY(120px)'];
  const SHOWN = ['1 none', '1 none'];
  const items = () =>
    screen.getAllByRole('listitem').map(({ style }) => `${style.opacity || '1'} ${style.transform || 'none'}`);
  const waitForItems = (expected: typeof SHOWN) => waitFor(() => expect(items()).toEqual(expected), { timeout: 3000 });

  function Page() {
    const page = useRef<HTMLElement>(null);
    useReveal(page);
    return (
      <main ref={page}>
        <section>
          <ul>
            <li data-rise>One</li>
            <li data-rise="long">
              <button>Two</button>
            </li>
          </ul>
        </section>
      </main>
    );
  }

  /** Renders a section `top` pixels down the page, and returns an entry for each element observed for visibility. */
  function renderSection(top = 2000) {
    const observed: { threshold: IntersectionObserverInit['threshold']; intersect: () => void }[] = [];
    vi.stubGlobal('IntersectionObserver', function observer(notify: Notify, { threshold }: IntersectionObserverInit) {
      const observe = (target: Element) =>
        observed.push({ threshold, intersect: () => act(() => notify([{ target, isIntersecting: true }])) });
      return { observe, unobserve: () => {}, disconnect: () => {} };
    });
    vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => window.setTimeout(whenIdle));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1000, 400));
    render(<Page />);
    return observed;
  }

  it.each([
    ['30% of it is visible', (observed: ReturnType<typeof renderSection>) => observed[0]?.intersect()],
    ['an element inside it receives focus', () => act(() => button('Two').focus())],
  ])('shows a hidden section once %s (R3.15)', async (_when, show) => {
    const observed = renderSection();
    expect(items()).toEqual(SHOWN);
    await waitForItems(HIDDEN);
    expect(observed.map(({ threshold }) => threshold)).toEqual([0.3]);
    show(observed);
    await waitForItems(SHOWN);
  });

  it.each([
    ['a section that is already visible', 100, ''],
    ['anything under reduced motion', 2000, REDUCED_MOTION],
  ])('does not hide %s (R3.15)', async (_case, top, query) => {
    matchMediaQuery(query);
    const observed = renderSection(top);
    await act(nextTask);
    await act(() => vi.dynamicImportSettled());
    await act(nextTask);
    expect(items()).toEqual(SHOWN);
    expect(observed).toEqual([]);
  });
});
