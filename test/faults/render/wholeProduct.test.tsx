import { notifications, notificationsStore } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { renderApp } from '#test/app/renderApp.tsx';

beforeAll(async () => {
  await preloadScreen('selectPlatform');
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
});
