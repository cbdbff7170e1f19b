import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findWays } from '#machines/graph/moments/everyState.ts';
import type { Route } from '#machines/graph/paths/paths.ts';
import { PathsList } from '#src/visualizer/playback/PathsList.tsx';
import { routeTo, waysOf } from '#src/visualizer/playback/waysOf.ts';
import { MODEL } from './sessions.ts';

const ALL = findWays(MODEL);
const IDS = [
  'offers',
  'journey.screen.offers.noneSelected',
  'contract',
  'journey.screen.contract.signing.signedEarlier',
];
const WAYS = {
  byState: new Map([...ALL.byState].filter(([id]) => IDS.includes(id))),
  tours: ALL.tours.slice(0, 2),
};
const SIGNED = 'Contract: Signing: Signed earlier';

function renderPaths({ isWatched = true }: { readonly isWatched?: boolean } = {}) {
  const played = vi.fn<(title: string, route: Route) => void>();
  const inProduct = vi.fn<(title: string, route: Route) => void>();
  const selected = vi.fn<(stateId: string) => void>();
  render(
    <PathsList
      model={MODEL}
      ways={WAYS}
      proofOf={(id) => (id === 'contract' ? 'proved' : 'half')}
      onPlay={played}
      onPlayInProduct={isWatched ? inProduct : null}
      onSelect={selected}
    />,
  );
  return { played, inProduct, selected, user: userEvent.setup() };
}

const states = () => within(screen.getByRole('table', { name: 'The shortest way to every state' }));
const rowOf = (title: string) => within(states().getByRole('row', { name: new RegExp(`^${title} `) }));

describe('The paths', () => {
  it('list the shortest way to each state, and the tested tours (R1.7)', () => {
    renderPaths();
    expect(states().getAllByRole('rowheader')).toHaveLength(IDS.length);
    const tours = within(screen.getByRole('table', { name: 'Tested tours' }));
    expect(tours.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['walk 1', 'walk 2']);
  });

  it('say how long a way is, how it begins, where it leads through, what it needs and how it is tested', () => {
    renderPaths();
    const way = WAYS.byState.get('journey.screen.contract.signing.signedEarlier');
    const cells = rowOf(SIGNED)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells[0]).toBe(String(way?.route.events.length));
    expect(cells[1]).toBe('with the business and the IRS form filled in');
    expect(cells[2]).toMatch(/Contract/);
    expect(cells[3]).toMatch(/^\d+ conditions.*it is the address of Contract/);
    expect(cells[4]).toBe('in the chart');
  });

  it('can be played on the chart and in the product', async () => {
    const { user, played, inProduct } = renderPaths();
    const route = WAYS.byState.get('journey.screen.contract.signing.signedEarlier')?.route;
    await user.click(rowOf(SIGNED).getByRole('button', { name: `Play here: To ${SIGNED}` }));
    await user.click(rowOf(SIGNED).getByRole('button', { name: `Play in the product: To ${SIGNED}` }));
    expect(played).toHaveBeenCalledExactlyOnceWith(`To ${SIGNED}`, route);
    expect(inProduct).toHaveBeenCalledExactlyOnceWith(`To ${SIGNED}`, route);
  });

  it('cannot be played in a product that takes no commands', () => {
    renderPaths({ isWatched: false });
    expect(screen.queryByRole('button', { name: /^Play in the product/ })).toBeNull();
  });

  it('lead to the state on the picture', async () => {
    const { user, selected } = renderPaths();
    await user.click(states().getByRole('button', { name: SIGNED }));
    expect(selected).toHaveBeenCalledExactlyOnceWith('journey.screen.contract.signing.signedEarlier');
  });

  it('are found by words and by screen', async () => {
    const { user } = renderPaths();
    await user.type(screen.getByRole('searchbox', { name: 'Find a state or a screen' }), 'signed earl');
    expect(
      states()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([SIGNED]);
    expect(screen.getByRole('status').textContent).toBe('1 of 4 states');
    await user.clear(screen.getByRole('searchbox'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Screen' }), 'Offers');
    const found = states()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(found).toEqual(['Offers', 'Offers: None selected']);
  });
});

describe('The ways that are looked for by the page', () => {
  it('are those of the tested paths, looked for once', async () => {
    const finding = waysOf(MODEL);
    expect(waysOf(MODEL)).toBe(finding);
    expect((await finding).byState.get('offers')).toEqual(WAYS.byState.get('offers'));
  });

  it('name the route to a state, or none for a state that the chart does not have', async () => {
    expect((await routeTo(MODEL, 'dashboard'))?.route).toEqual(ALL.byState.get('dashboard')?.route);
    expect(await routeTo(MODEL, 'no such state')).toBeNull();
  });
});
