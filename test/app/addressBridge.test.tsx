import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { AddressBridge } from '#src/app/AddressBridge.tsx';
import { AppServicesContext } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';
import { fakeAppServices, renderScreen } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

const open = (path: string, hash = ''): JourneyEvent => ({ type: 'url.opened', path, hash });
const BACK: JourneyEvent = { type: 'navigation.backRequested' };
const SIGNED_OUT: JourneyEvent = { type: 'session.signedOut' };
const SIGNED_OUT_IN_OTHER_TAB: JourneyEvent = { type: 'session.changedElsewhere', session: GUEST_SESSION };
const CONTINUED: JourneyEvent = { type: 'accounts.continued' };

/** Opens a journey at an address. With `msBeforeRender`, the journey runs that long before the first render. */
function openAt(address: string, options: JourneyOptions = {}, msBeforeRender: number | null = null) {
  window.history.pushState({ usr: { cameFrom: '/' } }, '', address);
  const journey = startJourney(options);
  if (msBeforeRender !== null) {
    journey.open(window.location.pathname, window.location.hash);
    journey.advance(msBeforeRender);
  }
  const entriesAtStart = window.history.length;
  const link = <JourneyLink href="/#faq">FAQ</JourneyLink>;
  const element = [<AddressBridge key="bridge" />, <p key="link">{link}</p>];
  const openedAddress = msBeforeRender === null ? null : address;
  render(
    <AppServicesContext value={{ ...fakeAppServices(), actor: journey.actor, openedAddress }}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element }])} useTransitions={false} />
    </AppServicesContext>,
  );
  const screenAndUrl = () =>
    `${getOpenScreen(journey.snapshot())} ${window.location.href.slice(window.location.origin.length)}`;
  const expectScreenAndUrl = (expected: string) => waitFor(() => expect(screenAndUrl()).toBe(expected));
  /** Navigates in the browser's history and waits for the expected screen and URL. */
  const navigate = async (go: () => void, expected: string) => {
    await act(async () => {
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      go();
      await moved;
    });
    await expectScreenAndUrl(expected);
  };
  return {
    journey,
    screenAndUrl,
    expectScreenAndUrl,
    entriesAdded: () => window.history.length - entriesAtStart,
    send: (...events: readonly JourneyEvent[]) => events.forEach((event) => act(() => journey.send(event))),
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
    back: (expected: string) => navigate(() => window.history.back(), expected),
    forward: (expected: string) => navigate(() => window.history.forward(), expected),
  };
}

describe('Initial address', () => {
  it.each<[string, string, string, JourneyOptions?]>([
    ['keeps its query', '/offers?from=mail', 'offers /offers?from=mail'],
    ['drops a trailing slash', '/offers/', 'offers /offers'],
    ['keeps an anchor on the landing page', '/#faq', 'landing /#faq'],
    ['drops a malformed anchor', '/#%E0%A4%A', 'landing /'],
    ['is kept on the 404 page if malformed', '/%E0%A4%A', 'notFound /%E0%A4%A'],
    ['becomes /signin for a guest', '/offers', 'signIn /signin', { session: GUEST_SESSION }],
  ])(
    '%s without adding a history entry (R1.1, R1.2, R1.3, R1.5, R1.7, R3.6)',
    (_rule, requested, expected, options) => {
      if (requested.startsWith('/%')) expectConsole('warn', 'could not be decoded');
      const { screenAndUrl, entriesAdded } = openAt(requested, options);
      expect(screenAndUrl()).toBe(expected);
      expect(entriesAdded()).toBe(0);
    },
  );

  it('is replaced if its timed screen ends before the first render (R1.7, R6.3)', () => {
    const { screenAndUrl, entriesAdded } = openAt('/processing', {}, 7000);
    expect(screenAndUrl()).toBe('offers /offers');
    expect(entriesAdded()).toBe(0);
  });
});

it('A link clicked twice adds one history entry (R1.7)', () => {
  const page = openAt('/');
  const link = screen.getByRole('link', { name: 'FAQ' });
  act(() => link.click());
  act(() => link.click());
  expect(page.screenAndUrl()).toBe('landing /#faq');
  expect(page.entriesAdded()).toBe(1);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('The browser handles a link clicked with %s (R1.7)', async (key) => {
  const link = (
    <JourneyLink href="/#faq" event={BACK}>
      FAQ
    </JourneyLink>
  );
  window.history.replaceState(null, '', '/');
  const { sent } = renderScreen(link, '/offers');
  const before = sent.length;
  fireEvent.click(screen.getByRole('link', { name: 'FAQ' }), { [key]: true });
  await waitFor(() => expect(window.location.hash).toBe('#faq'));
  expect(sent.slice(before)).toEqual([]);
});

describe('Browser history', () => {
  it.each<[string, string, JourneyEvent, string, number]>([
    ['gets an entry for an anchor (R3.6)', '/signin', open('/', '#how'), 'landing /#how', 1],
    ['gets an entry for sign-out (R2.4)', '/dashboard', SIGNED_OUT, 'landing /', 1],
    [
      'gets an entry for Back if there is no earlier entry (R1.7)',
      '/connect-patreon',
      BACK,
      'selectPlatform /select-platform',
      1,
    ],
    [
      'does not grow when the current screen is reopened (R1.7)',
      '/offers?a=b',
      open('/offers'),
      'offers /offers?a=b',
      0,
    ],
    [
      "drops the creator's screen when another tab signs out (R2.4, R1.7)",
      '/offers',
      SIGNED_OUT_IN_OTHER_TAB,
      'signIn /signin',
      0,
    ],
  ])('%s', (_rule, from, event, expected, entries) => {
    const page = openAt(from);
    page.send(event);
    expect(page.screenAndUrl()).toBe(expected);
    expect(page.entriesAdded()).toBe(entries);
  });

  it('omits a timed screen, so Back skips it (R1.7, R6.3)', async () => {
    const page = openAt('/connect-additional-accounts');
    page.send(CONTINUED);
    page.advance(7000);
    expect(page.screenAndUrl()).toBe('offers /offers');
    expect(page.entriesAdded()).toBe(1);
    await page.back('connectAdditionalAccounts /connect-additional-accounts');
  });

  it('still works if its state was tampered with (R1.7)', () => {
    const page = openAt('/offers');
    window.history.replaceState({ idx: 'x', usr: { cameFrom: 7 } }, '', '/offers');
    page.send(open('/dashboard'));
    expect(page.screenAndUrl()).toBe('dashboard /dashboard');
  });
});

describe('Back', () => {
  it.each(['on the page', 'in the browser'])('%s keeps Forward available (R1.7)', async (way) => {
    const page = openAt('/select-platform');
    page.send({ type: 'platform.chosen', platform: 'patreon' });
    if (way === 'in the browser') await page.back('selectPlatform /select-platform');
    else page.send(BACK);
    await page.expectScreenAndUrl('selectPlatform /select-platform');
    await page.forward('connectPatreon /connect-patreon');
    expect(page.entriesAdded()).toBe(1);
  });

  it('pressed twice in a row goes back two screens (R1.7)', async () => {
    const page = openAt('/connect-additional-accounts');
    page.send(CONTINUED);
    page.advance(7000);
    page.send({ type: 'offers.selected', offerId: '6-month' }, { type: 'offers.continued' }, BACK, BACK);
    await page.expectScreenAndUrl('connectAdditionalAccounts /connect-additional-accounts');
    expect(page.journey.path()).toBe('/connect-additional-accounts');
  });

  it("after sign-out never opens a creator's screen (R1.3, R1.7)", async () => {
    const page = openAt('/offers');
    page.send(SIGNED_OUT);
    await page.back('signIn /signin');
    await page.forward('landing /');
    expect(page.journey.matches({ session: 'guest' })).toBe(true);
  });
});

describe('Contract submission', () => {
  it.each(['back', 'forward'] as const)('blocks browser %s and keeps the history (R1.7)', async (direction) => {
    const page = openAt('/dashboard', { services: { signContract: 'never' } });
    page.send(open('/contract'), open('/dashboard'));
    await page.back('contract /contract');
    await page.settle();
    page.send(
      { type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' },
      { type: 'contract.signatureChanged', signature: 'Ada Lovelace' },
      { type: 'contract.submitted' },
    );
    const entry: unknown = window.history.state;
    const entries = page.entriesAdded();
    await page[direction]('contract /contract');
    await page[direction]('contract /contract');
    expect(page.journey.matches({ screen: { contract: { signing: 'submitting' } } })).toBe(true);
    expect(page.entriesAdded()).toBe(entries);
    expect(window.history.state).toEqual(entry);
  });
});
