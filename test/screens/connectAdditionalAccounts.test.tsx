import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConnectAdditionalAccountsScreen } from '#src/screens/connectAdditionalAccounts/ConnectAdditionalAccountsScreen.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const open = (options?: JourneyOptions) =>
  renderScreen(<ConnectAdditionalAccountsScreen />, '/connect-additional-accounts', options);
const button = (name: string) => screen.getByRole('button', { name });

describe('the optional accounts', () => {
  it('are two cards that can be left out (R5.5, R5.6)', async () => {
    const { journey, sent, user } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Boost Your Funding Potential' })).toBe(
      document.activeElement,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Shopify',
      'YouTube',
    ]);
    await user.click(button('Show My Cash Advance Offers'));
    expect(sent).toEqual([{ type: 'accounts.continued' }]);
    expect(journey.path()).toEqual('/processing');
  });

  it.each([
    ['Shopify', 'shopify', 'YouTube'],
    ['YouTube', 'youtube', 'Shopify'],
  ] as const)(
    'connect %s once, keep the focus there and leave the other alone (R5.5)',
    async (name, account, other) => {
      const { journey, sent, user } = open({ outside: { connectAccount: 'never' } });
      button(`Connect ${name}`).focus();
      await user.keyboard('{Enter}');
      const busy = button(`Connecting to ${name}...`);
      expect(busy).toBe(document.activeElement);
      expect(busy.getAttribute('aria-disabled')).toEqual('true');
      await user.keyboard('{Enter}');
      expect(sent).toEqual([{ type: 'accounts.connectRequested', account }]);
      expect(journey.toasts).toEqual([{ kind: 'info', key: 'accountConnecting', account }]);
      expect(button(`Connect ${other}`).getAttribute('aria-disabled')).toEqual('false');
    },
  );

  it('show a connected account and remember it when the screen is opened again (R5.5)', async () => {
    const { journey, user } = open();
    await user.click(button('Connect Shopify'));
    await journey.settle();
    expect(button('Shopify connected')).toBe(document.activeElement);
    expect(button('Shopify connected').getAttribute('aria-disabled')).toEqual('true');
    expect(journey.toasts.at(-1)).toEqual({ kind: 'success', key: 'accountConnected', account: 'shopify' });
    journey.open('/offers');
    journey.open('/connect-additional-accounts');
    expect(button('Shopify connected').getAttribute('aria-disabled')).toEqual('true');
    expect(button('Connect YouTube').getAttribute('aria-disabled')).toEqual('false');
  });

  it('can be tried again after a failure (R5.5)', async () => {
    const { journey, user } = open({ outside: { connectAccount: { reject: new Error('offline') } } });
    await user.click(button('Connect YouTube'));
    await journey.settle();
    expect(button('Connect YouTube').getAttribute('aria-disabled')).toEqual('false');
    expect(journey.toasts.at(-1)).toEqual({ kind: 'error', key: 'somethingWentWrong' });
  });

  it('have no accessibility violations, connecting or connected (R5.5)', async () => {
    const { container, journey, user } = open();
    await user.click(button('Connect Shopify'));
    await expectNoAxeViolations(container);
    await journey.settle();
    await expectNoAxeViolations(container);
  });
});
