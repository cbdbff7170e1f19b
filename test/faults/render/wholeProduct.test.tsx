import { notifications, notificationsStore } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { framedPage, Product } from '#src/app/entry/Product.tsx';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { openPage } from '#test/app/openPage.ts';
import { renderApp } from '#test/app/renderApp.tsx';
import { fakeKeep, fakePapers } from '#test/support/renderScreen.tsx';

const EIN = '12-3456789';

beforeAll(async () => {
  await Promise.all((['selectPlatform', 'processing', 'offers', 'entityDetails', 'signIn'] as const).map(fetchScreen));
}, 60_000);
afterEach(() => notifications.clean());

describe('F-66 every effect runs twice', () => {
  it('one event shows one message and says it once (R14.1)', async () => {
    const { send, settle } = renderApp(ROUTES.selectPlatform.path, {}, Product);
    send({ type: 'platform.chosen', platform: 'substack' });
    await settle();
    const { notifications: shown, queue } = notificationsStore.getState();
    expect([...shown, ...queue].map(({ title }) => title)).toEqual(['Substack Not Available']);
    const said = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('Substack'));
    expect(said).toHaveLength(1);
  });

  it('a timed screen ends once, in the place of its own history entry (R6.3)', async () => {
    const { advance, settle } = renderApp(ROUTES.processing.path, {}, Product);
    const place = () => [window.location.pathname, window.history.length];
    const [, entries] = place();
    advance(TIMED_SCREEN_MS - 10);
    expect(place()).toEqual([ROUTES.processing.path, entries]);
    advance(10);
    await settle();
    expect(place()).toEqual([ROUTES.offers.path, entries]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

/** The business form of a signed-in creator with a number typed into it, set aside by the browser and brought back. */
function returnToForm(whileAway: () => void) {
  window.history.pushState(null, '', '/entity-details');
  const { actor, context } = openPage(window);
  const bridge = bridgeUrl(actor, framedPage());
  onTestFinished(bridge.stop);
  render(<Product actor={actor} keep={fakeKeep()} papers={fakePapers()} bridge={bridge} />);
  act(() => actor.send({ type: 'business.fieldChanged', field: 'ein', value: EIN }));
  whileAway();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  return [window.location.pathname, title, screen.queryByDisplayValue(EIN) !== null, context().business.ein];
}

describe('F-80 the browser brings back a page that it had set aside', () => {
  it('after a sign-out elsewhere it shows sign-in at once, and the number that was typed is gone (R2.4)', () => {
    expect(returnToForm(() => window.localStorage.clear())).toEqual(['/signin', 'Welcome Back', false, '']);
  });

  it('while the creator is still signed in it shows the form as it was left (R15.1)', () => {
    expect(returnToForm(() => {})).toEqual(['/entity-details', 'Business information', true, EIN]);
  });
});
