import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { RESET, SAVING } from '#src/content/saving.ts';
import { SHELL } from '#src/content/shell.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { SIGNED_AT } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';
import { LAZY_LOADING, openMenu, renderApp } from './renderApp.tsx';

const IN_PROGRESS: SavedJourney = { ...NOTHING_TYPED, offerId: '6-month' };
const SIGNED: SavedJourney = {
  ...IN_PROGRESS,
  documentId: 'CCA-1',
  isContractSigned: true,
  signedFor: { business: NOTHING_TYPED.business, irsForm: null },
  contractTimes: { ...NOTHING_TYPED.contractTimes, signedAt: SIGNED_AT },
};
const SAVED = { type: 'saving.succeeded', at: '2026-11-21T14:32:10-05:00', isRemembered: false } as const;

beforeAll(async () => {
  await import('#src/app/shell/UserMenu.tsx');
  const creatorScreens = ['connectPatreon', 'offers', 'entityDetails', 'dashboard', 'dashboardEstablished'] as const;
  await Promise.all((['landing', 'signIn', 'selectPlatform', ...creatorScreens] as const).map(preloadScreen));
}, 60_000);

const heading = () => screen.findByRole('heading', { level: 1 }, LAZY_LOADING);
const isShown = (text: string) => document.body.textContent.includes(text);

describe('Shell', () => {
  it.each([
    ['/offers', 'Step 4 of 7', 'Choose your offer · Step 4 of 7 · Creator Cash Advance', '/'],
    ['/dashboard-established', undefined, 'Repayment dashboard · Creator Cash Advance', '/dashboard-established'],
  ])('at %s shows the expected step, title and logo link (R1.8, R13.6)', async (path, step, title, home) => {
    renderApp(path);
    await heading();
    expect(screen.queryByText(/^Step \d of 7$/)?.textContent).toBe(step);
    expect(document.title).toBe(title);
    expect(screen.getByRole('link', { name: SHELL.productName }).getAttribute('href')).toBe(home);
  });

  it('scrolls to the top of a new screen and focuses its heading (R1.7, R1.8)', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    onTestFinished(() => scrollTo.mockRestore());
    const { send } = renderApp('/select-platform');
    await heading();
    send({ type: 'platform.chosen', platform: 'patreon' });
    expect(document.activeElement).toBe(await heading());
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('moves focus from the heading to the skip link on Tab (R1.8)', async () => {
    const { user, container } = renderApp('/select-platform');
    const title = await heading();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: SHELL.skipToContent }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(title);
    await user.tab();
    expect(document.activeElement?.textContent).toContain('Patreon');
    await expectNoAxeViolations(container);
  });

  it('explains a redirect (R1.3, R1.4)', async () => {
    renderApp('/contract', { session: UNCONNECTED_SESSION });
    const notices = (await heading()).closest('main')?.previousElementSibling;
    expect(notices?.getAttribute('role')).toBe('status');
    expect(notices?.textContent).toBe('Connect your Patreon account to read your contract.');
  });

  it('shows a guest a "Sign in" link instead of the menu (R13.6, R17.1)', async () => {
    renderApp('/no-such-page', { session: GUEST_SESSION });
    await heading();
    expect(isShown('Demo: use no real passwords or documents.')).toBe(true);
    expect(screen.getByRole('link', { name: SHELL.signIn }).getAttribute('href')).toBe('/signin');
    expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  });
});

describe('Messages about saving', () => {
  it.each(['the message is closed', 'the screen changes'])('confirm erasure until %s (R15.2, R16.6)', async (way) => {
    const { user, send } = renderApp('/', { saved: IN_PROGRESS });
    send({ type: 'session.signedOut' });
    const close = await screen.findByRole('button', { name: SAVING.close }, LAZY_LOADING);
    expect(isShown(SAVING.erased)).toBe(true);
    if (way === 'the message is closed') await user.click(close);
    else for (const path of ['/signin', '/']) send({ type: 'url.opened', path, hash: '' });
    expect(isShown(SAVING.erased)).toBe(false);
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('never claim success when erasing fails, and offer a retry (R15.2)', async () => {
    const { user, send, journey } = renderApp('/', {
      saved: IN_PROGRESS,
      services: { erase: { reject: new Error('refused') } },
    });
    send({ type: 'session.signedOut' });
    expect(await screen.findByText(SAVING.eraseFailed, {}, LAZY_LOADING)).toBeTruthy();
    expect(SAVING.eraseFailed).toContain("hasn't erased everything");
    expect(isShown(SAVING.erased)).toBe(false);
    expect(isShown(SAVING.signedOut)).toBe(false);
    await user.click(screen.getByRole('button', { name: SAVING.retryErasing }));
    expect(journey.erased).toEqual(['device', 'remaining']);
  });

  it('show the saved time next to the steps until saving fails (R15.3, R15.5, R16.6)', async () => {
    const { send } = renderApp('/entity-details');
    await heading();
    const saved = () => screen.queryByText(/^Saved .* (?:until|closed)/)?.textContent;
    send({ type: 'business.fieldChanged', field: 'address', value: '1 Main Street' });
    send(SAVED);
    await waitFor(() => expect(saved()).toBe('Saved 2:32 PM until this tab is closed'), LAZY_LOADING);
    send({ ...SAVED, isRemembered: true });
    expect(saved()).toBe('Saved 2:32 PM on this device until sign-out (30 days)');
    send({ type: 'saving.failed' });
    expect(await screen.findByText(SAVING.refused, {}, LAZY_LOADING)).toBeTruthy();
    expect(saved()).toBeUndefined();
  });

  it('offer to reload an outdated page (R15.3)', async () => {
    const { user, send } = renderApp('/entity-details');
    await heading();
    send({ type: 'saving.outdated' });
    expect(await screen.findByText(SAVING.outdated, {}, LAZY_LOADING)).toBeTruthy();
    expectConsole('error', 'Not implemented: navigation');
    await user.click(screen.getByRole('button', { name: SAVING.reload }));
  });

  it('explain a lost journey until dismissed (R15.1, R15.3)', async () => {
    const { user, journey } = renderApp('/entity-details', { savedLoss: 'expired' });
    const title = await heading();
    await user.click(await screen.findByRole('button', { name: SAVING.dismiss }, LAZY_LOADING));
    expect(isShown(SAVING.losses.expired)).toBe(false);
    expect(journey.context().savedLoss).toBeNull();
    expect(document.activeElement).toBe(title);
  });
});

describe('Account menu', () => {
  it('lists its items and explains the disabled ones (R13.6, R15.2, R16.6)', async () => {
    const { items } = await openMenu('/offers');
    const names = items.map((item) => `${item.textContent} ${item.ariaDisabled ?? ''}`.trim());
    expect(names).toEqual([
      'Homepage',
      'Profilesoon true',
      'Dashboardafter signing true',
      'Settingssoon true',
      'Start overRemoves what you typed. You stay signed in.',
      'Sign OutErases what you typed, your files and any signed contract, in every tab.',
    ]);
  });

  it.each([
    ['the unfinished application', IN_PROGRESS, 'Continue your application', '/entity-details'],
    ['the dashboard after signing', SIGNED, 'Dashboard', '/dashboard'],
  ])('links to %s (R13.6, R17.1)', async (_what, saved, name, href) => {
    const { getItem } = await openMenu('/offers', { saved });
    expect(getItem(new RegExp(`^${name}`)).getAttribute('href')).toBe(href);
  });

  it.each([
    ['Start over', IN_PROGRESS, RESET.questions.restart, [], '/select-platform', false],
    ['Sign Out', SIGNED, RESET.questions.signOut, ['Download your signed copy'], '/', true],
  ] as const)(
    'asks for confirmation before %s, with the cancel button focused (R2.4, R12.8, R15.2)',
    async (...row) => {
      const [item, saved, question, extraButtons, path, isGuest] = row;
      const { user, choose, menuButton, journey } = await openMenu('/offers', { saved });
      await choose(new RegExp(`^${item}`));
      const dialog = await screen.findByRole('dialog', { name: question.title }, LAZY_LOADING);
      const buttons = within(dialog).getAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual([...extraButtons, RESET.cancel, question.confirm]);
      const cancel = within(dialog).getByRole('button', { name: RESET.cancel });
      await waitFor(() => expect(document.activeElement).toBe(cancel));
      await expectNoAxeViolations(dialog);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(menuButton));
      expect(journey.context().offerId).toBe('6-month');
      expect(journey.emitted).toEqual([]);
      await user.click(menuButton);
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`), hidden: true }));
      await user.click(await screen.findByRole('button', { name: question.confirm }));
      await waitFor(() => expect(window.location.pathname).toBe(path));
      expect(journey.matches({ session: 'guest' })).toBe(isGuest);
      expect(journey.context().offerId).toBeNull();
    },
  );

  it('disables "Start over" after signing (R12.8, R15.2)', async () => {
    const { getItem, choose, journey } = await openMenu('/offers', { saved: SIGNED });
    expect(getItem(/^Start over/).textContent).toBe('Start overNot possible: you have signed.');
    await choose(/^Start over/);
    expect(journey.context().offerId).toBe('6-month');
  });
});
