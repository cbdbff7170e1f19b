import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHRASE_ROTATION_MS, TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { PHRASES } from '#src/content/landing.ts';
import { RotatingPhrase } from '#src/screens/landing/parts/RotatingPhrase.tsx';
import { Sources } from '#src/screens/landing/parts/Sources.tsx';
// Fetched here already, so that no test waits for it.
import '#src/screens/landing/revealSections.ts';
import { useReveal } from '#src/screens/landing/useReveal.ts';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { button, partOf, wordsOf } from './seen.ts';

const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the uses of an advance in the headline', () => {
  const shownAfter = (ms: number) => {
    pass(ms);
    return wordsOf(document.querySelectorAll('[data-shown]')).join();
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

  it('are eleven, one every 2500 ms and then again; a reader is told them in one sentence (R3.2, R3.3)', () => {
    showHeadline();
    const round = PHRASES.map((_, turn) => shownAfter(turn === 0 ? PHRASE_ROTATION_MS - 1 : PHRASE_ROTATION_MS));
    expect([...round, shownAfter(1)]).toEqual([...PHRASES, PHRASES[0]].map((phrase) => `to ${phrase}`));
    expect(new Set(PHRASES).size).toBe(11);
    const { textContent } = screen.getByText(/^For example to grow subscribers/);
    expect(PHRASES.filter((phrase) => !textContent.includes(phrase))).toEqual([]);
    expect(PHRASES.filter((phrase) => screen.getByText(phrase).closest('[aria-hidden="true"]') === null)).toEqual([]);
  });

  it.each([
    ['while they are paused', press('Pause the examples'), press('Play the examples')],
    ['while the tab is hidden', setTab('hidden'), setTab('visible')],
  ])('stand still %s, and go on from there (R3.3)', (_when, stop, goOn) => {
    showHeadline();
    stop();
    const still = shownAfter(PHRASE_ROTATION_MS * 3);
    goOn();
    expect([still, shownAfter(PHRASE_ROTATION_MS)]).toEqual([`to ${PHRASES[0]}`, `to ${PHRASES[1]}`]);
  });

  it('stand still under reduced motion, with nothing to pause (R3.3)', () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    showHeadline();
    expect([shownAfter(PHRASE_ROTATION_MS * 3), screen.queryByRole('button')]).toEqual([`to ${PHRASES[0]}`, null]);
  });
});

describe('the revenue sources', () => {
  const openTip = () => document.querySelector('[data-open]')?.textContent ?? 'none';
  const place = (name: string) => screen.getByText(name).closest('li') ?? document.body;

  it('open a tooltip after 700 ms and the next at once within 300 ms, and none that was left too soon (R3.5)', () => {
    vi.useFakeTimers();
    renderComponent(<Sources />);
    const seen = (
      [
        ['enter', 'Twitch', TOOLTIP_OPEN_MS - 1],
        ['leave', 'Twitch', TOOLTIP_OPEN_MS],
        ['enter', 'Patreon', TOOLTIP_OPEN_MS - 1],
        ['wait', 'Patreon', 1],
        ['leave', 'Patreon', TOOLTIP_SKIP_MS - 1],
        ['enter', 'YouTube', 0],
        ['leave', 'YouTube', TOOLTIP_SKIP_MS],
        ['enter', 'Substack', TOOLTIP_OPEN_MS - 1],
        ['wait', 'Substack', 1],
      ] as const
    ).map(([what, name, ms]) => {
      if (what === 'enter') fireEvent.pointerEnter(place(name));
      if (what === 'leave') fireEvent.pointerLeave(place(name));
      pass(ms);
      return openTip();
    });
    const [patreon, youTube, substack] = ['Membership platform', 'Video platform', 'Newsletter platform'];
    expect(seen).toEqual(['none', 'none', 'none', patreon, 'none', youTube, 'none', 'none', substack]);
  });

  it('are six logos that say their kind to a screen reader and are no tab stops (R3.5)', async () => {
    const { user } = renderComponent(<Sources />);
    const logos = partOf('region', 'Supported revenue sources').getAllByRole('listitem');
    const spoken = logos.map((logo) => wordsOf([...logo.children].slice(0, 2)).join(': ')).join(', ');
    const first = 'Patreon: Membership platform, YouTube: Video platform, Supercast: Podcast subscription platform';
    const second =
      'Twitch: Streaming platform, Apple Podcasts: Podcast directory platform, Substack: Newsletter platform';
    expect(spoken).toBe(`${first}, ${second}`);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the reveal', () => {
  type Watched = {
    readonly threshold: unknown;
    readonly above: number;
    see: (isIntersecting: boolean) => void;
    isOver: boolean;
  };
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

  /** A section at this place of the page; gives back what it asks the browser to watch. */
  function reveal(top = 2000, height = 400) {
    const watched: Watched[] = [];
    class FakeObserver {
      readonly unobserve = () => {};
      readonly observe: (target: Element) => void;
      readonly disconnect: () => void;
      constructor(
        report: (entries: object[]) => void,
        { threshold, rootMargin }: { threshold: number; rootMargin: string },
      ) {
        const above = Number.parseInt(rootMargin, 10);
        const own: Watched = { threshold, above, see: () => {}, isOver: false };
        this.observe = (target) => (own.see = (isIntersecting) => act(() => report([{ target, isIntersecting }])));
        this.disconnect = () => (own.isOver = true);
        watched.push(own);
      }
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => window.setTimeout(whenIdle));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1000, height));
    render(<Page />);
    return watched;
  }

  it('waits 100 px below, or 120 in the long variant, and rises once, item after item, when 30% is in sight (R3.15)', async () => {
    const watched = reveal();
    expect(items()).toEqual(SHOWN);
    await become(HIDDEN);
    watched[0]?.see(false);
    expect(items()).toEqual(HIDDEN);
    const moments: string[][] = [];
    const watch = new MutationObserver(() => moments.push(items()));
    watch.observe(screen.getByRole('list'), { subtree: true, attributes: true, attributeFilter: ['style'] });
    watched[0]?.see(true);
    await become(SHOWN);
    watch.disconnect();
    expect(moments.find(([first]) => first !== HIDDEN[0])?.[1]).toBe(HIDDEN[1]);
    expect(watched.map(({ threshold, isOver }) => [threshold, isOver])).toEqual([[0.3, true]]);
  });

  it('asks for 30% of the screen of a section taller than the screen, counts what a jump left above it, and shows it at once to the focus (R3.15)', async () => {
    const watched = reveal(2000, window.innerHeight * 4);
    await become(HIDDEN);
    expect(watched.map(({ threshold, above }) => [threshold, above])).toEqual([[0.3 / 4, 100_000]]);
    act(() => button('Two').focus());
    await become(SHOWN);
  });

  it.each([
    ['leaves in sight what is in sight when the animation code comes', 100, ''],
    ['never begins under reduced motion', 2000, '(prefers-reduced-motion: reduce)'],
  ])('%s (R3.15)', async (_what, top, query) => {
    matchMediaQuery(query);
    const watched = reveal(top);
    await act(nextTask);
    await act(() => vi.dynamicImportSettled());
    await act(nextTask);
    expect([items(), watched]).toEqual([SHOWN, []]);
  });
});
