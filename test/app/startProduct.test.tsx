import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_USER } from '#machines/domain/session.ts';
import { startProduct } from '#src/app/startProduct.ts';
import { SAVING } from '#src/content/saving.ts';
import type * as persistenceFile from '#src/services/persistence/createPersistence.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { deferred } from '#test/support/deferred.ts';
import { ADDRESS, EIN } from '#test/support/fixtures.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Loads the page at an address. */
function loadPage(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  return startProduct(container);
}

const addressField = () => screen.getByLabelText<HTMLTextAreaElement>('Business address');
const einField = () => screen.getByLabelText<HTMLInputElement>(/EIN/, { selector: 'input' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const savedJourneyKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('creator-cash-advance.journey.'));

/** Wraps the `load` method in the persistence of each page that opens afterwards. */
function stubLoad(wrap: (load: Persistence['load']) => Persistence['load']) {
  const path = '#src/services/persistence/createPersistence.ts';
  vi.doMock(path, async (importOriginal) => {
    const { createPersistence } = await importOriginal<typeof persistenceFile>();
    return {
      createPersistence: (...parts: Parameters<typeof createPersistence>) => {
        const persistence = createPersistence(...parts);
        return { ...persistence, load: wrap(persistence.load) };
      },
    };
  });
  onTestFinished(() => vi.doUnmock(path));
}

/** Opens the form, types an address and saves it. */
async function saveAddress() {
  await act(() => loadPage('/entity-details'));
  type(addressField(), ADDRESS);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(savedJourneyKeys()).toHaveLength(1);
}

describe('Page', { timeout: 60_000 }, () => {
  it('restores a saved journey and does not save it again (R15.1)', async () => {
    await saveAddress();
    await act(() => loadPage('/entity-details'));
    expect(addressField().value).toBe(ADDRESS);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(setItem.mock.calls.filter(([key]) => key.includes('journey'))).toEqual([]);
  });

  it.each([
    [
      "offers a closed tab's journey to a creator with a saved session",
      { isAuthenticated: 'true', user: JSON.stringify(DEMO_USER) },
      true,
    ],
    ["hides a closed tab's journey from a visitor signed in by default", {}, false],
  ])('%s (R2.2, R15.2)', async (_rule, session, mayTakeOver) => {
    const onLoad = vi.fn<Persistence['load']>();
    stubLoad((load) => onLoad.mockImplementation(load));
    Object.assign(localStorage, { ...session, 'creator-cash-advance.journey.closed': '{}' });
    await act(() => loadPage('/offers'));
    expect(onLoad.mock.calls).toEqual([[DEMO_USER.email, mayTakeOver]]);
  });

  it('merges a late journey with typed text and saves the result (R15.1, R15.6)', async () => {
    await saveAddress();
    const { promise: arrival, resolve: arrive } = deferred();
    stubLoad((load) => async (...visit) => {
      await arrival;
      return load(...visit);
    });
    const started = loadPage('/entity-details');
    expect(await screen.findByText(SAVING.loadingLate)).toBeTruthy();
    expect(addressField().value).toBe('');
    type(einField(), EIN);
    arrive();
    await act(() => started);
    expect(screen.queryByText(SAVING.loadingLate)).toBeNull();
    expect(addressField().value).toBe(ADDRESS);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(() => loadPage('/entity-details'));
    expect(addressField().value).toBe(ADDRESS);
    expect(einField().value).toBe(EIN);
  });
});
