import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { ERROR_PAGE, PART_MISSING } from '#src/content/errorPage.ts';
import { SHELL } from '#src/content/shell.ts';
import { deferred } from '#test/support/deferred.ts';
import { expectConsole } from '#test/support/setupConsole.ts';

const STYLE_SHEET = '/assets/OffersScreen.css';
const Offers = () => <h1 tabIndex={-1}>Offers</h1>;
const styleSheets = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${STYLE_SHEET}"]`)];

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  for (const link of styleSheets()) link.remove();
});

/** Opens a page that has loaded no screen yet; each request for a screen gets the next answer. */
async function openPage(...answers: readonly (ComponentType | Error | Promise<ComponentType>)[]) {
  const { noteMissingStyle, preloadScreen, SCREENS } = await import('#src/screens/registry.ts');
  const { screenComponent } = await import('#src/app/CurrentScreen.tsx');
  const load = vi.spyOn(SCREENS, 'offers');
  for (const answer of answers)
    load.mockImplementationOnce(async () => (answer instanceof Error ? Promise.reject(answer) : answer));
  return {
    noteMissingStyle,
    renderApp: async () => (await import('./renderApp.tsx')).renderApp('/offers'),
    preload: () => preloadScreen('offers'),
    /** Visits the screen, and returns the text before and after its code loads. */
    visit: async (isSaved = true) => {
      cleanup();
      const { Screen } = screenComponent('offers', async () => isSaved);
      const { container } = render(
        <ErrorBoundary fallback={(failure) => String(failure)}>
          <Suspense fallback="Loading">
            <Screen />
          </Suspense>
        </ErrorBoundary>,
      );
      const first = container.textContent;
      await act(async () => vi.dynamicImportSettled());
      return `${first} → ${container.textContent}`;
    },
  };
}

describe('Code of a screen', { timeout: 60_000 }, () => {
  it('is announced as loading until it arrives (R1.8)', async () => {
    const code = deferred<ComponentType>();
    const page = await openPage(code.promise);
    await page.renderApp();
    expect(screen.getByText(SHELL.loading).getAttribute('role')).toBe('status');
    await act(async () => code.resolve(Offers));
    expect(screen.getByRole('main').textContent).toBe('Offers');
  });

  it('can be requested again when it failed to load offline (R1.6)', async () => {
    expectConsole('error', 'The above error occurred in');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await (await openPage(new Error('404'), Offers)).renderApp();
    const retry = await screen.findByRole('button', { name: PART_MISSING.retry });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ERROR_PAGE.title);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeTruthy();
  });

  it('is shown at once if it was preloaded (R1.8)', async () => {
    const { preload, visit } = await openPage(Offers);
    await preload();
    expect(await visit()).toBe('Offers → Offers');
  });

  it('is requested again by the next visit if it failed to load (R1.6)', async () => {
    expectConsole('error', 'The above error occurred in');
    const { visit } = await openPage(new Error('404'), Offers);
    expect(await visit(false)).toBe('Loading → ScreenLoadError: offers');
    expect(await visit(false)).toBe('Loading → Offers');
  });

  it('reloads the page if it failed to load and everything is saved (R1.6, R15.1)', async () => {
    expectConsole('error', 'Not implemented: navigation');
    expect(await (await openPage(new Error('404'))).visit()).toBe('Loading → Loading');
  });
});

it('A missing style sheet is requested again until it loads (R1.6)', async () => {
  const { noteMissingStyle, preload } = await openPage(Offers, Offers);
  const payload = new Error(`Unable to preload CSS for ${STYLE_SHEET}`);
  const failed = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  noteMissingStyle(failed);
  expect(failed.defaultPrevented).toBe(true);
  const preloadAnd = async (answer: 'error' | 'load') => {
    const preloaded = preload();
    await vi.waitFor(() => expect(styleSheets()).toHaveLength(1));
    styleSheets()[0]?.dispatchEvent(new Event(answer));
    await preloaded;
  };
  await preloadAnd('error');
  expect(styleSheets()).toHaveLength(0);
  await preloadAnd('load');
  expect(styleSheets()).toHaveLength(1);
});
