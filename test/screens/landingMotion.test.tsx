import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHRASE_ROTATION_MS, TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { PHRASES } from '#src/content/landing.ts';
import { RotatingPhrase } from '#src/screens/landing/parts/RotatingPhrase.tsx';
import { Sources } from '#src/screens/landing/parts/Sources.tsx';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { button, descriptionOf, wordsOf } from './seen.ts';

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the uses of an advance in the headline', () => {
  const shown = () => wordsOf(document.querySelectorAll('[data-shown]'));
  const setTabHidden = (isHidden: boolean) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
    fireEvent(document, new Event('visibilitychange'));
  };

  it('are eleven, one after the other every 2500 ms, and then again from the first (R3.2)', () => {
    vi.useFakeTimers();
    renderComponent(<RotatingPhrase />);
    pass(PHRASE_ROTATION_MS - 1);
    expect(shown()).toEqual(['to grow subscribers with ads']);
    pass(1);
    const round = Array.from({ length: 11 }, () => {
      const [phrase] = shown();
      pass(PHRASE_ROTATION_MS);
      return phrase;
    });
    expect(round).toEqual([
      'to finance a special and get leverage with distributors',
      'to upgrade a production studio',
      'to expand into a multi-creator network',
      'to launch a new product line',
      'to buy creative gear',
      'to hire editors',
      'to secure paid collabs with bigger creators',
      'to go full-time',
      'to hire creative support',
      'to expand product offerings',
      'to grow subscribers with ads',
    ]);
  });

  it('are told to a reader in one sentence, without the moving ones (R3.2, R3.3)', () => {
    renderComponent(<RotatingPhrase />);
    const { textContent } = screen.getByText(/^For example to grow subscribers/);
    expect(PHRASES.filter((phrase) => !textContent.includes(phrase))).toEqual([]);
    expect(PHRASES.filter((phrase) => screen.getByText(phrase).closest('[aria-hidden="true"]') === null)).toEqual([]);
  });

  it.each([
    [
      'while they are paused',
      () => fireEvent.click(button('Pause the examples')),
      () => fireEvent.click(button('Play the examples')),
    ],
    ['while the tab is hidden', () => setTabHidden(true), () => setTabHidden(false)],
  ])('stand still %s, and go on from there (R3.3)', (_when, stop, goOn) => {
    vi.useFakeTimers();
    renderComponent(<RotatingPhrase />);
    stop();
    pass(PHRASE_ROTATION_MS * 3);
    expect(shown()).toEqual([`to ${PHRASES[0]}`]);
    goOn();
    pass(PHRASE_ROTATION_MS);
    expect(shown()).toEqual([`to ${PHRASES[1]}`]);
  });

  it('stand still under reduced motion, with nothing to pause (R3.3)', () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    vi.useFakeTimers();
    renderComponent(<RotatingPhrase />);
    pass(PHRASE_ROTATION_MS * 3);
    expect([shown(), screen.queryAllByRole('button')]).toEqual([[`to ${PHRASES[0]}`], []]);
  });
});

describe('the revenue sources', () => {
  const openTip = () => document.querySelector('[role=tooltip][data-open]')?.textContent ?? 'none';
  const place = (name: string) => button(name).closest('li') ?? document.body;
  const enter = (name: string) => fireEvent.pointerEnter(place(name));
  const leave = (name: string) => fireEvent.pointerLeave(place(name));

  it('are six logos, each described by its kind (R3.5)', () => {
    renderComponent(<Sources />);
    const logos = screen.getAllByRole('button');
    expect(logos.map((logo) => [logo.textContent, descriptionOf(logo)])).toEqual([
      ['Patreon', 'Membership platform'],
      ['YouTube', 'Video platform'],
      ['Supercast', 'Podcast subscription platform'],
      ['Twitch', 'Streaming platform'],
      ['Apple Podcasts', 'Podcast directory'],
      ['Substack', 'Newsletter platform'],
    ]);
    expect(wordsOf(screen.getAllByRole('region', { name: 'Supported revenue sources' }))).toHaveLength(1);
  });

  it('open a tooltip after 700 ms and the next at once within 300 ms, and none that was left too soon (R3.5)', () => {
    vi.useFakeTimers();
    renderComponent(<Sources />);
    const seen: string[] = [];
    const after = (ms: number) => {
      pass(ms);
      seen.push(openTip());
    };
    enter('Twitch');
    after(TOOLTIP_OPEN_MS - 1);
    leave('Twitch');
    after(TOOLTIP_OPEN_MS);
    enter('Patreon');
    after(TOOLTIP_OPEN_MS - 1);
    after(1);
    leave('Patreon');
    after(TOOLTIP_SKIP_MS - 1);
    enter('YouTube');
    after(0);
    leave('YouTube');
    after(TOOLTIP_SKIP_MS);
    enter('Substack');
    after(TOOLTIP_OPEN_MS - 1);
    after(1);
    expect(seen).toEqual([
      'none',
      'none',
      'none',
      'Membership platform',
      'none',
      'Video platform',
      'none',
      'none',
      'Newsletter platform',
    ]);
  });

  it('show the tooltip to the keyboard and to a tap, and Escape or leaving takes it away (R3.5)', async () => {
    const { user } = renderComponent(<Sources />);
    act(() => button('Twitch').focus());
    expect(openTip()).toEqual('Streaming platform');
    await user.keyboard('{Escape}');
    expect(openTip()).toEqual('none');
    fireEvent.click(button('Substack'));
    expect(openTip()).toEqual('Newsletter platform');
    fireEvent.blur(button('Substack'));
    expect(openTip()).toEqual('none');
  });
});
