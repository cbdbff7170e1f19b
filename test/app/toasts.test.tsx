import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { theme } from '#src/app/theme/theme.ts';
import { toastText } from '#src/content/toasts.ts';
import { SeamContext } from '#src/journey/hooks.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { fakeSeam } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

const PHONE = '(max-width: 47.99em)';
const SIGNED_IN: Toast = { kind: 'success', key: 'signedIn' };
const DOWNLOAD: Toast = { kind: 'info', key: 'downloadStarted', download: 'contract' };
const CONNECTING: Toast = { kind: 'info', key: 'accountConnecting', account: 'shopify' };
const CONNECTED: Toast = { kind: 'success', key: 'accountConnected', account: 'shopify' };
const TO_YOUTUBE: Toast = { kind: 'info', key: 'accountConnecting', account: 'youtube' };
const REFUSED: Toast = { kind: 'error', key: 'patreonRefused' };
const INVALID: Toast = { kind: 'error', key: 'invalidCredentials' };
const FAILURE: Toast = { kind: 'error', key: 'somethingWentWrong' };
const UNAVAILABLE: Toast = { kind: 'info', key: 'platformUnavailable', platform: 'applePodcast' };

const COMING = 'Apple Podcast integration is coming soon. Please select Patreon for now.';
const SIGNED = 'Contract signed!|Your contract has been signed successfully.';
const BANK = "Bank connection initiated|You'll be redirected to securely connect your bank account.";

it.each<[string, Toast, string]>([
  ['R4.3', SIGNED_IN, 'Success!|You have successfully signed in.'],
  ['R4.4', INVALID, 'Error|Invalid credentials. Try demo@example.com with any password.'],
  ['R4.5', FAILURE, 'Error|Something went wrong. Please try again.'],
  ['R5.1', UNAVAILABLE, `Apple Podcast Not Available|${COMING}`],
  ['R5.3', { kind: 'success', key: 'patreonConnected' }, 'Success!|Your Patreon account has been connected.'],
  ['R5.4', REFUSED, 'Error|Failed to connect your Patreon account. Please try again.'],
  ['R5.5', TO_YOUTUBE, 'Connecting to YouTube|Redirecting you to authenticate with YouTube'],
  ['R5.5', CONNECTED, 'Success!|Your Shopify account has been connected.'],
  ['R10.3, R12.1, R13.3', DOWNLOAD, 'Download started'],
  ['R10.4', { kind: 'success', key: 'fileUploaded' }, 'File uploaded successfully'],
  ['R12.5', { kind: 'success', key: 'contractSigned' }, SIGNED],
  ['R13.2', { kind: 'success', key: 'bankConnectionInitiated' }, BANK],
])('The words of toasts are as quoted (%s: $1.key)', (_requirement, toast, words) => {
  const { title, message } = toastText(toast);
  expect(title === null ? message : `${title}|${message}`).toBe(words);
});

describe('The toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    act(() => notifications.clean());
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  async function open() {
    let notify: (event: { toast: Toast }) => void = () => {};
    const { actor, send } = journeyAt('/select-platform');
    vi.spyOn(actor, 'on').mockImplementation((type, listener) => {
      if (type === 'toast.shown') notify = listener as typeof notify;
      return { unsubscribe: () => {} };
    });
    render(
      <MantineProvider theme={theme} env="test">
        <SeamContext value={{ ...fakeSeam(), actor }}>
          <Toasts />
        </SeamContext>
      </MantineProvider>,
    );
    const region = screen.getByRole('region', { name: 'Messages' });
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
    const all = () => within(region).queryAllByRole('group');
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    return {
      all,
      pass,
      /** The names of all toasts once so much time has passed. */
      titlesAfter: async (ms: number) => {
        await pass(ms);
        return all().map((toast) => toast.getAttribute('aria-label'));
      },
      leave: () => act(() => send({ type: 'platform.chosen', platform: 'patreon' })),
      retry: () => act(() => send({ type: 'patreon.submitted', email: 'a@example.com', secretId: 'secret-1' })),
      show: (...toasts: Toast[]) => act(() => toasts.forEach((toast) => notify({ toast }))),
      dismiss: () => fireEvent.click(within(region).getByRole('button', { name: 'Dismiss message' })),
      place: () => all()[0]?.closest('[data-position]')?.getAttribute('data-position'),
      /** What is read out politely, and what at once. */
      said: () => ['status', 'alert'].map((role) => within(region).getByRole(role).textContent),
    };
  }

  it('go after 4000 ms; of more than three the latest replaces the oldest, never a failure (R14.1)', async () => {
    const { show, titlesAfter, place } = await open();
    show(SIGNED_IN);
    expect([await titlesAfter(3900), place()]).toEqual([['Success!'], 'bottom-right']);
    expect(await titlesAfter(1000)).toEqual([]);
    show(SIGNED_IN, DOWNLOAD, DOWNLOAD);
    expect(await titlesAfter(300)).toEqual(['Success!', 'Download started', 'Download started']);
    show(CONNECTING);
    expect(await titlesAfter(300)).toEqual(['Download started', 'Download started', 'Connecting to Shopify']);
    expect(await titlesAfter(4600)).toEqual([]);
    show(FAILURE, DOWNLOAD, DOWNLOAD, CONNECTING);
    expect(await titlesAfter(300)).toEqual(['Error', 'Download started', 'Connecting to Shopify']);
  });

  it('stand one at a time at the bottom of a phone, the latest first and a failure before all (R14.1)', async () => {
    matchMediaQuery(PHONE);
    const { show, titlesAfter, place, dismiss } = await open();
    show(SIGNED_IN, DOWNLOAD);
    expect([await titlesAfter(300), place()]).toEqual([['Download started'], 'bottom-center']);
    expect(await titlesAfter(4600)).toEqual([]);
    show(DOWNLOAD, FAILURE);
    expect(await titlesAfter(1000)).toEqual(['Error']);
    dismiss();
    expect(await titlesAfter(1000)).toEqual(['Download started']);
  });

  it('say of an account that it is connected in place of that it is connecting (R5.5)', async () => {
    const { show, titlesAfter, pass } = await open();
    show(CONNECTING, TO_YOUTUBE);
    await pass(1500);
    show(CONNECTED);
    expect(await titlesAfter(1000)).toEqual(['Connecting to YouTube', 'Success!']);
    expect(await titlesAfter(2000)).toEqual(['Success!']);
  });

  it('stay when they tell of a failure, until dismissed or the next attempt has an outcome (R14.1)', async () => {
    const { show, titlesAfter, dismiss } = await open();
    show(FAILURE);
    expect(await titlesAfter(60_000)).toEqual(['Error']);
    dismiss();
    expect(await titlesAfter(1000)).toEqual([]);
    show(FAILURE);
    await titlesAfter(10_000);
    show(DOWNLOAD);
    expect(await titlesAfter(1000)).toEqual(['Error', 'Download started']);
    show(SIGNED_IN);
    expect(await titlesAfter(1000)).toEqual(['Download started', 'Success!']);
  });

  it('go with the screen that they speak of; what was done and what failed is still said on the next (R14.1, R16.4)', async () => {
    const { show, titlesAfter, leave } = await open();
    show(FAILURE, UNAVAILABLE);
    expect(await titlesAfter(300)).toEqual(['Error', 'Apple Podcast Not Available']);
    leave();
    expect(await titlesAfter(300)).toEqual(['Error']);
  });

  it('go, when they tell of a refused login, as it is left or tried again (R14.1, R16.4)', async () => {
    const { show, titlesAfter, leave, retry } = await open();
    show(INVALID);
    expect(await titlesAfter(300)).toEqual(['Error']);
    leave();
    expect(await titlesAfter(300)).toEqual([]);
    show(SIGNED_IN, FAILURE);
    expect(await titlesAfter(300)).toEqual(['Error', 'Success!']);
    retry();
    expect(await titlesAfter(300)).toEqual(['Success!']);
  });

  it.each([
    ['pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['holding the focus', fireEvent.focus, fireEvent.blur],
  ] as const)('stay while %s (R14.1)', async (_case, begin, end) => {
    const { show, titlesAfter, pass, all } = await open();
    show(SIGNED_IN);
    await pass(2000);
    const [toast] = all();
    if (toast === undefined) throw new Error('There is no toast.');
    begin(toast);
    expect(await titlesAfter(20_000)).toEqual(['Success!']);
    end(toast);
    expect(await titlesAfter(5000)).toEqual([]);
  });

  it('give the focus back to where it was when dismissed by keyboard (R14.1)', async () => {
    const { show, pass, all } = await open();
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    show(FAILURE, DOWNLOAD);
    await pass(300);
    const [failure, download] = all().map((toast) => within(toast).getByRole('button'));
    act(() => failure?.focus());
    act(() => download?.focus());
    act(() => download?.click());
    await pass(1000);
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('are read out again when the same one comes again, each for a second (R14.1)', async () => {
    const { show, pass, said } = await open();
    show(DOWNLOAD);
    await pass(ANNOUNCEMENT_MS - 1);
    const first = screen.getByText('Download started', { selector: '[role="status"] p' });
    show(DOWNLOAD);
    await pass(ANNOUNCEMENT_MS - 1);
    expect(screen.getByText('Download started', { selector: '[role="status"] p' })).not.toBe(first);
    await pass(1);
    expect(said()).toEqual(['', '']);
  });

  it('are read out politely, failures at once, and differ by kind in more than color (R14.1)', async () => {
    const { show, pass, said, all } = await open();
    show(SIGNED_IN);
    await pass(0);
    expect(said()).toEqual(['Success! You have successfully signed in.', '']);
    show(FAILURE);
    await pass(0);
    expect(said()).toEqual(['', 'Error Something went wrong. Please try again.']);
    await pass(ANNOUNCEMENT_MS);
    expect(said()).toEqual(['', '']);
    show(DOWNLOAD);
    await pass(0);
    expect(said()).toEqual(['Download started', '']);
    expect(all().map((toast) => toast.dataset['kind'])).toEqual(['error', 'success', 'info']);
    expect(new Set(all().map((toast) => toast.querySelector('svg path')?.getAttribute('d'))).size).toBe(3);
  });
});
