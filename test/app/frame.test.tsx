import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { savedSentence } from '#src/content/keeping.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderApp } from './renderApp.tsx';

/** Lazily loaded parts are compiled on their first visit in a test run. */
const FIRST_VISIT = { timeout: 10_000 };
/** jsdom has no layout, so Mantine takes the menu's button for scrolled away and hides the menu. */
const WITHOUT_LAYOUT = { hidden: true };
const UNCONNECTED_SESSION = { ...DEMO_SESSION, isPatreonConnected: false };
const SHOWN = [
  'landing',
  'signIn',
  'selectPlatform',
  'connectPatreon',
  'offers',
  'entityDetails',
  'dashboard',
] as const;

beforeAll(async () => {
  await Promise.all(SHOWN.map(fetchScreen));
}, 60_000);

const heading = () => screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
const barsText = () =>
  screen
    .getAllByRole('banner')
    .map(({ textContent }) => textContent)
    .join();

describe('The frame', () => {
  it.each([
    ['/offers', 'Step 5 of 9', 'Choose your offer · Step 5 of 9 · Creator Cash Advance'],
    ['/dashboard', null, 'Set up repayment · Creator Cash Advance'],
  ])('says at %s which step it is, in the page and in the title, or none: %s (R1.8)', async (path, step, title) => {
    renderApp(path);
    expect((await heading()).getAttribute('tabindex')).toBe('-1');
    expect(screen.queryByText(/^Step \d of 9$/)?.textContent ?? null).toBe(step);
    expect(document.title).toBe(title);
  });

  it('begins a new screen at its top, with the focus on its heading; a section has a place of its own (R1.8)', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    onTestFinished(() => scrollTo.mockRestore());
    const { send } = renderApp('/select-platform');
    await heading();
    expect(scrollTo).not.toHaveBeenCalled();
    send({ type: 'platform.chosen', platform: 'patreon' });
    expect(screen.getByText('Step 2 of 9').textContent).toBe('Step 2 of 9');
    expect(document.activeElement).toBe(await heading());
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

  it.each([
    ['/offers', GUEST_SESSION, 'card', 'Sign in to see your offers.'],
    ['/contract', UNCONNECTED_SESSION, 'form', 'Connect your Patreon account to read your contract.'],
    ['/offers', DEMO_SESSION, 'wide', ''],
  ])(
    'says at %s why another screen is shown, as wide as its column (R1.3, R1.4)',
    async (path, session, column, words) => {
      renderApp(path, { session });
      const notices = (await heading()).closest('main')?.previousElementSibling;
      const shown = [notices?.getAttribute('role'), notices?.getAttribute('data-column'), notices?.textContent];
      expect(shown).toEqual(['status', column, words]);
    },
  );

  it('goes back by its own control (R1.7)', async () => {
    const { user } = renderApp('/connect-patreon');
    await heading();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect([window.location.pathname, document.title.includes('Step 1 of 9')]).toEqual(['/select-platform', true]);
  });

  it('has one main part on the landing page, with no bar of the journey and the footer below it (R3.14)', async () => {
    renderApp('/');
    await heading();
    const main = screen.getByRole('main');
    expect([main.id, main.contains(screen.getByRole('contentinfo'))]).toEqual(['content', false]);
    expect(barsText()).not.toContain('Demonstration');
  });

  it('says on a journey screen that this is a demonstration, and has no menu for a guest (R13.6)', async () => {
    renderApp('/signin', { session: GUEST_SESSION });
    await heading();
    expect(barsText()).toContain('Demonstration: enter no real credentials.');
    expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  });

  it.each([
    ['/dashboard-established', '/dashboard-established'],
    ['/offers', '/'],
  ])('has a logo that at %s leads to %s (R13.6)', async (path, home) => {
    renderApp(path);
    const logo = await screen.findByRole('link', { name: 'Creator Cash Advance' });
    expect(logo.getAttribute('href')).toBe(home);
  });
});

describe('What is kept on this device', () => {
  const AT = '2026-11-21T14:32:10-05:00';

  it('is said with its time, beside the steps (R15.3)', async () => {
    const { send } = renderApp('/entity-details');
    await heading();
    const saved = () => screen.queryByText(/^Saved on this device/)?.textContent ?? null;
    expect(saved()).toBeNull();
    send({ type: 'keeping.succeeded', at: AT });
    await waitFor(() => expect(saved()).toBe('Saved on this device at 14:32'), FIRST_VISIT);
    send({ type: 'keeping.succeeded', at: AT.replace('14:32', '14:33') });
    expect(saved()).toBe('Saved on this device at 14:33');
  });

  it('is said with its day when that was another one (R15.3)', () => {
    expect(savedSentence('2026-11-20T23:05:00-05:00', '2026-11-21')).toBe(
      'Saved on this device on November 20, 2026 at 23:05',
    );
  });

  it('is not said on the landing page (R15.3)', async () => {
    const { send } = renderApp('/');
    await heading();
    send({ type: 'keeping.succeeded', at: AT });
    send({ type: 'keeping.failed' });
    await act(() => Promise.resolve());
    expect(screen.queryByText(/Saved on this device|does not let us keep/)).toBeNull();
  });

  it('is said to be nothing where the browser refuses, and no longer once it keeps (R15.3)', async () => {
    const { send } = renderApp('/signin');
    await heading();
    send({ type: 'keeping.failed' });
    const notice = await screen.findByText(/does not let us keep your session/, {}, FIRST_VISIT);
    expect(notice.closest('[role="status"]')?.getAttribute('data-column')).toBe('card');
    send({ type: 'keeping.succeeded', at: AT });
    expect(screen.queryByText(/does not let us keep your session/)).toBeNull();
  });

  it.each([
    ['otherVersion', /comes from another version of this application and cannot be brought back/],
    ['unreadable', /can no longer be read and has been removed/],
    ['filesGone', /Some of your files are no longer on this device/],
  ] as const)('that cannot come back (%s) is told until dismissed (R15.1, R15.3)', async (keptLoss, words) => {
    const { user, journey } = renderApp('/entity-details', { keptLoss });
    const title = await heading();
    await screen.findByText(words, {}, FIRST_VISIT);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    const after = [screen.queryByText(words), document.activeElement, journey.context().keptLoss];
    expect(after).toEqual([null, title, null]);
  });
});

describe('The user menu', () => {
  async function openMenu() {
    const page = renderApp('/dashboard');
    await page.user.click(await screen.findByRole('button', { name: 'Account menu, Demo Creator' }, FIRST_VISIT));
    const menu = await screen.findByRole('menu', WITHOUT_LAYOUT);
    const items = within(menu).getAllByRole('menuitem', WITHOUT_LAYOUT);
    const choose = (name: RegExp) => page.user.click(within(menu).getByRole('menuitem', { name, ...WITHOUT_LAYOUT }));
    return { ...page, items, choose };
  }

  it('names its entries; those without behaviour say so and do nothing (R13.6, R15.2)', async () => {
    const { items, choose, journey } = await openMenu();
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
      ['Homepage', null],
      ['Profilesoon', 'true'],
      ['Dashboardsoon', 'true'],
      ['Settingssoon', 'true'],
      ['Start over', null],
      ['Erase everything on this device', null],
      ['Sign Out', null],
    ]);
    const before = journey.snapshot();
    await choose(/Settings/);
    expect(journey.snapshot()).toBe(before);
  });

  it.each([
    [/Homepage/, 'stays signed in', false],
    [/Sign Out/, 'is signed out', true],
  ])('leads by %s to the home page, where the creator %s (R2.4, R13.6)', async (entry, _what, isGuest) => {
    const { choose, journey } = await openMenu();
    await choose(entry);
    expect([window.location.pathname, journey.matches({ session: 'guest' })]).toEqual(['/', isGuest]);
  });
});
