import { beforeAll, expect, it, vi } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { fetchScreens, walkOnScreens } from './walkOnScreens.ts';

vi.mock('#src/app/frame/WayBar.tsx', () => ({ WayBar: () => null }));

beforeAll(fetchScreens, 60_000);

it('finds that a control is missing for an event that the chart takes (R1.7)', async () => {
  const events = [{ type: 'url.opened', path: ROUTES.offers.path, hash: '' }];
  const walk = walkOnScreens({ name: 'one', start: 'connected', events, leads: [] });
  await expect(walk).rejects.toThrow('button "Back": missing, but enabled by [{"type":"navigation.backRequested"}]');
});
