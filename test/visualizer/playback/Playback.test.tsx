import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '#machines/graph/moments/moment.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { MomentDetails } from '#src/visualizer/playback/MomentDetails.tsx';
import { MomentLog } from '#src/visualizer/playback/MomentLog.tsx';
import { Scrubber } from '#src/visualizer/playback/Scrubber.tsx';
import { CONNECTED, MODEL, momentsOf, opened } from './sessions.ts';

const MOMENTS = momentsOf(CONNECTED, [
  opened('/offers'),
  { type: 'offers.continued' },
  opened('/processing'),
  timePassed(1500),
]);
const MANY = Array.from({ length: 400 }, (_, index) => ({ ...MOMENTS[1], sequence: index }) as Moment);

function renderPlayback(first: number, moments = MOMENTS) {
  const moved = vi.fn<(to: number) => void>();
  function Playback() {
    const [cursor, move] = useState(first);
    const go = (to: number) => {
      moved(to);
      move(to);
    };
    return (
      <>
        <Scrubber moments={moments} cursor={cursor} onMove={go} />
        <MomentLog moments={moments} cursor={cursor} onMove={go} />
      </>
    );
  }
  render(<Playback />);
  return { moved, user: userEvent.setup() };
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Moment of the session' });
const button = (name: string) => screen.getByRole('button', { name });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;
const logged = () =>
  within(screen.getByRole('region', { name: 'What happened' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('Time travel', () => {
  it('goes to any moment by the slider or by its entry in the log, which says which one is shown', async () => {
    const { moved, user } = renderPlayback(0);
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(current()).toBe('0:00.0The address /processing is opened');
    await user.click(screen.getByRole('button', { name: /address \/offers/ }));
    expect(current()).toBe('0:00.0The address /offers is opened');
    expect(moved.mock.calls).toEqual([[3], [1]]);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('goes back and forward by keyboard, and no further than the ends', async () => {
    const { moved, user } = renderPlayback(0);
    button('One moment forward').focus();
    await user.keyboard('{Enter}{Enter} ');
    await user.click(button('To the last moment'));
    await user.click(button('One moment forward'));
    expect(button('One moment forward').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('One moment back'));
    await user.click(button('To the first moment'));
    await user.click(button('One moment back'));
    expect(moved.mock.calls).toEqual([[1], [2], [3], [4], [3], [0]]);
  });

  it('plays and holds where that is offered, at the speed chosen', async () => {
    const user = userEvent.setup();
    const told = { onMove: vi.fn(), onPlay: vi.fn(), onPause: vi.fn(), onSpeed: vi.fn() };
    const scrubber = (isPlaying: boolean) => (
      <Scrubber moments={MOMENTS} cursor={0} isPlaying={isPlaying} speed={1} {...told} />
    );
    const view = render(scrubber(false));
    await user.click(button('Play'));
    await user.click(button('4 ×'));
    view.rerender(scrubber(true));
    await user.click(button('Pause'));
    expect([told.onPlay, told.onPause].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(told.onSpeed.mock.calls).toEqual([[4]]);
    expect(button('1 ×').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows nothing where there is no moment', () => {
    const { container } = render(<Scrubber moments={[]} cursor={0} onMove={() => {}} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('The log of a session', () => {
  it.each([
    ['of the chart', 0],
    ['of the product, whose clock tells the time of day,', Date.UTC(2026, 10, 22, 9)],
  ])('%s tells every moment in plain words, refusals as such, and the time since the first', (_whose, beganMs) => {
    const moments = MOMENTS.map((moment): Moment => ({ ...moment, atMs: beganMs + moment.atMs }));
    renderPlayback(4, moments);
    expect(logged()).toEqual([
      '0:00.0The session begins',
      '0:00.0The address /offers is opened',
      '0:00.0The creator presses Continue on the offers (refused, nothing changed)',
      '0:00.0The address /processing is opened',
      '0:01.51.5 seconds go by',
    ]);
    expect(slider().getAttribute('aria-valuetext')).toBe('Moment 5 of 5, at 0:01.5: 1.5 seconds go by');
    expect(screen.getAllByText(/^Moment 5 of 5$|^0:01\.5$/).map(({ textContent }) => textContent)).toEqual([
      'Moment 5 of 5',
      '0:01.5',
      '0:01.5',
    ]);
    render(<MomentDetails moments={moments} cursor={4} model={MODEL} />);
    expect(screen.queryByText('at 0:01.5 on the session’s clock')).not.toBeNull();
  });

  it('lists a part of a long session round the moment shown, and says how much it leaves out', () => {
    renderPlayback(250, MANY);
    expect(document.querySelectorAll('li')).toHaveLength(201);
    expect(screen.getAllByText(/left out/).map(({ textContent }) => textContent)).toEqual([
      '150 earlier moments are left out of this list.',
      '49 later moments are left out of this list.',
    ]);
  });
});

describe('The details of a moment', () => {
  it('say what happened, by which rules, where the session stands now, and on demand all that is remembered', async () => {
    render(<MomentDetails moments={MOMENTS} cursor={3} model={MODEL} />);
    const facts = screen.getByRole('region', { name: 'This moment' }).querySelector('dl');
    expect(screen.getByRole('heading', { name: 'The address /processing is opened' }).nextSibling?.textContent).toBe(
      'at 0:00.0 on the session’s clock',
    );
    expect([...(facts?.children ?? [])].map(({ children }) => [...children].map((one) => one.textContent))).toEqual([
      expect.arrayContaining(['Processing: Steps: Connecting to Patreon']),
      expect.arrayContaining(['Offers: None selected']),
      ['Rules that were followed', expect.stringContaining('goes to Processing.'), expect.stringContaining('Running.')],
    ]);
    await userEvent.setup().click(screen.getByText('Everything that is remembered'));
    expect(screen.getByText('Policy: require contract scroll').nextSibling?.textContent).toBe('no');
  });
});
