import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ERROR_PAGE, SCREEN_LOAD_ERROR } from '#src/content/errorPage.ts';
import { SHELL } from '#src/content/shell.ts';
import { deferred } from '#test/support/deferred.ts';
import { expectConsole } from '#test/support/setupConsole.ts';

const STYLESHEET = '/assets/OffersScreen.css';
const Offers = () => <h1 tabIndex={-1}>Offers</h1>;
const stylesheetLinks = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${STYLESHEET}"]`)];

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  for (const link of stylesheetLinks()) link.remove();
});

/** Prepares a page without any loaded screens. Each request for the offers screen gets the next answer. */
async function preparePage(...answers: readonly (ComponentType | Error | Promise<ComponentType>)[]) {
  const { noteMissingStyle, preloadScreen, SCREENS } = await import('#src/screens/registry.ts');
  const { renderApp } = await import('./renderApp.tsx');
  const load = vi.spyOn(SCREENS, 'offers');
  for (const answer of answers)
    load.mockImplementationOnce(async () => (answer instanceof Error ? Promise.reject(answer) : answer));
  return { noteMissingStyle, preload: () => preloadScreen('offers'), open: () => renderApp('/offers'), load };
}

describe('Screen code', { timeout: 60_000 }, () => {
  it('is announced as loading until it arrives (R1.8)', async () => {
    const code = deferred<ComponentType>();
    const page = await preparePage(code.promise);
    page.open();
    expect(screen.getByText(SHELL.loading).getAttribute('role')).toBe('status');
    await act(async () => code.resolve(Offers));
    expect(screen.getByRole('main').textContent).toBe('Offers');
  });

  it('renders immediately if it was preloaded (R1.8)', async () => {
    const { preload, open } = await preparePage(Offers);
    await preload();
    open();
    expect(screen.getByRole('main').textContent).toBe('Offers');
  });

  it('is requested again on Retry or when the browser goes online (R1.6)', async () => {
    expectConsole('error', 'The above error occurred in');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { load, open } = await preparePage(new Error('404'), new Error('404'), Offers);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: SCREEN_LOAD_ERROR.retry }));
    expect(load).toHaveBeenCalledTimes(2);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(ERROR_PAGE.title);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeTruthy();
  });

  it.each<[string, boolean, readonly JourneyEvent[], string, string]>([
    ['while offline', false, [], SCREEN_LOAD_ERROR.offline, SCREEN_LOAD_ERROR.saved],
    ['when saving failed', true, [{ type: 'saving.failed' }], SCREEN_LOAD_ERROR.online, SCREEN_LOAD_ERROR.unsaved],
    ['on an outdated page', true, [{ type: 'saving.outdated' }], SCREEN_LOAD_ERROR.online, SCREEN_LOAD_ERROR.unsaved],
  ])('can be requested again without a reload %s (R1.6, R15.1)', async (_when, isOnline, events, ...sentences) => {
    const { ScreenLoadErrorPage } = await import('#src/app/errors/ErrorPage.tsx');
    const { renderScreen } = await import('#test/support/renderScreen.tsx');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const retry = vi.fn();
    const { journey } = renderScreen(<ScreenLoadErrorPage onRetry={retry} />, '/offers');
    for (const event of events) journey.send(event);
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(sentences);
    fireEvent.click(screen.getByRole('button', { name: SCREEN_LOAD_ERROR.retry }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('A missing stylesheet is requested again until it loads (R1.6)', async () => {
  const { noteMissingStyle, preload } = await preparePage(Offers, Offers);
  const payload = new Error(`Unable to preload CSS for ${STYLESHEET}`);
  const failed = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  noteMissingStyle(failed);
  expect(failed.defaultPrevented).toBe(true);
  const preloadUntil = async (outcome: 'error' | 'load') => {
    const preloaded = preload();
    await vi.waitFor(() => expect(stylesheetLinks()).toHaveLength(1));
    stylesheetLinks()[0]?.dispatchEvent(new Event(outcome));
    await preloaded;
  };
  await preloadUntil('error');
  expect(stylesheetLinks()).toHaveLength(0);
  await preloadUntil('load');
  expect(stylesheetLinks()).toHaveLength(1);
});
