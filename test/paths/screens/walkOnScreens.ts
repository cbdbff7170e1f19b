import { expect, it, vi } from 'vitest';
import { type JourneyPath, PATHS, replayLine, walkPath } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { FRAME } from '#src/content/frame.ts';
import { drive, type WalkedStep } from '#test/paths/drivers/drive.ts';
import { expectMenuOf, expectScreenOf } from '#test/paths/expectScreenOf.ts';
import { type ScreenVisit, visitScreens } from '#test/paths/screenHands.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { giveRegionsSizes } from './sizes.ts';

const MORNING = 'T09:30:00';
const LONGEST_WALK_MS = 120_000;
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
const FRAMES = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
/** What happens before anybody can look. */
const AT_ONCE = /^(?:business\.fieldShown|xstate\.(?:done|error)\.actor\.(?:issueDocumentNumber|watch.*))$/;

const menusSeen = new Set<string>();

/** A share of all paths, so that test files can go them side by side. */
export function shareOf(share: number, shares: number): readonly JourneyPath[] {
  return PATHS.filter((_path, index) => index % shares === share);
}

/** One test for each path: it is walked on the whole product in jsdom, and after each step screen and chart agree. */
export function testOnScreens(paths: readonly JourneyPath[]): void {
  it.each(paths.map((path) => [path.name, path] as const))(
    'shows what the chart says after every step: %s (R1.1, R1.7)',
    async (_name, path) => {
      expect(await walkOnScreens(path)).toBe(path.events.length);
    },
    LONGEST_WALK_MS,
  );
}

/** Fetches every screen before the clock stands. */
export async function fetchScreens(): Promise<void> {
  await Promise.all([...ROUTED_SCREEN_IDS, 'notFound' as const].map(fetchScreen));
}

/** Walks a path and gives back how many steps were checked. */
export async function walkOnScreens(path: JourneyPath): Promise<number> {
  const { input } = STARTS[path.start];
  vi.useFakeTimers({ toFake: [...TIMERS, ...FRAMES], now: new Date(`${input.today}${MORNING}`) });
  matchMediaQuery('(prefers-reduced-motion: reduce)');
  matchMediaQuery('(min-width: 64em)');
  giveRegionsSizes();
  const visit = visitScreens(input);
  const steps = walkPath(path) as unknown as readonly WalkedStep[];
  let checked = 0;
  try {
    for (const index of steps.keys()) {
      await drive(visit.hands, steps, index);
      await checkStep(visit, steps, index);
      checked += 1;
    }
    return checked;
  } catch (error) {
    const events = path.events.slice(0, checked + 1);
    const line = replayLine({ start: path.start, events });
    throw new Error(`After step ${checked} of ${path.name}: ${line}\n${String(error)}`, { cause: error });
  } finally {
    visit.leave();
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
}

async function checkStep(visit: ScreenVisit, steps: readonly WalkedStep[], index: number): Promise<void> {
  const after = steps[index]?.after;
  if (after === undefined) throw new Error(`The path has no step ${index}.`);
  await expectScreenOf(visit.eyes, after);
  if (AT_ONCE.test(steps[index + 1]?.event.type ?? '')) return;
  expect(stateOf(visit.snapshot())).toEqual(stateOf(after));
  if (isMenuNew(after)) await checkMenu(visit, after);
}

/** Whether the account menu can be opened at this moment and has not been seen on this screen as it is now. */
function isMenuNew(snapshot: JourneySnapshot): boolean {
  const screen = openScreen(snapshot);
  const isThere = screen !== 'landing' && snapshot.matches({ session: 'signedIn' }) && !snapshot.hasTag('dialog');
  // Nothing is pressed where time counts.
  if (!isThere || snapshot.hasTag('busy') || snapshot.hasTag('timed')) return false;
  const moment = `${screen} ${snapshot.can({ type: 'clearing.restartRequested' })}`;
  const isNew = !menusSeen.has(moment);
  menusSeen.add(moment);
  return isNew;
}

async function checkMenu({ hands, eyes }: ScreenVisit, snapshot: JourneySnapshot): Promise<void> {
  const menu = { role: 'button', name: FRAME.menu.label(snapshot.context.user?.name ?? '') } as const;
  await hands.press(menu);
  await expectMenuOf(eyes, snapshot);
  await hands.press(menu);
}

/** What is kept is answered whenever the browser is done with it, so it is no part of a step. */
function stateOf({ value: { session, screen, countdown, clearing } }: JourneySnapshot) {
  return { session, screen, countdown, clearing };
}
