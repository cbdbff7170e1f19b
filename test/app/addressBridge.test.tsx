import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { AddressBridge } from '#src/app/AddressBridge.tsx';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { SeamContext } from '#src/journey/hooks.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { type FakeServices, type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';
import { expectConsole } from '#test/support/setupConsole.ts';
import { fakeSeam } from '#test/support/renderScreen.tsx';

type Sent = readonly JourneyEvent[];
const ask = (path: string, hash = ''): JourneyEvent => ({ type: 'url.opened', path, hash });
const BACK: JourneyEvent = { type: 'navigation.backRequested' };
const SIGNED_OUT: JourneyEvent = { type: 'session.signedOut' };
const CONTINUED: JourneyEvent = { type: 'accounts.continued' };
const ACCOUNTS = ['connectAdditionalAccounts', '/connect-additional-accounts'] as const;

const addressNow = () => window.location.href.slice(window.location.origin.length);

/** A journey tied to the address bar of the page, opened at an address by a link of the landing page. */
function openAt(address: string, options: JourneyOptions = {}, msBeforeRender: number | null = null) {
  window.history.pushState({ usr: { cameFrom: '/' } }, '', address);
  const journey = startJourney(options);
  if (msBeforeRender !== null) {
    journey.open(window.location.pathname, window.location.hash);
    journey.advance(msBeforeRender);
  }
  const entriesAtStart = window.history.length;
  const link = <JourneyLink href="/#faq">FAQ</JourneyLink>;
  const router = createBrowserRouter([
    { path: '*', element: [<AddressBridge key="bridge" />, <p key="link">{link}</p>] },
  ]);
  const openedAddress = msBeforeRender === null ? null : address;
  render(
    <SeamContext value={{ ...fakeSeam(), actor: journey.actor, openedAddress }}>
      <RouterProvider router={router} useTransitions={false} />
    </SeamContext>,
  );
  return {
    journey,
    /** The open screen and the address. */
    place: () => [openScreen(journey.snapshot()), addressNow()],
    entriesAdded: () => window.history.length - entriesAtStart,
    send: (...events: Sent) => {
      for (const event of events) act(() => journey.send(event));
    },
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
    back: () => arrival(() => window.history.back()),
    forward: () => arrival(() => window.history.forward()),
    /** Types a fragment behind the address that is open, as nobody but the browser itself can. */
    typeFragment: (fragment: string) => arrival(() => void (window.location.hash = fragment)),
  };
}

/** Goes to another entry of the browser's history, and waits until any correction has been made. */
async function arrival(go: () => void) {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    go();
    await arrived;
    await historySettled();
  });
}

/** The browser works off history moves one after the other: after a task of its own, those asked for before are done. */
async function historySettled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('When an address is opened', () => {
  const UNCONNECTED = { session: UNCONNECTED_SESSION };

  it.each([
    ['shows its screen and keeps the address (R1.1, R1.5)', '/offers', {}, 'offers', '/offers'],
    ['leaves a query alone (R1.7)', '/offers?from=mail', {}, 'offers', '/offers?from=mail'],
    ['takes a trailing slash away (R1.7)', '/offers/', {}, 'offers', '/offers'],
    ['keeps the landing anchor (R3.6)', '/#faq', {}, 'landing', '/#faq'],
    ['takes an unknown anchor of the landing page away (R1.7)', '/#nothing', {}, 'landing', '/'],
    ['shows 404 and keeps the address (R1.2)', '/nowhere', {}, 'notFound', '/nowhere'],
    ['shows 404 for what cannot be decoded (R1.2)', '/%E0%A4%A', {}, 'notFound', '/%E0%A4%A'],
    ['shows 404 for half an escape (R1.2)', '/%?%#%', {}, 'notFound', '/%?%#%'],
    ['shows 404 for an encoded screen (R1.2)', '/%6ffers', {}, 'notFound', '/%6ffers'],
    ['leaves a query that cannot be decoded alone (R1.7)', '/offers?%E0%A4%A', {}, 'offers', '/offers?%E0%A4%A'],
    ['takes a fragment that cannot be decoded away (R1.7)', '/#%E0%A4%A', {}, 'landing', '/'],
    ['sends a guest to sign-in (R1.3, R1.7)', '/offers', { session: GUEST_SESSION }, 'signIn', '/signin'],
    ['sends to Patreon (R1.4, R1.7)', '/offers', UNCONNECTED, 'connectPatreon', '/connect-patreon'],
  ])('%s and makes no history entry of its own: %s', (_rule, requested, options, screen, address) => {
    if (/\/%([^6]|$)/.test(requested)) expectConsole('warn', 'could not be decoded');
    const page = openAt(requested, options);
    expect(page.place()).toEqual([screen, address]);
    expect(page.entriesAdded()).toBe(0);
  });

  it('tells the chart of a fragment that is typed, also on a page that has just been loaded (R1.7, R3.6)', async () => {
    const page = openAt('/');
    for (const anchor of ['faq', 'how']) {
      await page.typeFragment(`#${anchor}`);
      page.send({ type: 'calculator.monthsChosen', months: anchor === 'faq' ? 6 : 12 });
      expect(page.journey.context().landingAnchor).toBe(anchor);
      expect(page.place()).toEqual(['landing', `/#${anchor}`]);
    }
    expect(page.entriesAdded()).toBe(2);
  });
});

describe('When the chart has opened the address before the page is rendered', () => {
  it('does not open it again, and replaces a timed screen that is over by then (R1.7, R6.3)', () => {
    const page = openAt('/processing', {}, 7000);
    expect(page.place()).toEqual(['offers', '/offers']);
    expect(page.entriesAdded()).toBe(0);
  });

  it('replaces the address of a screen that is not open to the visitor (R1.3, R1.7)', () => {
    const page = openAt('/offers', { session: GUEST_SESSION }, 0);
    expect(page.place()).toEqual(['signIn', '/signin']);
    expect(page.entriesAdded()).toBe(0);
  });
});

describe('A link', () => {
  it('makes one history entry, however often it is followed (R1.7)', () => {
    const page = openAt('/');
    for (let time = 0; time < 2; time += 1) act(() => screen.getByRole('link', { name: 'FAQ' }).click());
    expect(page.place()).toEqual(['landing', '/#faq']);
    expect(page.entriesAdded()).toBe(1);
  });
});

describe('When the chart moves', () => {
  const CHOOSE: Sent = [{ type: 'offers.selected', offerId: '6-month' }, { type: 'offers.continued' }];
  const ELSEWHERE: JourneyEvent = { type: 'session.changedElsewhere', session: GUEST_SESSION };
  const MAIL = '/offers?from=mail';

  it.each<[string, string, Sent, string, number]>([
    ['makes a history entry for a step forward (R1.7)', '/offers', CHOOSE, '/entity-details', 1],
    ['shows the anchor of a link (R3.6)', '/signin', [ask('/', '#application-form')], '/#application-form', 1],
    ['replaces the entry when another tab signs out (R2.4, R1.7)', '/offers', [ELSEWHERE], '/signin', 0],
    ['shows the landing page on sign-out, which is no step back there (R2.4)', '/dashboard', [SIGNED_OUT], '/', 1],
    ['leaves the address alone when the open screen is asked for again (R1.7)', MAIL, [ask('/offers')], MAIL, 0],
    ['makes an entry for a first Back control (R1.7)', '/connect-patreon', [BACK], '/select-platform', 1],
  ])('%s', (_rule, from, events, address, entries) => {
    const page = openAt(from);
    page.send(...events);
    expect(addressNow()).toBe(address);
    expect(page.entriesAdded()).toBe(entries);
  });

  it('replaces a timed screen when its time is over, so that Back never lands on it (R1.7, R6.3)', async () => {
    const page = openAt(ACCOUNTS[1]);
    page.send(CONTINUED);
    expect(page.place()).toEqual(['processing', '/processing']);
    page.advance(7000);
    expect(page.place()).toEqual(['offers', '/offers']);
    expect(page.entriesAdded()).toBe(1);
    await page.back();
    expect(page.place()).toEqual(ACCOUNTS);
  });

  it('stays where Back led while the left timer would have fired (R6.3)', async () => {
    const page = openAt(ACCOUNTS[1]);
    page.send(CONTINUED);
    page.advance(3000);
    await page.back();
    page.advance(10_000);
    expect(page.place()).toEqual(ACCOUNTS);
  });
});

describe('When the visitor goes back', () => {
  const SELECT = ['selectPlatform', '/select-platform'];
  const CONNECT = ['connectPatreon', '/connect-patreon'];

  it.each(['by the control of the screen', 'by the browser'])('%s, Forward leads on again (R1.7)', async (way) => {
    const page = openAt('/select-platform');
    page.send({ type: 'platform.chosen', platform: 'patreon' });
    if (way === 'by the browser') await page.back();
    else await arrival(() => page.send(BACK));
    expect(page.place()).toEqual(SELECT);
    await page.forward();
    expect(page.place()).toEqual(CONNECT);
    expect(page.entriesAdded()).toBe(1);
  });

  it('agrees with the chart when the control is pressed twice at once (R1.7)', async () => {
    const page = openAt(ACCOUNTS[1]);
    page.send(CONTINUED);
    page.advance(7000);
    page.send({ type: 'offers.selected', offerId: '3-month' }, { type: 'offers.continued' }, BACK, BACK);
    await act(historySettled);
    expect(page.place()).toEqual(ACCOUNTS);
  });

  it('an entry that may no longer be opened is replaced (R1.3, R1.7)', async () => {
    const page = openAt('/offers');
    page.send(SIGNED_OUT);
    await page.back();
    expect(page.place()).toEqual(['signIn', '/signin']);
    await page.forward();
    expect(page.place()).toEqual(['landing', '/']);
  });

  it('a tampered history state is ignored (R1.7)', () => {
    const page = openAt('/offers');
    window.history.replaceState({ idx: 'x', usr: { cameFrom: 7 } }, '', '/offers');
    page.send(ask('/dashboard'));
    expect(page.place()).toEqual(['dashboard', '/dashboard']);
  });
});

describe('When the contract is being signed', () => {
  async function openSigning(signContract: FakeServices['signContract']) {
    const page = openAt('/dashboard', { services: { signContract } });
    page.send(ask('/contract'));
    await page.settle();
    page.send(
      { type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' },
      { type: 'contract.signatureChanged', signature: 'Ada Lovelace' },
      { type: 'contract.submitted' },
    );
    return page;
  }

  it('undoes Back and loses no history entry (R1.7)', async () => {
    const page = await openSigning('never');
    const isSubmitting = () => page.journey.matches({ screen: { contract: { signing: 'submitting' } } });
    const entry: unknown = window.history.state;
    expect(isSubmitting()).toBe(true);
    await page.back();
    await page.back();
    expect(isSubmitting()).toBe(true);
    expect(page.place()).toEqual(['contract', '/contract']);
    expect(page.entriesAdded()).toBe(1);
    expect(window.history.state).toEqual(entry);
  });

  it('follows Back again when the contract is signed (R1.7)', async () => {
    const page = await openSigning({ resolve: undefined });
    await page.settle();
    await page.back();
    expect(page.place()).toEqual(['dashboard', '/dashboard']);
    await page.forward();
    expect(page.place()).toEqual(['contract', '/contract']);
  });
});
