import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOAD_DEADLINE_MS, LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { startProduct } from '#src/app/startProduct.ts';
import { SAVING } from '#src/content/saving.ts';

const ADDRESS = '77 Quillfeather Lane';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Loads the page of the product at an address. */
function load(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  return startProduct(container);
}

const addressField = () => screen.getByLabelText<HTMLTextAreaElement>('Business address');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const savedJourneys = () => Object.keys(localStorage).filter((key) => key.startsWith('creator-cash-advance.journey.'));

/** An earlier page load, in which an address was typed and saved. */
async function saveAddress() {
  await act(() => load('/entity-details'));
  type(addressField(), ADDRESS);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(savedJourneys()).toHaveLength(1);
}

describe('The product', () => {
  it('is watched through its frame in a demonstration, and saves nothing (R14.2)', async () => {
    const { focus } = HTMLElement.prototype;
    onTestFinished(() => void Object.assign(HTMLElement.prototype, { focus }));
    vi.stubEnv('VITE_DEMONSTRATION', 'true');
    const frame = document.createElement('iframe');
    vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
    const published: unknown[] = [];
    frame.addEventListener('product.published', (event) => published.push((event as CustomEvent<unknown>).detail));
    await act(() => load('/offers'));
    const product: unknown = expect.objectContaining({ path: '/offers', speed: 1 });
    // A step from a product that has not greeted would be ignored.
    expect(published.slice(0, 2), 'published first').toEqual([
      { type: 'product.greeted', product },
      expect.objectContaining({ type: 'product.stepPublished' }),
    ]);
    expect([localStorage.length, sessionStorage.length], 'saved entries').toEqual([0, 0]);
  });

  it('opens at its address, with the demo user signed in (R1.5, R2.2)', async () => {
    await act(() => load('/offers'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Revenue Purchase Offers');
    expect(window.location.pathname).toBe('/offers');
    expect(localStorage.getItem('user')).toBe(JSON.stringify(DEMO_USER));
  });

  it('restores what an earlier page saved, and does not save it again (R15.1)', async () => {
    await saveAddress();
    await act(() => load('/entity-details'));
    expect(addressField().value).toBe(ADDRESS);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(setItem.mock.calls.filter(([key]) => key.includes('journey'))).toEqual([]);
  });

  it('opens without what comes late, and restores it beside what is typed meanwhile (R15.6)', async () => {
    await saveAddress();
    const never = () => new Promise(() => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { query: never, request: never } }));
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const started = load('/entity-details');
    await act(() => vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS));
    expect(addressField().value).toBe('');
    expect(screen.getByText(SAVING.loadingLate).textContent).toBe(SAVING.loadingLate);
    type(screen.getByLabelText(/EIN/, { selector: 'input' }), '12-3456789');
    await act(() => vi.advanceTimersByTimeAsync(LOAD_PART_DEADLINE_MS));
    await act(() => started);
    expect(addressField().value).toBe(ADDRESS);
    expect(screen.getByLabelText<HTMLInputElement>(/EIN/, { selector: 'input' }).value).toBe('12-3456789');
    expect(screen.queryByText(SAVING.loadingLate)).toBeNull();
  });
});
