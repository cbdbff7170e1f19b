import { notifications, notificationsStore } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { framedPage, Product } from '#src/app/entry/Product.tsx';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { startJourney } from '#test/support/journeyAt.ts';
import { fakeKeep, fakePapers } from '#test/support/renderScreen.tsx';

const NEEDED = ['selectPlatform', 'processing', 'offers'] as const;

beforeAll(async () => {
  await Promise.all(NEEDED.map(fetchScreen));
}, 60_000);

/** The product with every effect of React run, undone and run again. */
function renderStrictly(address: string) {
  window.history.pushState(null, '', address);
  const journey = startJourney();
  const bridge = bridgeUrl(journey.actor, framedPage());
  onTestFinished(bridge.stop);
  onTestFinished(() => notifications.clean());
  render(<Product actor={journey.actor} keep={fakeKeep()} papers={fakePapers()} bridge={bridge} />);
  return journey;
}

describe('F-66 every effect runs twice', () => {
  it('one event shows one message and says it once (R14.1)', async () => {
    const journey = renderStrictly(ROUTES.selectPlatform.path);
    act(() => journey.send({ type: 'platform.chosen', platform: 'substack' }));
    await act(() => journey.settle());
    const { notifications: shown, queue } = notificationsStore.getState();
    expect([...shown, ...queue].map(({ title }) => title)).toEqual(['Substack Not Available']);
    const said = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('Substack'));
    expect(said).toHaveLength(1);
  });

  it('a timed screen ends once, in the place of its own history entry (R6.3)', async () => {
    const journey = renderStrictly(ROUTES.processing.path);
    const entries = window.history.length;
    act(() => journey.advance(TIMED_SCREEN_MS - 10));
    expect(window.location.pathname).toEqual(ROUTES.processing.path);
    act(() => journey.advance(10));
    await act(() => journey.settle());
    expect(window.location.pathname).toEqual(ROUTES.offers.path);
    expect(window.history.length).toEqual(entries);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
