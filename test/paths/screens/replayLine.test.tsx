import { beforeAll, expect, it } from 'vitest';
import { replayLine } from '#machines/graph/paths/paths.ts';
import { fetchScreens, walkOnScreens } from './walkOnScreens.ts';

const OPENED = { type: 'url.opened', path: '/', hash: '' };
const UNKNOWN = { type: 'nobody.knowsThis' };

beforeAll(fetchScreens, 60_000);

it('says after which step a path fails, why, and with which line it can be gone again (R1.1)', async () => {
  const path = { name: 'one', start: 'guest', events: [OPENED, UNKNOWN, OPENED], leads: [] } as const;
  const walk = walkOnScreens(path);
  await expect(walk).rejects.toThrow('After step 1 of one: ');
  await expect(walk).rejects.toThrow(replayLine({ start: 'guest', events: [OPENED, UNKNOWN] }));
  await expect(walk).rejects.toThrow('Nobody knows how nobody.knowsThis is caused.');
});
