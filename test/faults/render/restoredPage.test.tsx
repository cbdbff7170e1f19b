import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { createJourney } from '#src/app/createJourney.ts';
import { framedPage, Product } from '#src/app/entry/Product.tsx';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { createOutside } from '#src/services/outside.ts';
import { createSessionStore } from '#src/services/storage.ts';
import { fakeKeep, fakePapers } from '#test/support/renderScreen.tsx';

const EIN = '12-3456789';

beforeAll(async () => {
  await Promise.all((['entityDetails', 'signIn'] as const).map(fetchScreen));
}, 60_000);

/** The business form of a signed-in creator with a number typed into it. */
function renderForm() {
  window.history.pushState(null, '', ROUTES.entityDetails.path);
  const outside = createOutside({ pace: 'instant' });
  const store = createSessionStore(window);
  const journey = createJourney({
    outside,
    store,
    session: store.load(DEMO_SESSION),
    found: { facts: null, loss: null },
    keeper: { keep: vi.fn(), forget: vi.fn(), forgetAll: vi.fn(), listen: () => () => {} },
    clearBrowser: vi.fn(),
    policy: DEFAULT_POLICY,
    today: new Date(2026, 10, 21),
  });
  const bridge = bridgeUrl(journey.actor, framedPage());
  onTestFinished(() => {
    bridge.stop();
    journey.stop();
  });
  render(<Product actor={journey.actor} keep={fakeKeep()} papers={fakePapers()} bridge={bridge} />);
  act(() => journey.actor.send({ type: 'business.fieldChanged', field: 'ein', value: EIN }));
  return journey.actor;
}

/** The browser shows the page as it was left; while it was away it heard nothing. */
function returnToPage(persisted: boolean): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

describe('F-80 the browser brings back a page that it had set aside', () => {
  it('after a sign-out elsewhere it shows sign-in at once, and the number that was typed is gone (R2.4)', () => {
    const actor = renderForm();
    expect(screen.getByDisplayValue(EIN)).toBeDefined();
    window.localStorage.clear();
    returnToPage(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('Welcome Back');
    expect(window.location.pathname).toEqual(ROUTES.signIn.path);
    expect(screen.queryByDisplayValue(EIN)).toBeNull();
    expect(actor.getSnapshot().context.business.ein).toEqual('');
  });

  it('while the creator is still signed in it shows the form as it was left (R15.1)', () => {
    renderForm();
    returnToPage(true);
    expect(screen.getByDisplayValue(EIN)).toBeDefined();
    expect(window.location.pathname).toEqual(ROUTES.entityDetails.path);
  });
});
