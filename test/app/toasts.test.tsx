import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '#machines/journey/events.ts';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { theme } from '#src/app/theme/theme.ts';
import { toastText } from '#src/content/toasts.ts';
import { type JourneyActor, JourneyProvider } from '#src/journey/JourneyProvider.tsx';
import { fakeKeep, fakePapers } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

const SIGNED_IN: Toast = { kind: 'success', key: 'signedIn' };
const DOWNLOAD: Toast = { kind: 'info', key: 'downloadStarted', download: 'contract' };
const CONNECTING: Toast = { kind: 'info', key: 'accountConnecting', account: 'shopify' };
const CONNECTED: Toast = { kind: 'success', key: 'accountConnected', account: 'shopify' };
const FAILURE: Toast = { kind: 'error', key: 'somethingWentWrong' };

describe('The words of toasts', () => {
  const quoted: [string, Toast, string | null, string][] = [
    ['R4.3', SIGNED_IN, 'Success!', 'You have successfully signed in.'],
    [
      'R4.4',
      { kind: 'error', key: 'invalidCredentials' },
      'Error',
      'Invalid credentials. Try demo@example.com with any password.',
    ],
    ['R4.5', FAILURE, 'Error', 'Something went wrong. Please try again.'],
    [
      'R5.1',
      { kind: 'info', key: 'platformUnavailable', platform: 'applePodcast' },
      'Apple Podcast Not Available',
      'Apple Podcast integration is coming soon. Please select Patreon for now.',
    ],
    ['R5.3', { kind: 'success', key: 'patreonConnected' }, 'Success!', 'Your Patreon account has been connected.'],
    [
      'R5.4',
      { kind: 'error', key: 'patreonRefused' },
      'Error',
      'Failed to connect your Patreon account. Please try again.',
    ],
    [
      'R5.5',
      { kind: 'info', key: 'accountConnecting', account: 'youtube' },
      'Connecting to YouTube',
      'Redirecting you to authenticate with YouTube',
    ],
    [
      'R5.5',
      { kind: 'success', key: 'accountConnected', account: 'shopify' },
      'Success!',
      'Your Shopify account has been connected.',
    ],
    [
      'R9.10',
      { kind: 'info', key: 'businessIncomplete' },
      null,
      'Not all information has been completed, but you can continue anyway for demonstration purposes.',
    ],
    ['R10.3, R12.1, R13.3', DOWNLOAD, null, 'Download started'],
    ['R10.4', { kind: 'success', key: 'fileUploaded' }, null, 'File uploaded successfully'],
    [
      'R12.5',
      { kind: 'success', key: 'contractSigned' },
      'Contract signed!',
      'Your contract has been signed successfully.',
    ],
    [
      'R13.2',
      { kind: 'success', key: 'bankConnectionInitiated' },
      'Bank connection initiated',
      "You'll be redirected to securely connect your bank account.",
    ],
  ];
  it.each(quoted)('are as quoted (%s: $1.key)', (_requirement, toast, title, message) => {
    expect(toastText(toast)).toEqual({ title, message });
  });
});

describe('The toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    act(() => notifications.clean());
    vi.useRealTimers();
  });

  async function open() {
    let hear: (event: { toast: Toast }) => void = () => {};
    const actor = {
      on: (_type: 'toast.shown', listener: typeof hear) => {
        hear = listener;
        return { unsubscribe: () => {} };
      },
    } as unknown as JourneyActor;
    render(
      <MantineProvider theme={theme} env="test">
        <JourneyProvider actor={actor} keep={fakeKeep()} papers={fakePapers()}>
          <Toasts />
        </JourneyProvider>
      </MantineProvider>,
    );
    const region = screen.getByRole('region', { name: 'Messages' });
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
    return {
      region,
      show: (...toasts: Toast[]) => act(() => toasts.forEach((toast) => hear({ toast }))),
      titles: () =>
        within(region)
          .queryAllByRole('group')
          .map((toast) => toast.getAttribute('aria-label')),
      pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    };
  }

  it('go after 4000 ms (R14.1)', async () => {
    const { show, titles, pass } = await open();
    show(SIGNED_IN);
    await pass(3900);
    expect(titles()).toEqual(['Success!']);
    await pass(1000);
    expect(titles()).toEqual([]);
  });

  it('are at most three at a time; the latest takes the place of the oldest (R14.1)', async () => {
    const { show, titles, pass } = await open();
    show(SIGNED_IN, DOWNLOAD, DOWNLOAD);
    await pass(300);
    expect(titles()).toEqual(['Success!', 'Download started', 'Download started']);
    show(CONNECTING);
    await pass(300);
    expect(titles()).toEqual(['Download started', 'Download started', 'Connecting to Shopify']);
    await pass(4600);
    expect(titles()).toEqual([]);
  });

  it('leave room for a failure that stands among them (R14.1)', async () => {
    const { show, titles, pass } = await open();
    show(FAILURE, DOWNLOAD, DOWNLOAD, CONNECTING);
    await pass(300);
    expect(titles()).toEqual(['Error', 'Download started', 'Connecting to Shopify']);
  });

  it('are shown one at a time at the top of a phone; the latest takes the place of the one before (R14.1)', async () => {
    matchMediaQuery('(max-width: 47.99em)');
    const { show, titles, pass, region } = await open();
    show(SIGNED_IN, DOWNLOAD);
    await pass(300);
    expect(titles()).toEqual(['Download started']);
    const place = within(region).getByRole('group').closest('[data-position]');
    expect(place?.getAttribute('data-position')).toEqual('top-center');
    await pass(4600);
    expect(titles()).toEqual([]);
  });

  it('are at the bottom right of a wider screen (R14.1)', async () => {
    const { show, pass, region } = await open();
    show(SIGNED_IN);
    await pass(0);
    const place = within(region).getByRole('group').closest('[data-position]');
    expect(place?.getAttribute('data-position')).toEqual('bottom-right');
  });

  it('make room for a failure at once, and come back after it (R14.1)', async () => {
    matchMediaQuery('(max-width: 47.99em)');
    const { show, titles, pass, region } = await open();
    show(DOWNLOAD, FAILURE);
    await pass(1000);
    expect(titles()).toEqual(['Error']);
    fireEvent.click(within(region).getByRole('button', { name: 'Dismiss message' }));
    await pass(1000);
    expect(titles()).toEqual(['Download started']);
  });

  it('say of an account that it is connected in place of that it is connecting (R5.5)', async () => {
    const { show, titles, pass } = await open();
    show(CONNECTING, { kind: 'info', key: 'accountConnecting', account: 'youtube' });
    await pass(1500);
    show(CONNECTED);
    await pass(1000);
    expect(titles()).toEqual(['Connecting to YouTube', 'Success!']);
    await pass(2000);
    expect(titles()).toEqual(['Success!']);
  });

  it('stay when they tell of a failure, until dismissed (R14.1)', async () => {
    const { show, titles, pass, region } = await open();
    show(FAILURE);
    await pass(60_000);
    expect(titles()).toEqual(['Error']);
    fireEvent.click(within(region).getByRole('button', { name: 'Dismiss message' }));
    await pass(1000);
    expect(titles()).toEqual([]);
  });

  it('take a failure away when the next attempt has an outcome (R14.1)', async () => {
    const { show, titles, pass } = await open();
    show(FAILURE);
    await pass(10_000);
    show(SIGNED_IN);
    await pass(1000);
    expect(titles()).toEqual(['Success!']);
  });

  it.each([
    ['pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['holding the focus', fireEvent.focus, fireEvent.blur],
  ] as const)('stay while %s (R14.1)', async (_case, begin, end) => {
    const { show, titles, pass, region } = await open();
    show(SIGNED_IN);
    await pass(2000);
    const toast = within(region).getByRole('group');
    begin(toast);
    await pass(20_000);
    expect(titles()).toEqual(['Success!']);
    end(toast);
    await pass(5000);
    expect(titles()).toEqual([]);
  });

  it('are read out politely, and failures at once; the words go again (R14.1)', async () => {
    const { show, pass, region } = await open();
    const polite = within(region).getByRole('status');
    const assertive = within(region).getByRole('alert');
    show(SIGNED_IN);
    await pass(0);
    expect([polite.textContent, assertive.textContent]).toEqual(['Success! You have successfully signed in.', '']);
    show(FAILURE);
    await pass(0);
    expect([polite.textContent, assertive.textContent]).toEqual(['', 'Error Something went wrong. Please try again.']);
    await pass(2000);
    expect([polite.textContent, assertive.textContent]).toEqual(['', '']);
  });

  it('differ by kind in more than their color (R14.1)', async () => {
    const { show, pass, region } = await open();
    show(DOWNLOAD, SIGNED_IN, FAILURE);
    await pass(0);
    const toasts = within(region).getAllByRole('group');
    expect(toasts.map((toast) => toast.dataset['kind'])).toEqual(['error', 'info', 'success']);
    expect(new Set(toasts.map((toast) => toast.querySelector('svg path')?.getAttribute('d'))).size).toBe(3);
  });
});
