import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findWays } from '#machines/graph/moments/everyState.ts';
import { PATHS, type Route } from '#machines/graph/paths/paths.ts';
import { PathsList } from '#src/visualizer/playback/PathsList.tsx';
import { MODEL } from './sessions.ts';

const SIGNED_ID = 'journey.screen.contract.signing.signedEarlier';
const IDS = ['offers', 'journey.screen.offers.noneSelected', 'contract', SIGNED_ID];
const FOUND = findWays(
  MODEL,
  PATHS.filter(({ name }) =>
    ['walk 1', 'straight to journey.clearing.confirmingRestart', `straight to ${SIGNED_ID}`].includes(name),
  ),
);
const WAYS = { ...FOUND, byState: new Map([...FOUND.byState].filter(([id]) => IDS.includes(id))) };
const SIGNED = 'Contract: Signing: Signed earlier';
const TITLES = ['Offers', 'Offers: None selected', 'Contract', SIGNED];

function renderPaths({ isWatched = true }: { readonly isWatched?: boolean } = {}) {
  const told = {
    onPlay: vi.fn<(title: string, route: Route) => void>(),
    onPlayInProduct: isWatched ? vi.fn<(title: string, route: Route) => void>() : null,
    onSelect: vi.fn<(stateId: string) => void>(),
  };
  render(<PathsList model={MODEL} ways={WAYS} proofOf={(id) => (id === 'contract' ? 'proved' : 'half')} {...told} />);
  return { ...told, user: userEvent.setup() };
}

const table = (name: string) => within(screen.getByRole('table', { name }));
const states = () => table('The shortest way to every state');
const titlesIn = (rows: ReturnType<typeof states>) =>
  rows.getAllByRole('rowheader').map(({ textContent }) => textContent);
const signedRow = () => within(states().getByRole('row', { name: new RegExp(`^${SIGNED} `) }));

describe('The paths', () => {
  it('list the shortest way to each state, how it is gone and tested, and the tested tours (R1.7)', () => {
    renderPaths();
    expect(titlesIn(states())).toEqual(TITLES);
    expect(titlesIn(table('Tested tours'))).toEqual([
      'walk 1',
      'straight to Clearing: Confirming restart',
      `straight to ${SIGNED}`,
    ]);
    const cells = signedRow().getAllByRole('cell');
    expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      '8',
      'with the business and the IRS form filled in',
      'Contract › Sign IRS form › Contract',
      expect.stringMatching(/^\d+ conditions.*it is the address of Contract/),
      'in the chart',
    ]);
  });

  it('can be played on the chart and in the product, and lead to the state on the picture', async () => {
    const { user, onPlay, onPlayInProduct, onSelect } = renderPaths();
    await user.click(signedRow().getByRole('button', { name: `Play here: To ${SIGNED}` }));
    await user.click(signedRow().getByRole('button', { name: `Play in the product: To ${SIGNED}` }));
    await user.click(states().getByRole('button', { name: SIGNED }));
    const route = WAYS.byState.get(SIGNED_ID)?.route;
    expect(onPlay).toHaveBeenCalledExactlyOnceWith(`To ${SIGNED}`, route);
    expect(onPlayInProduct).toHaveBeenCalledExactlyOnceWith(`To ${SIGNED}`, route);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(SIGNED_ID);
  });

  it('cannot be played in a product that takes no commands', () => {
    renderPaths({ isWatched: false });
    expect(screen.queryByRole('button', { name: /^Play in the product/ })).toBeNull();
  });

  it('are found by words and by screen', async () => {
    const { user } = renderPaths();
    const search = screen.getByRole('searchbox', { name: 'Find a state or a screen' });
    await user.type(search, 'signed earl');
    expect(titlesIn(states())).toEqual([SIGNED]);
    expect(screen.getByRole('status').textContent).toBe('1 of 4 states');
    await user.clear(search);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Screen' }), 'Offers');
    expect(titlesIn(states())).toEqual(TITLES.slice(0, 2));
  });
});
