import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { formatTime } from '#src/content/format.ts';
import { savedSentence, SAVING } from '#src/content/saving.ts';
import { SHELL } from '#src/content/shell.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { SIGNED_AT } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { FIRST_VISIT, openMenu, renderApp } from './renderApp.tsx';

const BEGUN: SavedJourney = { ...NOTHING_TYPED, offerId: '6-month' };
const SIGNED: SavedJourney = {
  ...BEGUN,
  documentId: 'CCA-1',
  isContractSigned: true,
  contractTimes: { ...NOTHING_TYPED.contractTimes, signedAt: SIGNED_AT },
};
const AT = '2026-11-21T14:32:10-05:00';
const SAVED = { type: 'saving.succeeded', at: AT, isRemembered: false } as const;

beforeAll(async () => {
  await import('#src/app/shell/UserMenu.tsx');
  const ofCreator = ['connectPatreon', 'offers', 'entityDetails', 'dashboard', 'dashboardEstablished'] as const;
  await Promise.all((['landing', 'signIn', 'selectPlatform', ...ofCreator] as const).map(preloadScreen));
}, 60_000);

const heading = () => screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
const isShown = (words: string) => document.body.textContent.includes(words);

describe('Frame', () => {
  it.each([
    ['/offers', 'Step 4 of 7', 'Choose your offer · Step 4 of 7 · Creator Cash Advance', '/'],
    ['/dashboard', undefined, 'Finish setting up · Creator Cash Advance', '/'],
    ['/dashboard-established', undefined, 'Repayment dashboard · Creator Cash Advance', '/dashboard-established'],
  ])('of %s has a step, a title and a logo link (R1.8, R13.6)', async (path, step, title, home) => {
    renderApp(path);
    expect((await heading()).getAttribute('tabindex')).toBe('-1');
    expect(screen.queryByText(/^Step \d of 7$/)?.textContent).toBe(step);
    expect(document.title).toBe(title);
    expect(screen.getByRole('link', { name: SHELL.productName }).getAttribute('href')).toBe(home);
  });

  it('marks the chapters that are done (R16.3)', async () => {
    const { send } = renderApp('/offers', { saved: BEGUN });
    await heading();
    const list = () => within(screen.getByRole('list', { name: 'Steps of the application' }));
    const chapters = () =>
      list()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(chapters()).toEqual(['Connect Done', 'Offer', 'Business', 'Sign']);
    send({ type: 'offers.continued' });
    expect(chapters()).toEqual(['Connect Done', 'Offer Done', 'Business', 'Sign']);
  });

  it('scrolls a new screen to its top and focuses its heading (R1.8)', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    onTestFinished(() => scrollTo.mockRestore());
    const { send } = renderApp('/select-platform');
    await heading();
    expect(screen.getByRole('main').dataset['first']).toBe('true');
    send({ type: 'platform.chosen', platform: 'patreon' });
    expect(document.activeElement).toBe(await heading());
    expect(screen.getByRole('main').dataset['first']).toBeUndefined();
    send({ type: 'url.opened', path: '/', hash: '#faq' });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('leads from a loaded heading to the skip link by Tab (R1.8)', async () => {
    const { user, container } = renderApp('/select-platform');
    const title = await heading();
    const skip = screen.getByRole('link', { name: SHELL.skipToContent });
    await user.tab();
    expect(document.activeElement).toBe(skip);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(title);
    await user.tab();
    expect(document.activeElement?.textContent).toContain('Patreon');
    await expectNoAxeViolations(container);
  });

  it('leads from a later heading into its screen by Tab (R1.8)', async () => {
    const { user, send } = renderApp('/select-platform');
    await heading();
    send({ type: 'platform.chosen', platform: 'patreon' });
    await heading();
    await user.tab();
    expect(document.activeElement?.textContent).not.toBe(SHELL.skipToContent);
  });

  it.each<[string, Session, string]>([
    ['/offers', GUEST_SESSION, 'Sign in to see your offers.'],
    ['/contract', UNCONNECTED_SESSION, 'Connect your Patreon account to read your contract.'],
    ['/offers', DEMO_SESSION, ''],
  ])('explains a redirect from %s (R1.3, R1.4)', async (path, session, words) => {
    renderApp(path, { session });
    const notices = (await heading()).closest('main')?.previousElementSibling;
    expect(notices?.getAttribute('role')).toBe('status');
    expect(notices?.textContent).toBe(words);
  });

  it('has a Back control (R1.7)', async () => {
    const { user } = renderApp('/connect-patreon');
    await heading();
    await user.click(screen.getByRole('button', { name: SHELL.back }));
    expect(window.location.pathname).toBe('/select-platform');
  });

  it('shows a guest a "Sign in" link instead of the menu (R13.6, R17.1)', async () => {
    const { user } = renderApp('/no-such-page', { session: GUEST_SESSION });
    await heading();
    expect(isShown('Demo: use no real passwords or documents.')).toBe(true);
    await user.click(screen.getByRole('link', { name: SHELL.signIn }));
    await heading();
    expect(window.location.pathname).toBe('/signin');
    expect(screen.queryByRole('link', { name: SHELL.signIn })).toBeNull();
    expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  });
});

describe('Landing page', () => {
  it('has its own main part and shows no message about saving (R3.14, R15.3)', async () => {
    const { send } = renderApp('/', { saved: BEGUN, savedLoss: 'filesMissing' });
    await heading();
    expect(screen.getByRole('main').id).toBe('content');
    send(SAVED);
    send({ type: 'saving.failed' });
    expect(screen.queryByText(/^Saved /)).toBeNull();
    expect(isShown(SAVING.refused)).toBe(false);
    expect(isShown(SAVING.losses.filesMissing)).toBe(false);
  });

  it.each(['is closed', 'is left'])('confirms a sign-out until the message %s (R15.2, R16.6)', async (way) => {
    const { user, send } = renderApp('/', { saved: BEGUN });
    send({ type: 'session.signedOut' });
    const close = await screen.findByRole('button', { name: SAVING.close }, FIRST_VISIT);
    expect(isShown(SAVING.erased)).toBe(true);
    if (way === 'is closed') await user.click(close);
    else for (const path of ['/signin', '/']) send({ type: 'url.opened', path, hash: '' });
    expect(isShown(SAVING.erased)).toBe(false);
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('reports a failed erasure after sign-out, never a success (R15.2)', async () => {
    const { send } = renderApp('/', { saved: BEGUN, services: { erase: { reject: new Error('refused') } } });
    send({ type: 'session.signedOut' });
    expect(await screen.findByText(SAVING.eraseFailed, {}, FIRST_VISIT)).toBeTruthy();
    expect(isShown(SAVING.erased)).toBe(false);
    expect(isShown(SAVING.signedOut)).toBe(false);
  });
});

describe('Saved time', () => {
  it('is next to the steps while everything is saved (R15.3, R15.5, R16.6)', async () => {
    const { send } = renderApp('/entity-details');
    await heading();
    const saved = () => screen.queryByText(/^Saved .* (?:until|closed)/)?.textContent;
    send({ type: 'business.fieldChanged', field: 'address', value: '1 Main Street' });
    send(SAVED);
    await waitFor(() => expect(saved()).toBe('Saved 2:32 PM until this tab is closed'), FIRST_VISIT);
    send({ ...SAVED, isRemembered: true });
    expect(saved()).toBe('Saved 2:32 PM on this device until sign-out (30 days)');
    send({ type: 'saving.failed' });
    expect(await screen.findByText(SAVING.refused, {}, FIRST_VISIT)).toBeTruthy();
    expect(saved()).toBeUndefined();
  });

  it('has the date if it was another day (R15.3)', () => {
    const saved = { at: '2026-11-20T00:05:00-05:00', isRemembered: false };
    expect(savedSentence(saved, '2026-11-21')).toBe('Saved on November 20, 2026 at 12:05 AM until this tab is closed');
    const times = ['09:14', '11:59', '12:00', '13:00', '23:59'].map((time) => formatTime(AT.replace('14:32', time)));
    expect(times).toEqual(['9:14 AM', '11:59 AM', '12:00 PM', '1:00 PM', '11:59 PM']);
  });
});

it('A lost journey is explained until the creator dismisses it (R15.1, R15.3)', async () => {
  const { user, journey } = renderApp('/entity-details', { savedLoss: 'expired' });
  const title = await heading();
  await user.click(await screen.findByRole('button', { name: SAVING.dismiss }, FIRST_VISIT));
  expect(isShown(SAVING.losses.expired)).toBe(false);
  expect(journey.context().savedLoss).toBeNull();
  expect(document.activeElement).toBe(title);
});

describe('User menu', () => {
  it('names its items and explains those that do nothing yet (R13.6, R15.2, R16.6)', async () => {
    const { items, choose, journey } = await openMenu('/offers');
    const names = items.map((item) => `${item.textContent} ${item.ariaDisabled ?? ''}`.trim());
    expect(names).toEqual([
      'Homepage',
      'Profilesoon true',
      'Dashboardafter signing true',
      'Settingssoon true',
      'Start overRemoves what you typed. You stay signed in.',
      'Sign OutErases what you typed, your files and any signed contract, in every tab.',
    ]);
    const before = journey.snapshot();
    await choose(/Settings/);
    expect(journey.snapshot()).toBe(before);
    expect(screen.queryByRole('menu', { hidden: true }), 'the open menu').not.toBeNull();
  });

  const GO_ON = 'Continue your application';
  const PLACE = 'Step 5 of 7. You have connected Patreon and chosen an offer.';
  it.each<[string, string, SavedJourney, RegExp, string, string | null]>([
    ['continues an application', '/offers', BEGUN, /^Continue/, `${GO_ON}${PLACE}`, '/entity-details'],
    ['does not link to the open dashboard', '/dashboard', SIGNED, /^Dashboard/, 'Dashboardyou are here', null],
    ['links to the dashboard after signing', '/offers', SIGNED, /^Dashboard/, 'Dashboard', '/dashboard'],
  ])('%s (R13.6, R17.1)', async (_what, path, saved, name, text, href) => {
    const { itemOf } = await openMenu(path, { saved });
    expect(itemOf(name).textContent).toBe(text);
    expect(itemOf(name).getAttribute('href')).toBe(href);
  });

  it('closes on Tab and returns the focus; Space follows a link (R1.8, R13.6)', async () => {
    const { user, itemOf, menuButton } = await openMenu('/offers');
    act(() => itemOf(/Homepage/).focus());
    await user.keyboard('{Tab}');
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true }), 'the menu after Tab').toBeNull());
    expect(document.activeElement).toBe(menuButton);
    await user.click(menuButton);
    const homepage = await screen.findByRole('menuitem', { name: 'Homepage', hidden: true });
    act(() => homepage.focus());
    await user.keyboard(' ');
    expect(window.location.pathname).toBe('/');
  });

  it.each([
    [/Homepage/, false],
    [/Sign Out/, true],
  ])('leads by %s to the landing page (R2.4, R13.6)', async (item, isGuest) => {
    const { choose, journey } = await openMenu('/dashboard');
    await choose(item);
    expect(window.location.pathname).toBe('/');
    expect(journey.matches({ session: 'guest' })).toBe(isGuest);
  });
});
