import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '#machines/journey/ports.ts';
import { theme } from '#src/app/theme/theme.ts';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { SHELL } from '#src/content/shell.ts';
import { toastText } from '#src/content/toasts.ts';
import { AppServicesContext } from '#src/journey/hooks.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { fakeAppServices } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

const SIGNED_IN: Toast = { kind: 'success', key: 'signedIn' };
const DOWNLOAD: Toast = { kind: 'info', key: 'downloadStarted', download: 'contract' };
const SHOPIFY_CONNECTING: Toast = { kind: 'info', key: 'accountConnecting', account: 'shopify' };
const SHOPIFY_CONNECTED: Toast = { kind: 'success', key: 'accountConnected', account: 'shopify' };
const YOUTUBE_CONNECTING: Toast = { kind: 'info', key: 'accountConnecting', account: 'youtube' };
const REFUSED: Toast = { kind: 'error', key: 'patreonRefused' };
const INVALID: Toast = { kind: 'error', key: 'invalidCredentials' };
const FAILURE: Toast = { kind: 'error', key: 'somethingWentWrong' };
const UNAVAILABLE: Toast = { kind: 'info', key: 'platformUnavailable', platform: 'applePodcast' };

const SIGNED = 'Contract signed! Your contract has been signed successfully.';
const BANK = "Bank connection initiated You'll be redirected to securely connect your bank account.";
const SOON = 'Apple Podcast integration is coming soon. Please select Patreon for now.';

it.each<[string, Toast, string]>([
  ['R4.3', SIGNED_IN, 'Success! You have successfully signed in.'],
  ['R4.4', INVALID, 'Error Invalid credentials. Try demo@example.com with any password.'],
  ['R4.5', FAILURE, 'Error Something went wrong. Please try again.'],
  ['R5.1', UNAVAILABLE, `Apple Podcast Not Available ${SOON}`],
  ['R5.3', { kind: 'success', key: 'patreonConnected' }, 'Success! Your Patreon account has been connected.'],
  ['R5.4', REFUSED, 'Error Failed to connect your Patreon account. Please try again.'],
  ['R5.5', YOUTUBE_CONNECTING, 'Connecting to YouTube Redirecting you to authenticate with YouTube'],
  ['R5.5', SHOPIFY_CONNECTED, 'Success! Your Shopify account has been connected.'],
  ['R10.3, R12.1, R13.3', DOWNLOAD, 'Download started'],
  ['R10.4', { kind: 'success', key: 'fileUploaded' }, 'File uploaded successfully'],
  ['R12.5', { kind: 'success', key: 'contractSigned' }, SIGNED],
  ['R13.2', { kind: 'success', key: 'bankConnectionInitiated' }, BANK],
])('The toast for %s, %j, shows %j', (_requirement, toast, text) => {
  const { title, message } = toastText(toast);
  expect(`${title ?? ''} ${message}`.trim()).toBe(text);
});

async function openToasts() {
  let notify: (event: { toast: Toast }) => void = () => {};
  const { actor, send } = journeyAt('/select-platform');
  vi.spyOn(actor, 'on').mockImplementation((type, listener) => {
    if (type === 'toast.shown') notify = listener as typeof notify;
    return { unsubscribe: () => {} };
  });
  render(
    <MantineProvider theme={theme} env="test">
      <AppServicesContext value={{ ...fakeAppServices(), actor }}>
        <Toasts />
      </AppServicesContext>
    </MantineProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  const region = within(screen.getByRole('region', { name: SHELL.messages }));
  const all = () => region.queryAllByRole('group');
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    all,
    advance,
    /** Advances the time and returns the titles of the visible toasts. */
    titlesAfter: async (ms: number) => {
      await advance(ms);
      return all().map((toast) => toast.getAttribute('aria-label'));
    },
    leaveScreen: () => act(() => send({ type: 'platform.chosen', platform: 'patreon' })),
    show: (...toasts: Toast[]) => act(() => toasts.forEach((toast) => notify({ toast }))),
    dismiss: () => fireEvent.click(region.getByRole('button', { name: 'Dismiss message' })),
    position: () => all()[0]?.closest('[data-position]')?.getAttribute('data-position'),
    announced: () => ({
      politely: region.getByRole('status').textContent,
      assertively: region.getByRole('alert').textContent,
    }),
  };
}

describe('Toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    act(() => notifications.clean());
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('close after 4 seconds (R14.1)', async () => {
    const { show, titlesAfter, position } = await openToasts();
    show(SIGNED_IN);
    expect(await titlesAfter(3900)).toEqual(['Success!']);
    expect(position()).toBe('bottom-right');
    expect(await titlesAfter(1000)).toEqual([]);
  });

  it('show at most three, replacing the oldest that is not a failure (R14.1)', async () => {
    const { show, titlesAfter } = await openToasts();
    show(SIGNED_IN, DOWNLOAD, DOWNLOAD);
    expect(await titlesAfter(300)).toEqual(['Success!', 'Download started', 'Download started']);
    show(SHOPIFY_CONNECTING);
    expect(await titlesAfter(300)).toEqual(['Download started', 'Download started', 'Connecting to Shopify']);
    expect(await titlesAfter(4600)).toEqual([]);
    show(FAILURE, DOWNLOAD, DOWNLOAD, SHOPIFY_CONNECTING);
    expect(await titlesAfter(300)).toEqual(['Error', 'Download started', 'Connecting to Shopify']);
  });

  it('appear one at a time on a phone, failures first (R14.1)', async () => {
    matchMediaQuery('(max-width: 47.99em)');
    const { show, titlesAfter, position, dismiss } = await openToasts();
    show(DOWNLOAD, FAILURE);
    expect(await titlesAfter(1000)).toEqual(['Error']);
    expect(position()).toBe('bottom-center');
    dismiss();
    expect(await titlesAfter(1000)).toEqual(['Download started']);
  });

  it('replace "connecting" with "connected" for the same account (R5.5)', async () => {
    const { show, titlesAfter } = await openToasts();
    show(SHOPIFY_CONNECTING, YOUTUBE_CONNECTING);
    await titlesAfter(1500);
    show(SHOPIFY_CONNECTED);
    expect(await titlesAfter(1000)).toEqual(['Connecting to YouTube', 'Success!']);
  });

  it('about failures stay until dismissed or until an attempt succeeds (R14.1)', async () => {
    const { show, titlesAfter, dismiss } = await openToasts();
    show(FAILURE);
    expect(await titlesAfter(60_000)).toEqual(['Error']);
    dismiss();
    expect(await titlesAfter(1000)).toEqual([]);
    show(FAILURE, SIGNED_IN);
    expect(await titlesAfter(1000)).toEqual(['Success!']);
  });

  it('about failures stay when the screen changes, but hints close (R14.1, R16.4)', async () => {
    const { show, titlesAfter, leaveScreen } = await openToasts();
    show(INVALID, FAILURE, UNAVAILABLE);
    await titlesAfter(300);
    leaveScreen();
    expect(await titlesAfter(300)).toEqual(['Error']);
  });

  it.each([
    ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ] as const)('stay open while %s (R14.1)', async (_case, start, end) => {
    const { show, titlesAfter, advance, all } = await openToasts();
    show(SIGNED_IN);
    await advance(2000);
    const [toast = document.body] = all();
    start(toast);
    expect(await titlesAfter(20_000)).toEqual(['Success!']);
    end(toast);
    expect(await titlesAfter(5000)).toEqual([]);
  });

  it('return focus to the page when dismissed by keyboard (R14.1)', async () => {
    const { show, advance, all } = await openToasts();
    const pageButton = document.createElement('button');
    document.body.prepend(pageButton);
    pageButton.focus();
    show(FAILURE, DOWNLOAD);
    await advance(300);
    const [failure, download] = all().map((toast) => within(toast).getByRole('button'));
    act(() => failure?.focus());
    act(() => download?.focus());
    act(() => download?.click());
    await advance(1000);
    expect(document.activeElement).toBe(pageButton);
    pageButton.remove();
  });

  it('are announced according to severity and differ in more than color (R14.1)', async () => {
    const { show, advance, announced, all } = await openToasts();
    show(SIGNED_IN);
    expect(announced()).toEqual({ politely: 'Success! You have successfully signed in.', assertively: '' });
    show(FAILURE);
    expect(announced()).toEqual({ politely: '', assertively: 'Error Something went wrong. Please try again.' });
    show(DOWNLOAD);
    await advance(0);
    expect(all().map((toast) => toast.dataset['kind'])).toEqual(['error', 'success', 'info']);
    expect(new Set(all().map((toast) => toast.querySelector('svg path')?.getAttribute('d'))).size).toBe(3);
  });
});
