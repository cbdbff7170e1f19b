import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { findingWays } from '#machines/graph/moments/everyState.ts';
import type { Moment } from '#machines/graph/moments/moment.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { MomentLog } from '#src/visualizer/playback/MomentLog.tsx';
import { PathsList } from '#src/visualizer/playback/PathsList.tsx';
import { Scrubber } from '#src/visualizer/playback/Scrubber.tsx';
import { button, press } from '#test/visualizer/page.ts';
import { CONNECTED, MODEL, momentsOf, opened } from './sessions.ts';

const EVENTS = [opened('/offers'), { type: 'offers.continued' }, opened('/processing'), timePassed(1500)];
const MOMENTS = momentsOf(CONNECTED, EVENTS);

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
  return moved.mock.calls;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Moment of the session' });
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

describe('Time travel', () => {
  it('goes to any moment by the slider or by its entry in the log, which says which one is shown', async () => {
    const moved = renderPlayback(0);
    const current = () => document.querySelector('[aria-current="step"]')?.textContent;
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(current()).toBe('0:00.0The address /processing is opened');
    await press(/address \/offers/);
    expect(current()).toBe('0:00.0The address /offers is opened');
    expect(moved).toEqual([[3], [1]]);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('goes back and forward by keyboard, and no further than the ends', async () => {
    const moved = renderPlayback(0);
    button('One moment forward').focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    await press('To the last moment');
    await press('One moment forward');
    expect(button('One moment forward').getAttribute('aria-disabled')).toBe('true');
    await press('One moment back');
    await press('To the first moment');
    await press('One moment back');
    expect(moved).toEqual([[1], [2], [3], [4], [3], [0]]);
  });
});

describe('A session', () => {
  it.each([
    ['the chart', 0],
    ['the product, whose clock tells the time of day,', Date.UTC(2026, 10, 22, 9)],
  ])('of %s is logged in plain words, refusals as such, with the time since the first moment', (_whose, beganMs) => {
    const moments = MOMENTS.map((moment): Moment => ({ ...moment, atMs: beganMs + moment.atMs }));
    renderPlayback(4, moments);
    expect(textsOf(within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('button'))).toEqual([
      '0:00.0The session begins',
      '0:00.0The address /offers is opened',
      '0:00.0The creator presses Continue on the offers (refused, nothing changed)',
      '0:00.0The address /processing is opened',
      '0:01.51.5 seconds go by',
    ]);
    expect(slider().getAttribute('aria-valuetext')).toBe('Moment 5 of 5, at 0:01.5: 1.5 seconds go by');
  });
});

describe('The paths', () => {
  const signedId = 'journey.screen.contract.signing.signedEarlier';
  const signed = 'Contract: Signing: Signed earlier';
  const ids = ['offers', 'journey.screen.offers.noneSelected', 'contract', signedId];
  const titles = ['Offers', 'Offers: None selected', 'Contract', signed];
  const names = ['walk 1', 'straight to journey.clearing.confirmingRestart', `straight to ${signedId}`];
  const finding = findingWays(
    MODEL,
    PATHS.filter(({ name }) => names.includes(name)),
  );
  let turn = finding.next();
  while (turn.done !== true) turn = finding.next();
  const ways = { ...turn.value, byState: new Map([...turn.value.byState].filter(([id]) => ids.includes(id))) };

  function show({ isWatched = true } = {}) {
    const told = { onPlay: vi.fn(), onPlayInProduct: vi.fn(), onSelect: vi.fn() };
    const product = isWatched ? {} : { onPlayInProduct: null };
    render(<PathsList model={MODEL} ways={ways} proofOf={() => 'half'} {...told} {...product} />);
    return told;
  }

  const table = (name: string) => within(screen.getByRole('table', { name }));
  const titlesIn = (name: string) => textsOf(table(name).getAllByRole('rowheader'));
  const states = 'The shortest way to every state';

  it('list the shortest way to each state, how it is gone and tested, and the tested tours (R1.7)', () => {
    show({ isWatched: false });
    const tours = ['walk 1', 'straight to Clearing: Confirming restart', `straight to ${signed}`];
    expect([titlesIn(states), titlesIn('Tested tours')]).toEqual([titles, tours]);
    expect(screen.queryByRole('button', { name: /^Play in the product/ })).toBeNull();
    const row = within(table(states).getByRole('row', { name: new RegExp(`^${signed} `) }));
    expect(textsOf(row.getAllByRole('cell')).slice(0, 5)).toEqual([
      '8',
      'with the business and the IRS form filled in',
      'Contract › Sign IRS form › Contract',
      expect.stringMatching(/^\d+ conditions.*it is the address of Contract/),
      'in the chart',
    ]);
  });

  it('can be played on the chart and in the product, and lead to the state on the picture', async () => {
    const { onPlay, onPlayInProduct, onSelect } = show();
    await press(`Play here: To ${signed}`);
    await press(`Play in the product: To ${signed}`);
    await press(signed);
    const told = [`To ${signed}`, ways.byState.get(signedId)?.route];
    expect([onPlay, onPlayInProduct, onSelect].map(({ mock }) => mock.calls)).toEqual([[told], [told], [[signedId]]]);
  });

  it('are found by words and by screen', async () => {
    show();
    const search = screen.getByRole('searchbox', { name: 'Find a state or a screen' });
    await userEvent.type(search, 'signed earl');
    expect([titlesIn(states), screen.getByRole('status').textContent]).toEqual([[signed], '1 of 4 states']);
    await userEvent.clear(search);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Screen' }), 'Offers');
    expect(titlesIn(states)).toEqual(titles.slice(0, 2));
  });
});
