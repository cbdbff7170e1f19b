import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { type Session, storedFromSession, GUEST_SESSION } from '#machines/domain/session.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import { createJourney } from '#src/app/createJourney.ts';
import { framedPage, Product } from '#src/app/entry/Product.tsx';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import type { JourneyActor } from '#src/journey/JourneyProvider.tsx';
import type { Keeper, KeeperListener } from '#src/services/keeping/keeper.ts';
import { createOutside } from '#src/services/outside.ts';
import { policyOr } from '#src/services/simulation.ts';
import { clearBrowser, createSessionStore } from '#src/services/storage.ts';
import { fakePapers } from '#test/support/renderScreen.tsx';

/** A page of the whole product, and the answer of the browser that is asked to keep something. */
export type StartedPage = {
  readonly actor: JourneyActor;
  readonly keeper: ReturnType<typeof answeringKeeper>;
  readonly stop: () => void;
};

/** Starts the whole product on the simulated outside world, as its entry does; only what is kept is told by hand. */
export function startPage(input: JourneyInput, address: string): StartedPage {
  window.history.replaceState(null, '', address);
  storeSession(input.session);
  const outside = createOutside({ pace: 'simulated' });
  const store = createSessionStore(window);
  const keeper = answeringKeeper();
  const journey = createJourney({
    outside,
    store,
    session: store.load(GUEST_SESSION),
    found: { facts: input.kept ?? null, loss: input.keptLoss ?? null },
    policy: policyOr(input.policy),
    today: new Date(),
    keeper,
    clearBrowser: () => clearBrowser(window),
  });
  const bridge = bridgeUrl(journey.actor, framedPage());
  const keep = { ...outside.keep, open: async () => null, settled: async () => true };
  const shown = render(<Product actor={journey.actor} keep={keep} papers={fakePapers()} bridge={bridge} />);
  return {
    actor: journey.actor,
    keeper,
    stop: () => {
      shown.unmount();
      bridge.stop();
      journey.stop();
    },
  };
}

/** Puts a session where every tab of the browser finds it. */
export function storeSession(session: Session): void {
  const none = { user: null, isPatreonConnected: null, isAuthenticated: null };
  for (const [key, text] of Object.entries(storedFromSession(session) ?? none)) {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  }
}

/** Keeps nothing; the answer is given when it is asked for. */
function answeringKeeper() {
  const listeners = new Set<KeeperListener>();
  return {
    keep: vi.fn<Keeper['keep']>(async () => {}),
    forget: vi.fn<Keeper['forget']>(async () => {}),
    forgetAll: vi.fn<Keeper['forgetAll']>(async () => {}),
    listen: (listener: KeeperListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    meetNewerVersion: () => {
      for (const { outdated } of listeners) outdated();
    },
    answer: (isRefused: boolean) => {
      for (const { failed, kept } of listeners) {
        if (isRefused) failed();
        else kept(localIsoTime(new Date()));
      }
    },
  };
}
