import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenId } from '#machines/journey/routes.ts';
import { ERROR_PAGE, PART_MISSING } from '#src/content/errorPage.ts';
import { SHELL } from '#src/content/shell.ts';
import type { SCREENS } from '#src/screens/registry.ts';
import { expectConsole } from '#test/support/setupConsole.ts';
import type { renderApp } from './renderApp.tsx';

const Offers = () => <h1 tabIndex={-1}>Offers</h1>;

let app: { readonly renderApp: typeof renderApp; readonly SCREENS: typeof SCREENS };

/** Each test has a page that has loaded no screen yet. */
beforeEach(async () => {
  vi.resetModules();
  app = { ...(await import('#src/screens/registry.ts')), ...(await import('./renderApp.tsx')) };
}, 60_000);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page at the offers, and the screens that it has requested. */
function openOffers(answer: () => Promise<typeof Offers>) {
  const ids = Object.keys(app.SCREENS) as ScreenId[];
  const requests = ids.map((id) => [id, vi.spyOn(app.SCREENS, id).mockImplementation(answer)] as const);
  const requested = () => requests.filter(([, { mock }]) => mock.calls.length > 0).map(([id]) => id);
  return { ...app.renderApp('/offers'), requested };
}

describe('The open screen', () => {
  it('says that it loads until it is there (R1.8)', async () => {
    let arrive: (component: typeof Offers) => void = () => {};
    const coming = new Promise<typeof Offers>((resolve) => {
      arrive = resolve;
    });
    performance.clearMarks();
    openOffers(() => coming);
    const loading = screen.getByText(SHELL.loading);
    expect(loading.getAttribute('role')).toBe('status');
    expect(performance.getEntriesByName('usable'), 'marks for the benchmark').toEqual([]);
    await act(async () => arrive(Offers));
    expect(performance.getEntriesByName('usable'), 'marks for the benchmark').not.toEqual([]);
    expect(screen.getByRole('main').textContent).toBe('Offers');
  });

  it('that does not load offline is loaded again on request (R1.6)', async () => {
    expectConsole('error', 'The above error occurred in');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isOffline = true;
    const { user } = openOffers(() => (isOffline ? Promise.reject(new Error('404')) : Promise.resolve(Offers)));
    const retry = await screen.findByRole('button', { name: PART_MISSING.retry });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ERROR_PAGE.title);
    isOffline = false;
    await user.click(retry);
    expect((await screen.findByRole('heading', { level: 1, name: 'Offers' })).tagName).toBe('H1');
  });

  it('preloads the next screens when idle, unless it is left before (R1.8)', async () => {
    const idle = new Map<number, () => void>();
    vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => {
      idle.set(idle.size + 1, whenIdle);
      return idle.size;
    });
    vi.stubGlobal('cancelIdleCallback', (id: number) => idle.delete(id));
    const { requested, unmount } = openOffers(async () => Offers);
    await screen.findByRole('heading', { level: 1, name: 'Offers' });
    expect(requested()).toEqual(['offers']);
    await act(async () => idle.forEach((whenIdle) => whenIdle()));
    expect(requested()).toContain('entityDetails');
    unmount();
    expect(idle.size).toBe(0);
  });
});
