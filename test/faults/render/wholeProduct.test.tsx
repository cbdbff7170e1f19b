import { notifications, notificationsStore } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';
import { renderApp } from '#test/app/renderApp.tsx';

beforeAll(async () => {
  await Promise.all(
    (['selectPlatform', 'processing', 'offers', 'entityDetails', 'signIn'] as const).map(preloadScreen),
  );
}, 60_000);
afterEach(() => notifications.clean());

describe('F-66 every effect runs twice', () => {
  it('one event shows one message and says it once (R14.1)', async () => {
    const { send, settle } = renderApp(ROUTES.selectPlatform.path);
    send({ type: 'platform.chosen', platform: 'substack' });
    await settle();
    const { notifications: shown, queue } = notificationsStore.getState();
    expect([...shown, ...queue].map(({ title }) => title)).toEqual(['Substack Not Available']);
    const said = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('Substack'));
    expect(said).toHaveLength(1);
  });

  it('a timed screen ends once, in the place of its own history entry (R6.3)', async () => {
    const { advance, settle } = renderApp(ROUTES.processing.path);
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
