import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PHRASE_ROTATION_MS, TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { LANDING, PHRASES, SOURCES } from '#src/content/landing.ts';
import { RotatingPhrase } from '#src/screens/landing/parts/RotatingPhrase.tsx';
import { Sources } from '#src/screens/landing/parts/Sources.tsx';
// Loads the animation outside the tests' time limits.
import '#src/screens/landing/revealSections.ts';
import { useReveal } from '#src/screens/landing/useReveal.ts';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { button, textsOf } from './queries.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('Rotating headline', () => {
  const phraseAfter = (ms: number) => {
    pass(ms);
    return textsOf(document.querySelectorAll('[data-shown]')).join();
  };
  const showHeadline = () => {
    vi.useFakeTimers();
    renderComponent(<RotatingPhrase />);
  };
  const press = (name: string) => () => fireEvent.click(button(name));
  const setTab = (visibility: DocumentVisibilityState) => () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    fireEvent(document, new Event('visibilitychange'));
  };

  it('loops through eleven phrases, each shown for 2500 ms (R3.2, R3.3)', () => {
    showHeadline();
    const round = PHRASES.map((_, turn) => phraseAfter(turn === 0 ? PHRASE_ROTATION_MS - 1 : PHRASE_ROTATION_MS));
    expect(round).toEqual(PHRASES.map((phrase) => `to ${phrase}`));
    expect(phraseAfter(1)).toBe(`to ${PHRASES[0]}`);
    expect(round).toHaveLength(11);
    expect(PHRASES.filter((phrase) => !LANDING.hero.allPhrases.includes(phrase))).toEqual([]);
    expect(screen.getByText(LANDING.hero.allPhrases)).toBeDefined();
    expect(PHRASES.filter((phrase) => screen.getByText(phrase).closest('[aria-hidden="true"]') === null)).toEqual([]);
  });

  it.each([
    ['while paused', press(LANDING.hero.pause), press(LANDING.hero.play)],
    ['in a hidden tab', setTab('hidden'), setTab('visible')],
  ])('stops %s and then continues (R3.3)', (_when, stop, goOn) => {
    showHeadline();
    stop();
    expect(phraseAfter(PHRASE_ROTATION_MS * 3)).toBe(`to ${PHRASES[0]}`);
    goOn();
    expect(phraseAfter(PHRASE_ROTATION_MS)).toBe(`to ${PHRASES[1]}`);
  });

  it('stands still under reduced motion, without a pause button (R3.3)', () => {
    matchMediaQuery(REDUCED_MOTION);
    showHeadline();
    expect(phraseAfter(PHRASE_ROTATION_MS * 3)).toBe(`to ${PHRASES[0]}`);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Revenue source tooltips', () => {
  const openTip = () => document.querySelector('[data-open]')?.textContent ?? null;
  const place = (name: string) => screen.getByText(name).closest('li') ?? document.body;
  const enter = (name: string, ms: number) => {
    fireEvent.pointerEnter(place(name));
    pass(ms);
  };
  const leave = (name: string, ms: number) => {
    fireEvent.pointerLeave(place(name));
    pass(ms);
  };

  it('open after 700 ms, or at once within 300 ms (R3.5)', () => {
    vi.useFakeTimers();
    renderComponent(<Sources />);
    enter('Twitch', TOOLTIP_OPEN_MS - 1);
    leave('Twitch', TOOLTIP_OPEN_MS);
    expect(openTip()).toBeNull();
    enter('Patreon', TOOLTIP_OPEN_MS - 1);
    expect(openTip()).toBeNull();
    pass(1);
    expect(openTip()).toBe('Membership platform');
    leave('Patreon', TOOLTIP_SKIP_MS - 1);
    expect(openTip()).toBeNull();
    enter('YouTube', 0);
    expect(openTip()).toBe('Video platform');
    leave('YouTube', TOOLTIP_SKIP_MS);
    enter('Substack', TOOLTIP_OPEN_MS - 1);
    expect(openTip()).toBeNull();
  });

  it('repeat what a screen reader hears of six logos (R3.5)', () => {
    renderComponent(<Sources />);
    const logos = screen.getAllByRole('listitem').map(({ children }) => textsOf(children).join(': '));
    expect(logos).toEqual(SOURCES.map(({ name, kind }) => `${name}: ${kind}: ${kind}`));
    expect(logos).toHaveLength(6);
  });
});

describe('Reveal of a section', () => {
  const HIDDEN = ['0 translateY(100px)', '0 translateY(120px)'];
  const SHOWN = ['1 none', '1 none'];
  const items = () =>
    screen.getAllByRole('listitem').map(({ style }) => `${style.opacity || '1'} ${style.transform || 'none'}`);
  const become = (look: typeof SHOWN) => waitFor(() => expect(items()).toEqual(look), { timeout: 3000 });

  function Page() {
    const page = useRef<HTMLElement>(null);
    useReveal(page);
    return (
      <main ref={page}>
        <section>
          <ul>
            <li data-rise>One</li>
            <li data-rise="long">
              <button type="button">Two</button>
            </li>
          </ul>
        </section>
      </main>
    );
  }

  /** Renders a section at this place of the page, and returns what the browser is asked to observe. */
  function reveal(top = 2000, height = 400) {
    const observed: { options: IntersectionObserverInit; see: (isIntersecting: boolean) => void }[] = [];
    const disconnect = vi.fn<() => void>();
    class FakeObserver {
      readonly unobserve = () => {};
      readonly disconnect = disconnect;
      readonly observe: (target: Element) => void;
      constructor(report: (entries: object[]) => void, options: IntersectionObserverInit) {
        this.observe = (target) =>
          observed.push({ options, see: (isIntersecting) => act(() => report([{ target, isIntersecting }])) });
      }
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => window.setTimeout(whenIdle));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1000, height));
    render(<Page />);
    return { observed, disconnect };
  }

  it('starts lower and rises once, item by item, at 30% visible (R3.15)', async () => {
    const { observed, disconnect } = reveal();
    expect(items()).toEqual(SHOWN);
    await become(HIDDEN);
    observed[0]?.see(false);
    expect(items()).toEqual(HIDDEN);
    const moments: string[][] = [];
    const watch = new MutationObserver(() => moments.push(items()));
    watch.observe(screen.getByRole('list'), { subtree: true, attributes: true, attributeFilter: ['style'] });
    observed[0]?.see(true);
    await become(SHOWN);
    watch.disconnect();
    expect(moments.find(([first]) => first !== HIDDEN[0])?.[1]).toBe(HIDDEN[1]);
    expect(observed.map(({ options }) => options.threshold)).toEqual([0.3]);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('needs 30% of a shorter screen, and follows the focus (R3.15)', async () => {
    const { observed } = reveal(2000, window.innerHeight * 4);
    await become(HIDDEN);
    expect(observed.map(({ options }) => options.threshold)).toEqual([0.3 / 4]);
    act(() => button('Two').focus());
    await become(SHOWN);
  });

  it.each([
    ['what is already visible', 100, ''],
    ['anything under reduced motion', 2000, REDUCED_MOTION],
  ])('does not hide %s (R3.15)', async (_what, top, query) => {
    matchMediaQuery(query);
    const { observed } = reveal(top);
    await act(nextTask);
    await act(() => vi.dynamicImportSettled());
    await act(nextTask);
    expect(items()).toEqual(SHOWN);
    expect(observed).toEqual([]);
  });
});
