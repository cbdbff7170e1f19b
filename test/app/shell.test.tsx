import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { formatTime } from '#src/content/format.ts';
import { savedSentence, SAVING } from '#src/content/saving.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { FIRST_VISIT, openMenu, renderApp } from './renderApp.tsx';

const UNCONNECTED_SESSION = { ...DEMO_SESSION, isPatreonConnected: false };

beforeAll(async () => {
  const ofCreator = ['connectPatreon', 'offers', 'entityDetails', 'dashboard', 'dashboardEstablished'] as const;
  await Promise.all((['landing', 'signIn', 'selectPlatform', ...ofCreator] as const).map(preloadScreen));
}, 60_000);

const TYPED = { saved: { ...NOTHING_TYPED, offerId: '6-month' as const } };
const ERASED = SAVING.erased;
const AT = '2026-11-21T14:32:10-05:00';

const heading = () => screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
const isSaid = (words: string) => screen.getAllByRole('banner').some(({ textContent }) => textContent.includes(words));
const logo = () => screen.getByRole('link', { name: 'Creator Cash Advance' }).getAttribute('href');

describe('The frame', () => {
  it.each([
    ['/offers', 'Step 4 of 7', 'Choose your offer · Step 4 of 7 · Creator Cash Advance', '/'],
    ['/dashboard', null, 'Finish setting up · Creator Cash Advance', '/'],
    ['/dashboard-established', null, 'Repayment dashboard · Creator Cash Advance', '/dashboard-established'],
  ])('says at %s the step, in the page and in the title, and has a logo (R1.8, R13.6)', async (path, ...shown) => {
    renderApp(path);
    expect((await heading()).getAttribute('tabindex')).toBe('-1');
    expect([screen.queryByText(/^Step \d of 7$/)?.textContent ?? null, document.title, logo()]).toEqual(shown);
  });

  it('calls only those chapters done to which nothing is missing and in which nobody is any more (R16.3)', async () => {
    const { send } = renderApp('/contract');
    await heading();
    const chapters = () => within(screen.getByRole('list', { name: 'Steps of the application' }));
    const said = () =>
      chapters()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(said()).toEqual(['Connect Done', 'Offer', 'Business', 'Sign']);
    send({ type: 'url.opened', path: '/offers', hash: '' });
    send({ type: 'offers.selected', offerId: '6-month' });
    expect(said()).toEqual(['Connect Done', 'Offer', 'Business', 'Sign']);
    send({ type: 'offers.continued' });
    await heading();
    expect(said()).toEqual(['Connect Done', 'Offer Done', 'Business', 'Sign']);
  });

  it('begins a new screen at its top, with the focus on its heading; a section has a place of its own (R1.8)', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    onTestFinished(() => scrollTo.mockRestore());
    const { send } = renderApp('/select-platform');
    await heading();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('main').dataset['first']).toBe('true');
    send({ type: 'platform.chosen', platform: 'patreon' });
    expect(screen.getByText('Step 2 of 7').textContent).toBe('Step 2 of 7');
    expect(document.activeElement).toBe(await heading());
    expect(screen.getByRole('main').dataset['first']).toBeUndefined();
    send({ type: 'url.opened', path: '/', hash: '#faq' });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('has the skip link first, and it leads to the heading (R1.8)', async () => {
    const { user, container } = renderApp('/select-platform');
    const title = await heading();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(container.querySelector('a[href], button, input, [tabindex="0"]')).toBe(skip);
    title.blur();
    await user.click(skip);
    expect([document.activeElement, window.location.hash]).toEqual([title, '']);
    await expectNoAxeViolations(container);
  });

  it('goes from the heading of a loaded page to the skip link by the first Tab only (R1.8)', async () => {
    const { user } = renderApp('/select-platform');
    const title = await heading();
    expect(document.activeElement).toBe(title);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement?.textContent).toContain('Patreon');
  });

  it('goes on from the heading of a screen opened later (R1.8)', async () => {
    const { user, send } = renderApp('/select-platform');
    await heading();
    send({ type: 'platform.chosen', platform: 'patreon' });
    await heading();
    await user.tab();
    expect(document.activeElement?.textContent).not.toBe('Skip to content');
  });

  it.each([
    ['/offers', GUEST_SESSION, 'Sign in to see your offers.'],
    ['/contract', UNCONNECTED_SESSION, 'Connect your Patreon account to read your contract.'],
    ['/offers', DEMO_SESSION, ''],
  ])('says at %s why another screen is shown (R1.3, R1.4)', async (path, session, words) => {
    renderApp(path, { session });
    const notices = (await heading()).closest('main')?.previousElementSibling;
    expect([notices?.getAttribute('role'), notices?.textContent]).toEqual(['status', words]);
  });

  it('goes back by its own control (R1.7)', async () => {
    const { user } = renderApp('/connect-patreon');
    await heading();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect([window.location.pathname, document.title.includes('Step 1 of 7')]).toEqual(['/select-platform', true]);
  });

  it('leaves the landing page its one main part, and says there of saving only that all is erased (R3.14, R15.2, R15.3, R16.6)', async () => {
    const { send } = renderApp('/', { ...TYPED, savedLoss: 'filesMissing' });
    await heading();
    const main = screen.getByRole('main');
    expect([main.id, main.contains(screen.getByRole('contentinfo')), isSaid('Demonstration')]).toEqual([
      'content',
      false,
      false,
    ]);
    send({ type: 'saving.succeeded', at: AT, isRemembered: false });
    send({ type: 'saving.failed' });
    await act(() => Promise.resolve());
    expect(screen.queryByText(/^Saved |let us save everything|files are no longer/)).toBeNull();
    send({ type: 'session.signedOut' });
    expect(await screen.findByText(ERASED, {}, FIRST_VISIT)).toBeTruthy();
  });

  it.each(['is closed', 'goes with the next screen'])('says that all is erased, which %s (R16.6)', async (way) => {
    const { user, send } = renderApp('/', TYPED);
    send({ type: 'session.signedOut' });
    const close = await screen.findByRole('button', { name: 'Close' }, FIRST_VISIT);
    if (way === 'is closed') await user.click(close);
    else for (const path of ['/signin', '/']) send({ type: 'url.opened', path, hash: '' });
    expect(screen.queryByText(ERASED)).toBeNull();
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });
});

describe('What is saved on this device', () => {
  it('is said with its time, its day when that was another one, and for how long, beside the steps (R15.3, R15.5, R16.6)', async () => {
    const { send } = renderApp('/entity-details');
    await heading();
    const saved = () => screen.queryByText(/^Saved .* (?:until|closed)/)?.textContent ?? null;
    expect(saved()).toBeNull();
    send({ type: 'business.fieldChanged', field: 'address', value: '1 Main Street' });
    send({ type: 'saving.succeeded', at: AT, isRemembered: false });
    await waitFor(() => expect(saved()).toBe('Saved 2:32 PM until this tab is closed'), FIRST_VISIT);
    send({ type: 'saving.succeeded', at: AT.replace('14:32', '14:33'), isRemembered: true });
    expect(saved()).toBe('Saved 2:33 PM on this device until sign-out (30 days)');
    send({ type: 'saving.failed' });
    expect(saved()).toBeNull();
    const times = ['00:05', '09:14', '11:59', '12:00', '13:00', '23:59'].map((time) => AT.replace('14:32', time));
    expect(times.map(formatTime)).toEqual(['12:05 AM', '9:14 AM', '11:59 AM', '12:00 PM', '1:00 PM', '11:59 PM']);
    const another = 'Saved on November 20, 2026 at 12:05 AM until this tab is closed';
    expect(savedSentence({ at: '2026-11-20T00:05:00-05:00', isRemembered: false }, '2026-11-21')).toBe(another);
  });

  it('is shown as nothing where the browser refuses, until it saves; a guest has no menu (R13.6, R15.3)', async () => {
    const { send } = renderApp('/signin', { session: GUEST_SESSION });
    await heading();
    expect(isSaid('Demo: use no real passwords or documents.')).toBe(true);
    expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
    send({ type: 'saving.failed' });
    expect(await screen.findByText(/let us save everything/, {}, FIRST_VISIT)).toBeTruthy();
    send({ type: 'saving.succeeded', at: AT, isRemembered: false });
    expect(screen.queryByText(/let us save everything/)).toBeNull();
  });

  it('says what cannot come back until it is dismissed (R15.1, R15.3)', async () => {
    const { user, journey } = renderApp('/entity-details', { savedLoss: 'expired' });
    const title = await heading();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }, FIRST_VISIT));
    expect(screen.queryByText(SAVING.losses.expired)).toBeNull();
    expect(journey.context().savedLoss).toBeNull();
    expect(document.activeElement).toBe(title);
  });
});

it('A guest has Sign in where a creator has the menu, but not on the sign-in screen itself (R13.6, R17.1)', async () => {
  const { user } = renderApp('/no-such-page', { session: GUEST_SESSION });
  await heading();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(window.location.pathname).toBe('/signin');
  await heading();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

describe('The user menu', () => {
  it('names its entries; those without behaviour say so and do nothing; signing out says that it erases (R13.6, R15.2, R16.6)', async () => {
    const { items, choose, journey } = await openMenu('/offers');
    const said = items.map((item) => `${item.textContent} ${item.ariaDisabled ?? ''}`.trim());
    const first = ['Homepage', 'Profilesoon true', 'Dashboardafter signing true', 'Settingssoon true'];
    expect(said).toEqual([
      ...first,
      'Start overRemoves what you typed. You stay signed in.',
      'Sign OutErases what you typed, your files and any signed contract, in every tab.',
    ]);
    const before = journey.snapshot();
    await choose(/Settings/);
    expect(journey.snapshot()).toBe(before);
    expect(screen.queryByRole('menu', { hidden: true }), 'the open menu').not.toBeNull();
  });

  it('closes on Tab and gives the focus back, and follows a link on Space (R1.8, R13.6)', async () => {
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
    [/Homepage/, 'stays signed in', false],
    [/Sign Out/, 'is signed out', true],
  ])('leads by %s to the home page, where the creator %s (R2.4, R13.6)', async (entry, _what, isGuest) => {
    const { choose, journey } = await openMenu('/dashboard');
    await choose(entry);
    expect([window.location.pathname, journey.matches({ session: 'guest' })]).toEqual(['/', isGuest]);
  });
});
