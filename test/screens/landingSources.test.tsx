import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { Sources } from '#src/screens/landing/parts/Sources.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';

const open = () => renderScreen(<Sources />, '/');
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('the revenue sources', () => {
  const openTip = () => document.querySelector('[role=tooltip][data-open]')?.textContent ?? 'none';
  const enter = (name: string) => fireEvent.pointerEnter(screen.getByRole('button', { name }).closest('li') as Element);
  const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }).closest('li') as Element);

  it('are six logos, each described by its kind (R3.5)', () => {
    open();
    const region = within(screen.getByRole('region', { name: 'Supported revenue sources' }));
    const described = region
      .getAllByRole('button')
      .map((logo) => [
        logo.textContent,
        document.getElementById(logo.getAttribute('aria-describedby') ?? '')?.textContent,
      ]);
    expect(described).toEqual([
      ['Patreon', 'Membership platform'],
      ['YouTube', 'Video platform'],
      ['Supercast', 'Podcast subscription platform'],
      ['Twitch', 'Streaming platform'],
      ['Apple Podcasts', 'Podcast directory'],
      ['Substack', 'Newsletter platform'],
    ]);
  });

  it('open a tooltip after 700 ms and the next at once within 300 ms (R3.5)', () => {
    vi.useFakeTimers();
    open();
    enter('Patreon');
    pass(TOOLTIP_OPEN_MS - 1);
    expect(openTip()).toEqual('none');
    pass(1);
    expect(openTip()).toEqual('Membership platform');
    leave('Patreon');
    expect(openTip()).toEqual('none');
    pass(TOOLTIP_SKIP_MS - 1);
    enter('YouTube');
    expect(openTip()).toEqual('Video platform');
    leave('YouTube');
    pass(TOOLTIP_SKIP_MS);
    enter('Substack');
    expect(openTip()).toEqual('none');
    pass(TOOLTIP_OPEN_MS);
    expect(openTip()).toEqual('Newsletter platform');
  });

  it('do not open a tooltip that was left too soon (R3.5)', () => {
    vi.useFakeTimers();
    open();
    enter('Patreon');
    pass(TOOLTIP_OPEN_MS - 1);
    leave('Patreon');
    pass(TOOLTIP_OPEN_MS);
    expect(openTip()).toEqual('none');
  });

  it('show the tooltip to the keyboard, and Escape takes it away (R3.5)', async () => {
    const { user } = open();
    act(() => screen.getByRole('button', { name: 'Twitch' }).focus());
    expect(openTip()).toEqual('Streaming platform');
    await user.keyboard('{Escape}');
    expect(openTip()).toEqual('none');
  });
});
