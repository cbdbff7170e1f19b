import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderApp } from './renderApp.tsx';

/** Lazily loaded parts are compiled on their first visit in a test run. */
const FIRST_VISIT = { timeout: 10_000 };
/** jsdom has no layout, so Mantine takes the menu's button for scrolled away and hides the menu. */
const WITHOUT_LAYOUT = { hidden: true };
const OFFER = '6-month';

const menuButton = () => screen.getByRole('button', { name: 'Account menu, Demo Creator', ...WITHOUT_LAYOUT });
const dialog = (name: string) => screen.findByRole('dialog', { name }, FIRST_VISIT);

/** A journey with a chosen offer, standing at the offers, with one entry of the user menu chosen. */
async function choose(entry: string, options: Parameters<typeof renderApp>[1] = {}) {
  const page = renderApp('/offers', { kept: { ...BLANK_FACTS, offerId: OFFER }, ...options });
  await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
  await page.user.click(await screen.findByRole('button', { name: /Account menu/ }, FIRST_VISIT));
  const menu = await screen.findByRole('menu', WITHOUT_LAYOUT, FIRST_VISIT);
  await page.user.click(within(menu).getByRole('menuitem', { name: new RegExp(`^${entry}`), ...WITHOUT_LAYOUT }));
  return page;
}

describe.each([
  ['Start over', 'Start over?'],
  ['Erase everything on this device', 'Erase everything on this device?'],
])('%s', (entry, question) => {
  it('asks first, with the focus on the safe answer (R15.2)', async () => {
    await choose(entry);
    const asked = await dialog(question);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(asked).getByRole('button', { name: 'Keep everything' })),
    );
    await expectNoAxeViolations(asked);
  });

  it.each(['the safe answer', 'Escape'])('removes nothing after %s and gives the focus back (R15.2)', async (way) => {
    const { user, journey } = await choose(entry);
    const asked = await dialog(question);
    const safe = within(asked).getByRole('button', { name: 'Keep everything' });
    await waitFor(() => expect(document.activeElement).toBe(safe));
    await user.keyboard(way === 'Escape' ? '{Escape}' : '{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(menuButton()));
    expect([screen.queryByRole('dialog'), journey.context().offerId, journey.path()]).toEqual([null, OFFER, '/offers']);
  });
});

describe('When the creator confirms', () => {
  it('to start over, what was typed is forgotten and the first step is open (R15.2)', async () => {
    const { user, journey } = await choose('Start over');
    await user.click(within(await dialog('Start over?')).getByRole('button', { name: 'Start over' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Connect your Patreon' }, FIRST_VISIT);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect([screen.queryByRole('dialog'), journey.context().offerId, journey.path()]).toEqual([
      null,
      null,
      '/select-platform',
    ]);
  });

  it('to erase everything, the creator is signed out and the landing page is open (R2.4, R15.2)', async () => {
    const { user, journey } = await choose('Erase everything');
    const asked = await dialog('Erase everything on this device?');
    await user.click(within(asked).getByRole('button', { name: 'Erase everything' }));
    expect(journey.emitted.map(({ type }) => type)).toEqual(['device.erased', 'journey.forgotten']);
    expect([journey.matches({ session: 'guest' }), window.location.pathname]).toEqual([true, '/']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Start over after signing', () => {
  it('is not possible and says why (R12.8, R15.2)', async () => {
    const { journey } = await choose('Start over', {
      kept: { ...BLANK_FACTS, offerId: OFFER, documentId: 'CCA-1', isContractSigned: true },
    });
    const entry = screen.getByRole('menuitem', { name: /^Start over/, ...WITHOUT_LAYOUT });
    expect([entry.textContent, entry.getAttribute('aria-disabled')]).toEqual([
      'Start overNot possible once the contract is signed.',
      'true',
    ]);
    expect([screen.queryByRole('dialog'), journey.context().isContractSigned]).toEqual([null, true]);
  });
});
