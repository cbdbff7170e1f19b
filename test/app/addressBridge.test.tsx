import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { AddressBridge } from '#src/app/AddressBridge.tsx';
import { AppServicesContext } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';
import { fakeAppServices, renderScreen } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

const open = (path: string, hash = ''): JourneyEvent => ({ type: 'url.opened', path, hash });
const BACK: JourneyEvent = { type: 'navigation.backRequested' };
const SIGNED_OUT: JourneyEvent = { type: 'session.signedOut' };
const SIGNED_OUT_ELSEWHERE: JourneyEvent = { type: 'session.changedElsewhere', session: GUEST_SESSION };
const CONTINUED: JourneyEvent = { type: 'accounts.continued' };

/** Opens a journey at an address; with `msBeforeRender`, the chart opens it that long before the page renders. */
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
  const place = () => `${openScreen(journey.snapshot())} ${window.location.href.slice(window.location.origin.length)}`;
  const expectPlace = (expected: string) => waitFor(() => expect(place()).toBe(expected));
  /** Moves in the browser's history, which ends at this place. */
  const move = async (go: () => void, expected: string) => {
    await act(async () => {
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      go();
      await moved;
    });
    await expectPlace(expected);
  };
  return {
    journey,
    place,
    expectPlace,
    entriesAdded: () => window.history.length - entriesAtStart,
    send: (...events: readonly JourneyEvent[]) => events.forEach((event) => act(() => journey.send(event))),
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
    back: (expected: string) => move(() => window.history.back(), expected),
    forward: (expected: string) => move(() => window.history.forward(), expected),
  };
}

describe('Opened address', () => {
  it.each<[string, string, string, JourneyOptions?]>([
    ['keeps its query (R1.1, R1.5, R1.7)', '/offers?from=mail', 'offers /offers?from=mail'],
    ['loses a trailing slash (R1.7)', '/offers/', 'offers /offers'],
    ['keeps an anchor of the landing page (R3.6)', '/#faq', 'landing /#faq'],
    ['loses a malformed anchor (R1.7)', '/#%E0%A4%A', 'landing /'],
    ['may be malformed on the 404 page (R1.2)', '/%E0%A4%A', 'notFound /%E0%A4%A'],
    ['becomes that of sign-in for a guest (R1.3, R1.7)', '/offers', 'signIn /signin', { session: GUEST_SESSION }],
  ])('%s and adds no history entry', (_rule, requested, expected, options) => {
    if (requested.startsWith('/%')) expectConsole('warn', 'could not be decoded');
    const { place, entriesAdded } = openAt(requested, options);
    expect(place()).toBe(expected);
    expect(entriesAdded()).toBe(0);
  });

  it('is replaced when its screen ends before the page renders (R1.7, R6.3)', () => {
    const { place, entriesAdded } = openAt('/processing', {}, 7000);
    expect(place()).toBe('offers /offers');
    expect(entriesAdded()).toBe(0);
  });
});

it('A link adds one history entry, however often it is followed (R1.7)', () => {
  const page = openAt('/');
  const link = screen.getByRole('link', { name: 'FAQ' });
  act(() => link.click());
  act(() => link.click());
  expect(page.place()).toBe('landing /#faq');
  expect(page.entriesAdded()).toBe(1);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('A click with %s leaves a link to the browser (R1.7)', async (key) => {
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

describe('Address bar', () => {
  it.each<[string, string, JourneyEvent, string, number]>([
    ['adds an entry for an anchor (R3.6)', '/signin', open('/', '#how'), 'landing /#how', 1],
    ['adds an entry for sign-out (R2.4)', '/dashboard', SIGNED_OUT, 'landing /', 1],
    ['adds an entry for Back without history (R1.7)', '/connect-patreon', BACK, 'selectPlatform /select-platform', 1],
    ['stays when the open screen is opened again (R1.7)', '/offers?a=b', open('/offers'), 'offers /offers?a=b', 0],
    [
      'replaces its entry when another tab signs out (R2.4, R1.7)',
      '/offers',
      SIGNED_OUT_ELSEWHERE,
      'signIn /signin',
      0,
    ],
  ])('%s', (_rule, from, event, expected, entries) => {
    const page = openAt(from);
    page.send(event);
    expect(page.place()).toBe(expected);
    expect(page.entriesAdded()).toBe(entries);
  });

  it('replaces a timed screen, so Back skips it (R1.7, R6.3)', async () => {
    const page = openAt('/connect-additional-accounts');
    page.send(CONTINUED);
    page.advance(7000);
    expect(page.place()).toBe('offers /offers');
    expect(page.entriesAdded()).toBe(1);
    await page.back('connectAdditionalAccounts /connect-additional-accounts');
  });

  it('ignores a tampered history state (R1.7)', () => {
    const page = openAt('/offers');
    window.history.replaceState({ idx: 'x', usr: { cameFrom: 7 } }, '', '/offers');
    page.send(open('/dashboard'));
    expect(page.place()).toBe('dashboard /dashboard');
  });
});

describe('Back', () => {
  it.each(['the control', 'the browser'])('by %s leaves Forward working (R1.7)', async (way) => {
    const page = openAt('/select-platform');
    page.send({ type: 'platform.chosen', platform: 'patreon' });
    if (way === 'the browser') await page.back('selectPlatform /select-platform');
    else page.send(BACK);
    await page.expectPlace('selectPlatform /select-platform');
    await page.forward('connectPatreon /connect-patreon');
    expect(page.entriesAdded()).toBe(1);
  });

  it('pressed twice at once goes back two steps (R1.7)', async () => {
    const page = openAt('/connect-additional-accounts');
    page.send(CONTINUED);
    page.advance(7000);
    page.send({ type: 'offers.selected', offerId: '6-month' }, { type: 'offers.continued' }, BACK, BACK);
    await page.expectPlace('connectAdditionalAccounts /connect-additional-accounts');
    expect(page.journey.path()).toBe('/connect-additional-accounts');
  });

  it('after sign-out never opens a screen of the creator (R1.3, R1.7)', async () => {
    const page = openAt('/offers');
    page.send(SIGNED_OUT);
    await page.back('signIn /signin');
    await page.forward('landing /');
    expect(page.journey.matches({ session: 'guest' })).toBe(true);
  });
});

describe('Contract being signed', () => {
  it.each(['back', 'forward'] as const)('undoes going %s and keeps the history (R1.7)', async (direction) => {
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
