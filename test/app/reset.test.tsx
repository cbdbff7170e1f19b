import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { RESET } from '#src/content/saving.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { SIGNED_AT } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { FIRST_VISIT, openMenu } from './renderApp.tsx';

const TYPED: SavedJourney = { ...NOTHING_TYPED, offerId: '6-month' };
const SIGNED: SavedJourney = {
  ...TYPED,
  documentId: 'CCA-1',
  isContractSigned: true,
  signedFor: { business: NOTHING_TYPED.business, irsForm: null },
  contractTimes: { ...NOTHING_TYPED.contractTimes, signedAt: SIGNED_AT },
};

beforeAll(async () => {
  await import('#src/app/shell/UserMenu.tsx');
  await Promise.all((['landing', 'offers', 'selectPlatform'] as const).map(preloadScreen));
}, 60_000);

/** Chooses an item of the user menu, and returns the open question. */
async function ask(item: RegExp, saved: SavedJourney) {
  const page = await openMenu('/offers', { saved });
  await page.choose(item);
  const dialog = await screen.findByRole('dialog', {}, FIRST_VISIT);
  const buttons = within(dialog).getAllByRole('button');
  const confirm = async () => {
    const last = buttons.at(-1);
    if (last !== undefined) await page.user.click(last);
  };
  return { ...page, dialog, names: buttons.map(({ textContent }) => textContent), confirm };
}

describe.each([
  ['Starting over', /^Start over/, TYPED, RESET.questions.restart, '{Enter}'],
  ['Signing out of a signed contract', /^Sign Out/, SIGNED, RESET.questions.signOut, '{Escape}'],
])('%s', (_what, item, saved, words, key) => {
  it('asks first, with the focus on the safe answer, which removes nothing (R2.4, R15.2)', async () => {
    const { user, dialog, menuButton, journey } = await ask(item, saved);
    expect(dialog.textContent).toContain(words.title);
    const safe = within(dialog).getByRole('button', { name: RESET.cancel });
    await waitFor(() => expect(document.activeElement).toBe(safe));
    await expectNoAxeViolations(dialog);
    await user.keyboard(key);
    await waitFor(() => expect(document.activeElement).toBe(menuButton));
    expect(journey.context().offerId).toBe('6-month');
    expect(journey.emitted).toEqual([]);
  });
});

it('Confirming to start over erases everything and opens the first step (R15.2)', async () => {
  const { confirm, journey } = await ask(/^Start over/, TYPED);
  await confirm();
  const title = await screen.findByRole('heading', { level: 1, name: 'Connect your Patreon' }, FIRST_VISIT);
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(journey.context().offerId).toBeNull();
});

it('Confirming to sign out offers a copy of the signed contract first (R2.4, R12.8)', async () => {
  const { names, confirm, journey } = await ask(/^Sign Out/, SIGNED);
  expect(names).toEqual(['Download your signed copy', RESET.cancel, RESET.questions.signOut.confirm]);
  await confirm();
  expect(journey.matches({ session: 'guest' })).toBe(true);
  expect(journey.context().offerId).toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

it('Starting over is not possible after signing (R12.8, R15.2)', async () => {
  const { itemOf, choose, journey } = await openMenu('/offers', { saved: SIGNED });
  const item = itemOf(/^Start over/);
  expect(item.textContent).toBe('Start overNot possible: you have signed.');
  expect(item.ariaDisabled).toBe('true');
  await choose(/^Start over/);
  expect(journey.context().offerId).toBe('6-month');
});
