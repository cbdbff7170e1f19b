import { onTestFinished, vi } from 'vitest';
import { DEMO_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneyFacts } from '#machines/journey/facts.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewFrame } from '#machines/journey/views/viewFrame.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { createJourney } from '#src/app/createJourney.ts';
import type { KeeperListener } from '#src/services/keeping/keeper.ts';
import { createOutside } from '#src/services/outside.ts';
import { createSessionStore, type StorageHome } from '#src/services/storage.ts';

type PageOptions = {
  readonly defaultSession?: Session;
  /** What an earlier visit left. */
  readonly facts?: JourneyFacts | null;
};

/** A page load with the real journey, outside world and session, whose keeper only notes what it is asked for. */
export function openPage(home: StorageHome, { defaultSession = DEMO_SESSION, facts = null }: PageOptions = {}) {
  const { actors, keep, forget } = createOutside({ pace: 'instant' });
  const outside = { actors, forget: vi.fn(forget) };
  const listeners = new Set<KeeperListener>();
  const keeper = {
    keep: vi.fn<(email: string, kept: JourneyFacts) => Promise<void>>(async () => {}),
    forget: vi.fn<() => Promise<void>>(async () => {}),
    forgetAll: vi.fn<() => Promise<void>>(async () => {}),
    listen: (listener: KeeperListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const clearBrowser = vi.fn<() => void>();
  const store = createSessionStore(home);
  const { actor, stop } = createJourney({
    outside,
    store,
    session: store.load(defaultSession),
    found: { facts, loss: null },
    keeper,
    clearBrowser,
    policy: DEFAULT_POLICY,
    today: new Date(2026, 10, 21, 23, 59),
  });
  onTestFinished(stop);
  return {
    actor,
    stop,
    keep,
    keeper,
    clearBrowser,
    send: (...events: readonly JourneyEvent[]) => events.forEach((event) => actor.send(event)),
    /** What the keeper tells the page. */
    tell: (act: (listener: KeeperListener) => void) => listeners.forEach(act),
    open: (path: string) => actor.send({ type: 'url.opened', path, hash: '' }),
    context: () => actor.getSnapshot().context,
    session: () => viewSession(actor.getSnapshot()),
    screen: () => openScreen(actor.getSnapshot()),
    /** Whether and since when what is typed is kept, as the frame shows it. */
    keeping: () => {
      const { keeping, keptAt } = viewFrame(actor.getSnapshot());
      return [keeping, keptAt];
    },
    /** How often the secrets and files, this tab and the whole device were forgotten. */
    forgotten: () => [outside.forget, keeper.forget, keeper.forgetAll].map(({ mock }) => mock.calls.length),
  };
}
