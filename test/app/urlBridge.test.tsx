import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { bridgeUrl, UrlBridge } from '#src/app/UrlBridge.tsx';
import { type FakeOutside, type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';

const UNCONNECTED_SESSION: Session = { ...DEMO_SESSION, isPatreonConnected: false };

let stopBridge: () => void = () => {};
afterEach(() => stopBridge());

/** A journey tied to the address bar of the page, opened at an address. */
function openAt(address: string, options: JourneyOptions = {}) {
  window.history.pushState(null, '', address);
  const journey = startJourney(options);
  const bridge = bridgeUrl(journey.actor, <p>page</p>);
  stopBridge = bridge.stop;
  render(<UrlBridge router={bridge.router} />);
  const entriesAtStart = window.history.length;
  return {
    journey,
    screen: () => openScreen(journey.snapshot()),
    address: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
    entriesAdded: () => window.history.length - entriesAtStart,
    send: (event: Parameters<typeof journey.send>[0]) => act(() => journey.send(event)),
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
    back: () => travel(-1),
    forward: () => travel(1),
  };
}

/** Goes through the browser's history and waits until it has arrived and any correction has been made. */
async function travel(delta: number) {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(delta);
    await arrived;
    await historySettled();
  });
}

/** The browser works off history moves one after the other: after a task of its own, those asked for before are done. */
async function historySettled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
}

describe('When an address is opened', () => {
  it.each(Object.entries(ROUTES))(
    'shows %s to a connected creator and keeps the address (R1.1, R1.5)',
    (screen, route) => {
      const page = openAt(route.path);
      expect([page.screen(), page.address(), page.entriesAdded()]).toEqual([screen, route.path, 0]);
    },
  );

  it.each(Object.entries(ROUTES).filter(([, route]) => route.access !== 'anyone'))(
    'sends a guest who asks for %s to sign-in and replaces the entry (R1.3, R1.7)',
    (_screen, route) => {
      const page = openAt(route.path, { session: GUEST_SESSION });
      expect([page.screen(), page.address(), page.entriesAdded()]).toEqual(['signIn', '/signin', 0]);
    },
  );

  it.each(Object.entries(ROUTES).filter(([, route]) => route.access === 'connected'))(
    'sends an unconnected creator who asks for %s to Patreon and replaces the entry (R1.4, R1.7)',
    (_screen, route) => {
      const page = openAt(route.path, { session: UNCONNECTED_SESSION });
      expect([page.screen(), page.address(), page.entriesAdded()]).toEqual(['connectPatreon', '/connect-patreon', 0]);
    },
  );

  it.each(['/nowhere', '/OFFERS', '/offers/3', '/index.html'])(
    'shows 404 at %s and keeps the address (R1.2)',
    (path) => {
      const page = openAt(path);
      expect([page.screen(), page.address()]).toEqual(['notFound', path]);
    },
  );

  it('takes a trailing slash away (R1.7)', () => {
    const page = openAt('/offers/');
    expect([page.screen(), page.address(), page.entriesAdded()]).toEqual(['offers', '/offers', 0]);
  });

  it('leaves a query alone (R1.7)', () => {
    const page = openAt('/offers?from=mail');
    expect([page.screen(), page.address()]).toEqual(['offers', '/offers?from=mail']);
  });

  it('keeps the landing anchor of the address (R3.6)', () => {
    const page = openAt('/#faq');
    expect([page.screen(), page.address(), page.journey.context().landingAnchor]).toEqual(['landing', '/#faq', 'faq']);
  });

  it('takes an unknown anchor of the landing page away (R1.7)', () => {
    const page = openAt('/#nothing');
    expect([page.screen(), page.address()]).toEqual(['landing', '/']);
  });
});

describe('When the chart moves', () => {
  it('makes a history entry for a step forward (R1.7)', () => {
    const page = openAt('/offers');
    page.send({ type: 'offers.selected', offerId: '6-month' });
    page.send({ type: 'offers.continued' });
    expect([page.address(), page.entriesAdded()]).toEqual(['/entity-details', 1]);
  });

  it('shows the anchor of a link in the address (R3.6)', () => {
    const page = openAt('/signin', { session: GUEST_SESSION });
    page.send({ type: 'url.opened', path: '/', hash: '#application-form' });
    expect([page.address(), page.entriesAdded()]).toEqual(['/#application-form', 1]);
  });

  it('replaces a timed screen when its time is over, so that Back never lands on it (R1.7, R6.3)', async () => {
    const page = openAt('/connect-additional-accounts');
    page.send({ type: 'accounts.continued' });
    expect(page.address()).toBe('/processing');
    page.advance(7000);
    expect([page.address(), page.entriesAdded()]).toEqual(['/offers', 1]);
    await page.back();
    expect([page.screen(), page.address()]).toEqual(['connectAdditionalAccounts', '/connect-additional-accounts']);
  });

  it('stays where Back led while the left timer would have fired (R6.3)', async () => {
    const page = openAt('/connect-additional-accounts');
    page.send({ type: 'accounts.continued' });
    page.advance(3000);
    await page.back();
    page.advance(10_000);
    expect([page.screen(), page.address()]).toEqual(['connectAdditionalAccounts', '/connect-additional-accounts']);
  });

  it('replaces the entry when another tab signs out (R2.4, R1.7)', () => {
    const page = openAt('/offers');
    page.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
    expect([page.screen(), page.address(), page.entriesAdded()]).toEqual(['signIn', '/signin', 0]);
  });

  it('shows the landing page on sign-out (R2.4)', () => {
    const page = openAt('/dashboard');
    page.send({ type: 'session.signedOut' });
    expect([page.screen(), page.address()]).toEqual(['landing', '/']);
  });

  it('leaves the address alone when the open screen is asked for again (R1.7)', () => {
    const page = openAt('/offers?from=mail');
    page.send({ type: 'url.opened', path: '/offers', hash: '' });
    expect([page.address(), page.entriesAdded()]).toEqual(['/offers?from=mail', 0]);
  });
});

describe('When the Back control is pressed', () => {
  it('returns to the entry the screen was reached from (R1.7)', async () => {
    const page = openAt('/select-platform');
    page.send({ type: 'platform.chosen', platform: 'patreon' });
    page.send({ type: 'navigation.backRequested' });
    await act(historySettled);
    expect([page.screen(), page.address(), page.entriesAdded()]).toEqual(['selectPlatform', '/select-platform', 1]);
    await page.forward();
    expect([page.screen(), page.address()]).toEqual(['connectPatreon', '/connect-patreon']);
  });

  it('makes an entry when the screen was opened by its address (R1.7)', () => {
    const page = openAt('/connect-patreon');
    page.send({ type: 'navigation.backRequested' });
    expect([page.screen(), page.address(), page.entriesAdded()]).toEqual(['selectPlatform', '/select-platform', 1]);
  });

  it('agrees with the chart when it is pressed twice at once (R1.7)', async () => {
    const page = openAt('/connect-additional-accounts');
    page.send({ type: 'accounts.continued' });
    page.advance(7000);
    page.send({ type: 'offers.selected', offerId: '3-month' });
    page.send({ type: 'offers.continued' });
    page.send({ type: 'navigation.backRequested' });
    page.send({ type: 'navigation.backRequested' });
    await act(historySettled);
    expect([page.screen(), page.address()]).toEqual(['connectAdditionalAccounts', '/connect-additional-accounts']);
  });
});

describe('When the visitor goes through the history', () => {
  it('follows Back and Forward (R1.7)', async () => {
    const page = openAt('/select-platform');
    page.send({ type: 'platform.chosen', platform: 'patreon' });
    await page.back();
    expect([page.screen(), page.address()]).toEqual(['selectPlatform', '/select-platform']);
    await page.forward();
    expect([page.screen(), page.address()]).toEqual(['connectPatreon', '/connect-patreon']);
  });

  it('replaces an entry that may no longer be opened (R1.3, R1.7)', async () => {
    const page = openAt('/offers');
    page.send({ type: 'session.signedOut' });
    await page.back();
    expect([page.screen(), page.address()]).toEqual(['signIn', '/signin']);
    await page.forward();
    expect([page.screen(), page.address()]).toEqual(['landing', '/']);
  });

  it('ignores a tampered history state (R1.7)', async () => {
    const page = openAt('/offers');
    window.history.replaceState({ idx: 'x', usr: { cameFrom: 7 } }, '', '/offers');
    page.send({ type: 'url.opened', path: '/dashboard', hash: '' });
    expect([page.screen(), page.address()]).toEqual(['dashboard', '/dashboard']);
  });
});

describe('When the contract is being signed', () => {
  async function openSigning(signContract: FakeOutside['signContract']) {
    const page = openAt('/dashboard', { outside: { signContract } });
    page.send({ type: 'url.opened', path: '/contract', hash: '' });
    await page.settle();
    page.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
    page.send({ type: 'contract.signatureChanged', signature: 'Ada Lovelace' });
    page.send({ type: 'contract.submitted' });
    return page;
  }

  it('undoes Back and loses no history entry (R1.7)', async () => {
    const page = await openSigning('never');
    expect(page.journey.matches({ screen: { contract: { signing: 'submitting' } } })).toBe(true);
    const entry: unknown = window.history.state;
    await page.back();
    await page.back();
    expect([page.screen(), page.address(), page.entriesAdded()]).toEqual(['contract', '/contract', 1]);
    expect(window.history.state).toEqual(entry);
    expect(page.journey.matches({ screen: { contract: { signing: 'submitting' } } })).toBe(true);
  });

  it('follows Back again when the contract is signed (R1.7)', async () => {
    const page = await openSigning({ resolve: undefined });
    await page.settle();
    await page.back();
    expect([page.screen(), page.address()]).toEqual(['dashboard', '/dashboard']);
    await page.forward();
    expect([page.screen(), page.address()]).toEqual(['contract', '/contract']);
  });
});
