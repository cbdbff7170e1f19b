import { expect, test } from '#test/e2e/support/test.ts';
import { walkStations } from './stationWalk.ts';
import { VISITS } from './stations.ts';

const BASE_MS = 30_000;
const STATION_MS = 5_000;
/** Longer than anything that the product does by itself. */
const LONGER_MS = 10_000;

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('F-01 the page is loaded again on every screen and in every state of one', () => {
  for (const visit of VISITS) {
    test(`the screen, its address and all that can be done are the same again, from ${visit.start} (R1.7, R15.1)`, async ({
      page,
    }) => {
      test.setTimeout(BASE_MS + visit.stations.length * STATION_MS);
      expect(visit.stations.length).toBeGreaterThan(0);
      const walk = await walkStations(page, visit);
      for (const { name, before = [], address, events = [] } of visit.stations) {
        await test.step(name, async () => {
          await walk.act(before);
          await walk.open(address);
          await walk.act(events);
          await walk.reload();
        });
      }
    });
  }
});

test.describe('F-03 the browser goes back on every screen and in every state of one', () => {
  for (const visit of VISITS) {
    test(`the screen before is shown, stays for as long as one looks, and Forward leads on again, from ${visit.start} (R1.7, R6.3)`, async ({
      page,
    }) => {
      test.setTimeout(BASE_MS + visit.stations.length * STATION_MS);
      expect(visit.stations.length).toBeGreaterThan(0);
      const walk = await walkStations(page, visit);
      for (const { name, address, events = [], isHeld = false } of visit.stations) {
        await test.step(name, async () => {
          await walk.open(visit.from);
          await walk.open(address);
          await walk.act(events);
          await walk.travel('back', visit.from);
          if (isHeld) return;
          await walk.elapse(LONGER_MS);
          await walk.travel('forward', address);
        });
      }
    });
  }
});
