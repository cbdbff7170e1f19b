import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { SIGNED_AT } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { FIRST_VISIT, openMenu } from './renderApp.tsx';

const OFFER = '6-month';
const SIGNED: SavedJourney = {
  ...NOTHING_TYPED,
  offerId: OFFER,
  documentId: 'CCA-1',
  isContractSigned: true,
  signedFor: { business: NOTHING_TYPED.business, irsForm: null },
  contractTimes: { ...NOTHING_TYPED.contractTimes, signedAt: SIGNED_AT },
};

beforeAll(async () => {
  await Promise.all((['landing', 'offers', 'selectPlatform'] as const).map(preloadScreen));
}, 60_000);

/** A journey with a chosen offer, open at the offers, with one entry of the user menu chosen. */
async function choose(entry: RegExp, saved: SavedJourney = { ...NOTHING_TYPED, offerId: OFFER }) {
  const page = await openMenu('/offers', { saved });
  const item = page.itemOf(entry);
  await page.user.click(item);
  return {
    ...page,
    item,
    /** The open question, the chosen offer and the address. */
    state: () => [screen.queryByRole('dialog'), page.journey.context().offerId, page.journey.path()],
    confirm: async (name: string) => page.user.click(await screen.findByRole('button', { name }, FIRST_VISIT)),
  };
}

it.each([
  [/^Start over/, 'Start over?', '{Enter}', undefined],
  [/^Sign Out/, 'Sign out and erase your signed contract?', '{Escape}', SIGNED],
])(
  'Before something is removed, %s asks first, with the focus on the safe answer, and then removes nothing (R2.4, R15.2)',
  async (entry, name, key, saved) => {
    const { user, menuButton, state } = await choose(entry, saved);
    const dialog = await screen.findByRole('dialog', { name }, FIRST_VISIT);
    const safe = within(dialog).getByRole('button', { name: 'Keep everything' });
    await waitFor(() => expect(document.activeElement).toBe(safe));
    await expectNoAxeViolations(dialog);
    await user.keyboard(key);
    await waitFor(() => expect(document.activeElement).toBe(menuButton));
    expect(state()).toEqual([null, OFFER, '/offers']);
  },
);

describe('When the creator confirms', () => {
  it('to start over, what was typed is forgotten and the first step is open (R15.2)', async () => {
    const { confirm, state } = await choose(/^Start over/);
    await confirm('Start over');
    const title = await screen.findByRole('heading', { level: 1, name: 'Connect your Patreon' }, FIRST_VISIT);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(state()).toEqual([null, null, '/select-platform']);
  });

  it('to sign out of a signed contract, of which a copy is offered, the creator is signed out and the landing page is open (R2.4, R12.8)', async () => {
    const { confirm, state, journey } = await choose(/^Sign Out/, SIGNED);
    const dialog = within(await screen.findByRole('dialog', {}, FIRST_VISIT));
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Download your signed copy',
      'Keep everything',
      'Sign out and erase',
    ]);
    await confirm('Sign out and erase');
    expect(journey.emitted.map(({ type }) => type)).toEqual(['journey.forgotten']);
    expect(journey.matches({ session: 'guest' })).toBe(true);
    await waitFor(() => expect(state()).toEqual([null, null, '/']));
  });
});

it('Starting over after signing is not possible and says why (R12.8, R15.2)', async () => {
  const { item, state } = await choose(/^Start over/, SIGNED);
  const said = [item.textContent, item.getAttribute('aria-disabled')];
  expect(said).toEqual(['Start overNot possible: you have signed.', 'true']);
  expect(state()).toEqual([null, OFFER, '/offers']);
});
