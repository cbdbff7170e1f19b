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
const MANY = Array.from({ length: 400 }, (_, index): Moment => ({ ...MOMENTS[1], sequence: index }) as Moment);

function renderPlayback(moments: readonly Moment[], first = 0) {
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

describe('Time travel', () => {
  it('says which moment of how many is shown, what happened and when', () => {
    renderPlayback(MOMENTS, 4);
    expect(slider().getAttribute('aria-valuetext')).toBe('Moment 5 of 5, at 0:01.5: 1.5 seconds go by');
    expect(screen.queryByText('Moment 5 of 5')).not.toBeNull();
  });

  it('goes to any moment by the slider', () => {
    const { moved } = renderPlayback(MOMENTS);
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(moved).toHaveBeenCalledExactlyOnceWith(3);
    expect(current()).toContain('/processing');
  });

  it('goes back and forward by keyboard, and no further than the ends', async () => {
    const { moved, user } = renderPlayback(MOMENTS);
    button('One moment forward').focus();
    await user.keyboard('{Enter}{Enter} ');
    expect(moved.mock.calls).toEqual([[1], [2], [3]]);
    await user.click(button('To the last moment'));
    await user.click(button('One moment forward'));
    expect(moved).toHaveBeenLastCalledWith(4);
    expect(button('One moment forward').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('To the first moment'));
    await user.click(button('One moment back'));
    expect(moved).toHaveBeenLastCalledWith(0);
    expect(moved).toHaveBeenCalledTimes(5);
  });

  it('plays and holds where that is offered, at the speed chosen', async () => {
    const user = userEvent.setup();
    const [play, pause, hasten] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(factor: number) => void>()];
    const scrubber = (isPlaying: boolean) => (
      <Scrubber
        moments={MOMENTS}
        cursor={0}
        onMove={() => {}}
        isPlaying={isPlaying}
        onPlay={play}
        onPause={pause}
        speed={1}
        onSpeed={hasten}
      />
    );
    const view = render(scrubber(false));
    await user.click(button('Play'));
    await user.click(button('4 ×'));
    view.rerender(scrubber(true));
    await user.click(button('Pause'));
    expect([play, pause].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(hasten).toHaveBeenCalledExactlyOnceWith(4);
    expect(button('1 ×').getAttribute('aria-pressed')).toBe('true');
  });

  it('offers no playing where a session cannot be played', () => {
    renderPlayback(MOMENTS);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('shows nothing where there is no moment', () => {
    const { container } = render(<Scrubber moments={[]} cursor={0} onMove={() => {}} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('The log of a session', () => {
  it('tells every moment in plain words and in order, refusals as such', () => {
    renderPlayback(MOMENTS);
    const log = within(screen.getByRole('region', { name: 'What happened' }));
    expect(log.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '0:00.0The session begins',
      '0:00.0The address /offers is opened',
      '0:00.0The creator presses Continue on the offers (refused, nothing changed)',
      '0:00.0The address /processing is opened',
      '0:01.51.5 seconds go by',
    ]);
  });

  it('goes to the entry that is pressed, and says which one is shown', async () => {
    const { moved, user } = renderPlayback(MOMENTS);
    await user.click(screen.getByRole('button', { name: /address \/offers/ }));
    expect(moved).toHaveBeenCalledExactlyOnceWith(1);
    expect(current()).toContain('/offers');
  });

  it('lists a part of a long session round the moment shown, and says how much it leaves out', () => {
    renderPlayback(MANY, 250);
    const log = within(screen.getByRole('region', { name: 'What happened' }));
    expect(log.getAllByRole('button')).toHaveLength(201);
    expect(log.queryByText('150 earlier moments are left out of this list.')).not.toBeNull();
    expect(log.queryByText('49 later moments are left out of this list.')).not.toBeNull();
  });
});

describe('The details of a moment', () => {
  it('say what happened, by which rules, and where the session stands now', () => {
    render(<MomentDetails moments={MOMENTS} cursor={3} model={MODEL} />);
    const details = screen.getByRole('region', { name: 'This moment' });
    expect(details.textContent).toContain('The address /processing is opened');
    expect(details.textContent).toContain('Processing: Steps: Connecting to Patreon');
    expect(details.textContent).toContain('Offers: None selected');
    expect(
      within(details)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toContain('Rules that were followed');
  });

  it('hold everything that is remembered, on demand', async () => {
    render(<MomentDetails moments={MOMENTS} cursor={3} model={MODEL} />);
    await userEvent.setup().click(screen.getByText('Everything that is remembered'));
    expect(screen.getByText('Policy: require contract scroll').nextSibling?.textContent).toBe('no');
  });
});

describe('A session of the product, whose clock tells the time of day', () => {
  const BEGAN_MS = Date.UTC(2026, 10, 22, 9);
  const live = MOMENTS.map((moment): Moment => ({ ...moment, atMs: BEGAN_MS + moment.atMs }));

  it('is told in the time since its first moment, wherever a time is shown', () => {
    renderPlayback(live, 4);
    expect(slider().getAttribute('aria-valuetext')).toBe('Moment 5 of 5, at 0:01.5: 1.5 seconds go by');
    expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual([
      '0:01.5',
      '0:00.0',
      '0:00.0',
      '0:00.0',
      '0:00.0',
      '0:01.5',
    ]);
    render(<MomentDetails moments={live} cursor={4} model={MODEL} />);
    expect(screen.queryByText('at 0:01.5 on the session’s clock')).not.toBeNull();
  });
});
