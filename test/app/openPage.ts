import { onTestFinished, vi } from 'vitest';
import { DEMO_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { createJourney } from '#src/app/createJourney.ts';
import { createScaledClock } from '#src/review/demonstration/commands/scaledClock.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import { createServices } from '#src/services/services.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { createSessionStore, type StorageHome } from '#src/services/storage.ts';

type PageOptions = {
  readonly defaultSession?: Session;
  /** What an earlier visit left. */
  readonly saved?: SavedJourney | null;
  /** How the browser answers where it differs from one that has nothing to save. */
  readonly answers?: Partial<Persistence>;
  /** Resolves when the code that saves arrives, rejects when it doesn't load. */
  readonly arrival?: Promise<unknown>;
};

/** A page load with the real journey, outside world and session, whose saving only notes what it is asked for. */
export function openPage(home: StorageHome, options: PageOptions = {}) {
  const { defaultSession = DEMO_SESSION, saved = null, answers = {}, arrival = Promise.resolve() } = options;
  const { actors, inputStore, forget, watchDay } = createServices(createScaledClock(BROWSER_CLOCK, 100));
  const services = { actors, watchDay, forget: vi.fn(forget) };
  const loaded = { journey: saved, loss: null, saved: null, isOutdated: false, isErased: true };
  const part = {
    load: answers.load ?? (async () => loaded),
    write: vi.fn<Persistence['write']>(answers.write ?? (async () => 'nothing')),
    erase: vi.fn<Persistence['erase']>(answers.erase ?? (async () => {})),
    fileBytes: answers.fileBytes ?? (async () => null),
    watchVersions: answers.watchVersions ?? (() => {}),
    expire: vi.fn(() => Promise.resolve()),
    isComplete: answers.isComplete ?? (() => true),
  };
  const persistence = lazyPersistence(
    arrival.then(() => part),
    { email: null, mayTakeOver: false, mayHaveSaved: true },
  );
  const store = createSessionStore(home);
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    location: { pathname: '/', hash: '' },
  });
  const { actor, stop } = createJourney({
    services,
    store,
    ...store.load(defaultSession),
    loaded,
    persistence,
    policy: DEFAULT_POLICY,
    today: new Date(2026, 10, 21, 23, 59),
    page: page as never,
  });
  onTestFinished(stop);
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    actor,
    stop,
    inputStore,
    page,
    part,
    persistence,
    send: (...events: readonly JourneyEvent[]) => events.forEach((event) => actor.send(event)),
    open: (path: string) => actor.send({ type: 'url.opened', path, hash: '' }),
    context: () => actor.getSnapshot().context,
    session: () => viewSession(actor.getSnapshot()),
    screen: () => openScreen(actor.getSnapshot()),
    /** Whether and since when what is typed is saved, as the shell shows it. */
    saving: () => {
      const { saving, saved } = viewShell(actor.getSnapshot());
      return [saving, saved?.at ?? null];
    },
    settle,
    /** The addresses that were saved, once the page has been hidden, with whose they are. */
    saved: async () => {
      await persistence.found();
      await settle();
      page.dispatchEvent(new Event('pagehide'));
      await settle();
      return part.write.mock.calls.map(([{ email, journey: typed }]) => `${email} ${typed.business.address}`);
    },
    /** How often the secrets and files were forgotten, and what was erased. */
    forgotten: () => [services.forget.mock.calls.length, ...part.erase.mock.calls.flat()],
  };
}
