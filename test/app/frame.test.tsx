import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { savedSentence } from '#src/content/keeping.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderApp } from './renderApp.tsx';

/** Lazily loaded screens are compiled on their first visit in a test run. */
const FIRST_VISIT = { timeout: 10_000 };

async function heading() {
  return screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
}

describe('The frame', () => {
  it.each(Object.entries(ROUTES).filter(([, { step }]) => step !== null))(
    'says at %s which step it is, in the page and in the title (R1.8)',
    async (id, { path, step }) => {
      renderApp(path);
      await heading();
      expect(screen.getByText(`Step ${step} of 9`)).toBeTruthy();
      const title = SCREEN_TITLES[id as keyof typeof SCREEN_TITLES];
      await waitFor(() => expect(document.title).toBe(`${title} · Step ${step} of 9 · Creator Cash Advance`));
    },
    20_000,
  );

  it('names screens outside the steps without a number (R1.8)', () => {
    expect(documentTitle(SCREEN_TITLES.dashboard, null, 9)).toBe('Set up repayment · Creator Cash Advance');
  });

  it('moves the focus to the heading of a new screen (R1.8)', async () => {
    const { send } = renderApp('/select-platform');
    await heading();
    send({ type: 'platform.chosen', platform: 'patreon' });
    await screen.findByText('Step 2 of 9');
    await waitFor(async () => expect(document.activeElement).toBe(await heading()));
  });

  it('has the skip link first, and it leads to the heading (R1.8)', async () => {
    const { user, container } = renderApp('/select-platform');
    const title = await heading();
    const first = container.querySelectorAll('a[href], button, input, [tabindex="0"]')[0];
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(first).toBe(skip);
    title.blur();
    await user.click(skip);
    expect([document.activeElement, window.location.hash]).toEqual([title, '']);
  });

  it('says why another screen is shown than the one asked for (R1.3)', async () => {
    renderApp('/offers', { session: GUEST_SESSION });
    expect(await screen.findByText('Sign in to see your offers.')).toBeTruthy();
  });

  it('says why Patreon comes first (R1.4)', async () => {
    renderApp('/contract', {
      session: { isAuthenticated: true, isPatreonConnected: false, user: { email: 'a@b.example', name: 'Ada' } },
    });
    expect(await screen.findByText('Connect your Patreon account to read your contract.')).toBeTruthy();
  });

  it('goes back by its own control (R1.7)', async () => {
    const { user } = renderApp('/connect-patreon');
    await heading();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Step 1 of 9')).toBeTruthy();
  });

  it.each([
    ['/signin', GUEST_SESSION, 'card'],
    ['/select-platform', undefined, 'form'],
    ['/offers', undefined, 'wide'],
  ])('at %s has its notices as wide as the column of the screen (R1.3)', async (path, session, column) => {
    renderApp(path, session === undefined ? {} : { session });
    const title = await heading();
    const notices = title.closest('main')?.previousElementSibling;
    expect([notices?.getAttribute('role'), notices?.getAttribute('data-column')]).toEqual(['status', column]);
  });

  it('has one main part on the landing page, with the bar above and the footer below it (R3.14)', async () => {
    renderApp('/');
    await heading();
    const main = screen.getByRole('main');
    expect([main.id, main.querySelector('footer'), main.contains(screen.getByRole('contentinfo'))]).toEqual([
      'content',
      null,
      false,
    ]);
  });

  it('says on every journey screen that this is a demonstration', async () => {
    renderApp('/signin', { session: GUEST_SESSION });
    await heading();
    expect(within(screen.getByRole('banner')).getByText('Demonstration: enter no real credentials.')).toBeTruthy();
  });

  it('has no accessibility violation (R1.8)', async () => {
    const { container } = renderApp('/select-platform');
    await heading();
    await expectNoAxeViolations(container);
  });
});

describe('What is kept on this device', () => {
  const AT = '2026-11-21T14:32:10-05:00';

  it('is said with its time, beside the steps (R15.3)', async () => {
    const { send } = renderApp('/entity-details');
    await heading();
    expect(screen.queryByText(/Saved on this device/)).toBeNull();
    send({ type: 'keeping.succeeded', at: AT });
    expect(await screen.findByText('Saved on this device at 14:32', {}, FIRST_VISIT)).toBeTruthy();
    send({ type: 'keeping.succeeded', at: AT.replace('14:32', '14:33') });
    expect(screen.getByText('Saved on this device at 14:33')).toBeTruthy();
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
    expect(notice.closest('[role="status"]')).not.toBeNull();
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
    expect(await screen.findByText(words, {}, FIRST_VISIT)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect([screen.queryByText(words), document.activeElement, journey.context().keptLoss]).toEqual([
      null,
      title,
      null,
    ]);
  });
});

describe('The logo', () => {
  it.each([
    ['/dashboard-established', '/dashboard-established'],
    ['/dashboard', '/'],
    ['/offers', '/'],
  ])('at %s leads to %s (R13.6)', async (path, home) => {
    renderApp(path);
    const logo = await screen.findByRole('link', { name: 'Creator Cash Advance' });
    expect(logo.getAttribute('href')).toBe(home);
  });
});

/** jsdom has no layout, so Mantine takes the menu's button for scrolled away and hides the menu. */
const WITHOUT_LAYOUT = { hidden: true };

describe('The user menu', () => {
  async function openMenu(path = '/dashboard') {
    const page = renderApp(path);
    await page.user.click(await screen.findByRole('button', { name: 'Account menu, Demo Creator' }));
    const menu = await screen.findByRole('menu', WITHOUT_LAYOUT);
    return { ...page, menu };
  }

  it('is not there for a guest (R13.6)', async () => {
    renderApp('/signin', { session: GUEST_SESSION });
    await heading();
    expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  });

  it('names its entries and says which have no behaviour yet (R13.6, R15.2)', async () => {
    const { menu } = await openMenu();
    const items = within(menu).getAllByRole('menuitem', WITHOUT_LAYOUT);
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
      ['Homepage', null],
      ['Profilesoon', 'true'],
      ['Dashboardsoon', 'true'],
      ['Settingssoon', 'true'],
      ['Start over', null],
      ['Erase everything on this device', null],
      ['Sign Out', null],
    ]);
  });

  it('leads to the home page (R13.6)', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('menuitem', { name: 'Homepage', ...WITHOUT_LAYOUT }));
    expect(window.location.pathname).toBe('/');
  });

  it('does nothing on an entry without behaviour (R13.6)', async () => {
    const { menu, user, journey } = await openMenu();
    const before = journey.snapshot();
    await user.click(within(menu).getByRole('menuitem', { name: /Settings/, ...WITHOUT_LAYOUT }));
    expect(journey.snapshot()).toBe(before);
  });

  it('signs out to the landing page (R13.6, R2.4)', async () => {
    const { menu, user, journey } = await openMenu();
    await user.click(within(menu).getByRole('menuitem', { name: 'Sign Out', ...WITHOUT_LAYOUT }));
    expect([window.location.pathname, journey.matches({ session: 'guest' })]).toEqual(['/', true]);
  });
});
