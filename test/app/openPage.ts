import { onTestFinished, vi } from 'vitest';
import { DEMO_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { createJourney, type JourneyParts } from '#src/app/createJourney.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import { createScaledClock } from '#src/review/demonstration/commands/scaledClock.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { createServices } from '#src/services/services.ts';
import { createSessionStore, type StorageWindow } from '#src/services/storage.ts';

type PageOptions = {
  readonly defaultSession?: Session;
  readonly saved?: SavedJourney | null;
  readonly isMerged?: boolean;
  /** Whether the saved journey arrives after the deadline. */
  readonly isLate?: boolean;
  /** Methods that replace those of the fake persistence. */
  readonly overrides?: Partial<Persistence>;
  /** Resolves when the persistence code has loaded; rejects if it fails to load. */
  readonly arrival?: Promise<unknown>;
};

/** The result of loading when nothing is saved. */
export const NOTHING_LOADED = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };

/** Creates a fake persistence that records writes, erasures and expiry checks; `overrides` replaces its methods. */
export function fakePersistence(overrides: Partial<Persistence> = {}) {
  return {
    load: async () => NOTHING_LOADED,
    fileBytes: async () => null,
    watchVersions: () => {},
    isComplete: () => true,
    ...overrides,
    write: vi.fn<Persistence['write']>(overrides.write ?? (async () => 'nothing')),
    erase: vi.fn<Persistence['erase']>(overrides.erase ?? (async () => {})),
    expire: vi.fn<Persistence['expire']>(overrides.expire ?? (async () => {})),
  };
}

/** Opens a page with the real journey, services and session store, and a fake persistence. */
export function openPage(storageWindow: StorageWindow, options: PageOptions = {}) {
  const { defaultSession = DEMO_SESSION, saved = null, isMerged = false, isLate = false } = options;
  const { overrides = {}, arrival = Promise.resolve() } = options;
  const { actors, inputStore, clearInputs, watchDay } = createServices(createScaledClock(BROWSER_CLOCK, 100));
  const services = { actors, watchDay, clearInputs: vi.fn(clearInputs) };
  const fake = fakePersistence({ load: async () => ({ ...NOTHING_LOADED, journey: saved }), ...overrides });
  const store = createSessionStore(storageWindow);
  const visit = store.load(defaultSession);
  const persistence = lazyPersistence(
    arrival.then(() => fake),
    { email: visit.session.user?.email ?? null, mayTakeOver: false, mayHaveSaved: true },
  );
  const browserPage = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    location: { pathname: '/', hash: '' },
  });
  const { actor, stop } = createJourney({
    services,
    store,
    ...visit,
    loaded: isLate ? null : { journey: saved, loss: null },
    isMerged,
    persistence,
    policy: DEFAULT_POLICY,
    today: new Date(2026, 10, 21, 23, 59),
    page: browserPage as typeof browserPage & JourneyParts['page'],
  });
  onTestFinished(stop);
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    actor,
    stop,
    inputStore,
    browserPage,
    fake,
    persistence,
    send: (...events: readonly JourneyEvent[]) => events.forEach((event) => actor.send(event)),
    open: (path: string) => actor.send({ type: 'url.opened', path, hash: '' }),
    context: () => actor.getSnapshot().context,
    session: () => viewSession(actor.getSnapshot()),
    screen: () => getOpenScreen(actor.getSnapshot()),
    saving: () => viewShell(actor.getSnapshot()).saving,
    savedAt: () => viewShell(actor.getSnapshot()).saved?.at ?? null,
    settle,
    hide: () => {
      browserPage.document.visibilityState = 'hidden';
      browserPage.document.dispatchEvent(new Event('visibilitychange'));
    },
    /** Closes the page and returns every journey written so far. */
    written: async () => {
      await persistence.restore();
      await settle();
      browserPage.dispatchEvent(new Event('pagehide'));
      await settle();
      return fake.write.mock.calls.map(([{ journey }]) => journey);
    },
    clearInputs: services.clearInputs,
  };
}
