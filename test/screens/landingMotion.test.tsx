import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHRASE_ROTATION_MS, TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { PHRASES } from '#src/content/landing.ts';
import { RotatingPhrase } from '#src/screens/landing/parts/RotatingPhrase.tsx';
import { Sources } from '#src/screens/landing/parts/Sources.tsx';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { button, descriptionOf, partOf, wordsOf } from './seen.ts';

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
    const round = Array.from({ length: 12 }, (_, turn) => {
      pass(turn === 1 ? 1 : PHRASE_ROTATION_MS - (turn === 0 ? 1 : 0));
      return shown().join();
    });
    expect(round).toEqual([...PHRASES, PHRASES[0]].map((phrase) => `to ${phrase}`));
    expect(new Set(PHRASES).size).toBe(11);
  });

  it('are told to a reader in one sentence, without the moving ones (R3.2, R3.3)', () => {
    renderComponent(<RotatingPhrase />);
    const { textContent } = screen.getByText(/^For example to grow subscribers/);
    expect(PHRASES.filter((phrase) => !textContent.includes(phrase))).toEqual([]);
    expect(PHRASES.filter((phrase) => screen.getByText(phrase).closest('[aria-hidden="true"]') === null)).toEqual([]);
  });

  const press = (name: string) => () => fireEvent.click(button(name));
  it.each([
    ['while they are paused', press('Pause the examples'), press('Play the examples')],
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
    const logos = partOf('region', 'Supported revenue sources').getAllByRole('button');
    const told = logos.map((logo) => `${logo.textContent}: ${descriptionOf(logo)}`).join(', ');
    const first = 'Patreon: Membership platform, YouTube: Video platform, Supercast: Podcast subscription platform';
    const second = 'Twitch: Streaming platform, Apple Podcasts: Podcast directory, Substack: Newsletter platform';
    expect(told).toBe(`${first}, ${second}`);
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
    const [patreon, youTube, substack] = ['Membership platform', 'Video platform', 'Newsletter platform'];
    expect(seen).toEqual(['none', 'none', 'none', patreon, 'none', youTube, 'none', 'none', substack]);
  });

  it('show the tooltip to the keyboard and to a tap, and Escape or leaving takes it away (R3.5)', async () => {
    const { user } = renderComponent(<Sources />);
    act(() => button('Twitch').focus());
    const seen = [openTip()];
    await user.keyboard('{Escape}');
    seen.push(openTip());
    fireEvent.click(button('Substack'));
    seen.push(openTip());
    fireEvent.blur(button('Substack'));
    expect([...seen, openTip()]).toEqual(['Streaming platform', 'none', 'Newsletter platform', 'none']);
  });
});
