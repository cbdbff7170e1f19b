import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

const STYLE_SHEET = '/assets/OffersScreen.css';
const Offers = () => <p>Offers</p>;

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  for (const link of styleSheets()) link.remove();
});

const styleSheets = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${STYLE_SHEET}"]`)];

/** A page that has loaded no screen yet, with what each request for the offers is answered with. */
async function openPage(...answers: readonly (ComponentType | Error)[]) {
  const { noteMissingStyle, preloadScreen, SCREENS } = await import('#src/screens/registry.ts');
  const { componentOf } = await import('#src/app/CurrentScreen.tsx');
  const load = vi.spyOn(SCREENS, 'offers');
  for (const answer of answers)
    load.mockImplementationOnce(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  return {
    preload: () => preloadScreen('offers'),
    missStyle: (message: string) => {
      const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
        payload: new Error(message),
      });
      noteMissingStyle(event);
      return event.defaultPrevented;
    },
    /** Visits the screen: returns whether it was loaded before, and what is shown first and later. */
    visit: async (isSaved = true) => {
      cleanup();
      const { Screen, isLoaded } = componentOf('offers', async () => isSaved);
      const { container } = render(
        <ErrorBoundary fallback={(failure) => String(failure)}>
          <Suspense fallback="Loading">
            <Screen />
          </Suspense>
        </ErrorBoundary>,
      );
      const first = container.textContent;
      await act(async () => vi.dynamicImportSettled());
      return [isLoaded, first, container.textContent];
    },
  };
}

/** Lets a style sheet that is requested come, or not. */
const answerStyle = (type: 'load' | 'error') => styleSheets().forEach((link) => link.dispatchEvent(new Event(type)));

describe('A screen', () => {
  it('is shown at once when preloaded, and otherwise after it loads (R1.8)', async () => {
    const { preload, visit } = await openPage(Offers);
    await preload();
    expect(await visit()).toEqual([true, 'Offers', 'Offers']);
    vi.resetModules();
    expect(await (await openPage(Offers)).visit()).toEqual([false, 'Loading', 'Offers']);
  });

  it('that does not load is missing, and is loaded again by the next visit (R1.6)', async () => {
    expectConsole('error', 'The above error occurred in');
    const { visit } = await openPage(new Error('404'), Offers);
    expect(await visit(false)).toEqual([false, 'Loading', 'PartMissing: offers']);
    expect(await visit(false)).toEqual([false, 'Loading', 'Offers']);
  });

  it('that does not load reloads the page once everything is saved (R1.6, R15.1)', async () => {
    expectConsole('error', 'Not implemented: navigation');
    const { visit } = await openPage(new Error('404'));
    expect(await visit()).toEqual([false, 'Loading', 'Loading']);
  });
});

describe('A style sheet that does not load', () => {
  it('is requested again with the next screen, until it loads (R1.6)', async () => {
    const { missStyle, preload } = await openPage(Offers, Offers, Offers);
    expect(missStyle(`Unable to preload CSS for ${STYLE_SHEET}`)).toBe(true);
    for (const answer of ['error', 'load'] as const) {
      const preloaded = vi.fn();
      void preload().then(preloaded);
      await vi.waitFor(() => expect(styleSheets().map(({ rel }) => rel)).toEqual(['stylesheet']));
      expect(preloaded).not.toHaveBeenCalled();
      answerStyle(answer);
      await vi.waitFor(() => expect(preloaded).toHaveBeenCalledOnce());
      expect(styleSheets()).toHaveLength(answer === 'load' ? 1 : 0);
    }
    expect(await preload()).toBe(Offers);
    expect(styleSheets()).toHaveLength(1);
  });

  it.each(['Unable to load the program', `See: Unable to preload CSS for ${STYLE_SHEET}`])(
    'is nothing else that fails: %s (R1.6)',
    async (message) => {
      const { missStyle, preload } = await openPage(Offers);
      expect(missStyle(message)).toBe(false);
      await preload();
      expect(styleSheets()).toEqual([]);
    },
  );
});
