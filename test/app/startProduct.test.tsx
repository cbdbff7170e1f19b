import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOAD_DEADLINE_MS, LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { startProduct } from '#src/app/startProduct.ts';
import { SAVING } from '#src/content/saving.ts';
import type { createPersistence, Persistence } from '#src/services/persistence/createPersistence.ts';
import { ADDRESS, EIN } from '#test/support/fixtures.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Loads the page at an address. */
function load(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  return startProduct(container);
}

const addressField = () => screen.getByLabelText<HTMLTextAreaElement>('Business address');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const savedJourneyKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('creator-cash-advance.journey.'));

/** Types an address on a page and saves it. */
async function saveAddress() {
  await act(() => load('/entity-details'));
  type(addressField(), ADDRESS);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(savedJourneyKeys()).toHaveLength(1);
}

describe('Page', { timeout: 60_000 }, () => {
  it('is watched in a demonstration and saves nothing (R14.2)', async () => {
    const { focus } = HTMLElement.prototype;
    onTestFinished(() => void Object.assign(HTMLElement.prototype, { focus }));
    vi.stubEnv('VITE_DEMONSTRATION', 'true');
    const frame = document.createElement('iframe');
    vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
    const published: unknown[] = [];
    frame.addEventListener('product.published', (event) => published.push((event as CustomEvent<unknown>).detail));
    await act(() => load('/offers'));
    const product: unknown = expect.objectContaining({ path: '/offers', speed: 1 });
    expect(published.slice(0, 2)).toEqual([
      { type: 'product.greeted', product },
      expect.objectContaining({ type: 'product.stepPublished' }),
    ]);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens at its address with the demo user signed in (R1.5, R2.2)', async () => {
    await act(() => load('/offers'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Revenue Purchase Offers');
    expect(window.location.pathname).toBe('/offers');
    expect(localStorage.getItem('user')).toBe(JSON.stringify(DEMO_USER));
  });

  it('restores a saved journey and does not save it again (R15.1)', async () => {
    await saveAddress();
    await act(() => load('/entity-details'));
    expect(addressField().value).toBe(ADDRESS);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(setItem.mock.calls.filter(([key]) => key.includes('journey'))).toEqual([]);
  });

  it.each([
    ['offers', 'a creator whose session is saved', { isAuthenticated: 'true', user: JSON.stringify(DEMO_USER) }, true],
    ['refuses', 'a visitor whom only the demonstration signs in', {}, false],
  ])('%s %s the journey of a closed tab (R2.2, R15.2)', async (_does, _who, session, mayTakeOver) => {
    const onLoad = vi.fn<Persistence['load']>();
    const path = '#src/services/persistence/createPersistence.ts';
    vi.doMock(path, async (importOriginal) => {
      const original = await importOriginal<{ readonly createPersistence: typeof createPersistence }>();
      const createWatched: typeof createPersistence = (parts) => {
        const persistence = original.createPersistence(parts);
        return { ...persistence, load: onLoad.mockImplementation(persistence.load) };
      };
      return { createPersistence: createWatched };
    });
    onTestFinished(() => vi.doUnmock(path));
    Object.assign(localStorage, { ...session, 'creator-cash-advance.journey.closed': '{}' });
    await act(() => load('/offers'));
    expect(onLoad.mock.calls).toEqual([[DEMO_USER.email, mayTakeOver]]);
  });

  it('merges a journey that arrives late with typed text (R15.6)', async () => {
    await saveAddress();
    const never = () => new Promise(() => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { query: never, request: never } }));
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const started = load('/entity-details');
    await act(() => vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS));
    expect(addressField().value).toBe('');
    expect(screen.getByText(SAVING.loadingLate).textContent).toBe(SAVING.loadingLate);
    const ein = () => screen.getByLabelText<HTMLInputElement>(/EIN/, { selector: 'input' });
    type(ein(), EIN);
    await act(() => vi.advanceTimersByTimeAsync(LOAD_PART_DEADLINE_MS));
    await act(() => started);
    expect(addressField().value).toBe(ADDRESS);
    expect(ein().value).toBe(EIN);
    expect(screen.queryByText(SAVING.loadingLate)).toBeNull();
  });
});
