import { describe, expect, it } from 'vitest';
import { viewConnectAdditionalAccounts } from '#machines/journey/views/viewConnectAdditionalAccounts.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';

const PATH = '/connect-additional-accounts';

describe('When in connectAdditionalAccounts', () => {
  it('has two connections, none of them made (R5.5)', () => {
    const journey = journeyAt(PATH);
    expect(journey.where().screen).toEqual({
      connectAdditionalAccounts: { shopify: 'disconnected', youtube: 'disconnected' },
    });
    expect(viewConnectAdditionalAccounts(journey.snapshot())).toEqual({
      accounts: [
        { id: 'shopify', state: 'disconnected' },
        { id: 'youtube', state: 'disconnected' },
      ],
    });
  });

  it.each(['shopify', 'youtube'] as const)(
    'tells of %s that it is being made, then that it is made (R5.5)',
    async (account) => {
      const journey = journeyAt(PATH);
      const states = () =>
        viewConnectAdditionalAccounts(journey.snapshot()).accounts.map(({ id, state }) => [id, state]);
      const others = states().filter(([id]) => id !== account);
      journey.send({ type: 'accounts.connectRequested', account });
      expect(states()).toEqual(expect.arrayContaining([[account, 'connecting'], ...others]));
      await journey.settle();
      expect(states()).toEqual(expect.arrayContaining([[account, 'connected'], ...others]));
    },
  );

  it('goes to the preparation of the offers without any connection (R5.5, R5.6)', () => {
    const journey = journeyAt(PATH);
    journey.send({ type: 'accounts.continued' });
    expect(journey.path()).toBe('/processing');
  });

  it('goes on while an account is still being connected, which is then given up (R5.6)', async () => {
    const journey = journeyAt(PATH);
    journey.send({ type: 'accounts.connectRequested', account: 'shopify' });
    journey.send({ type: 'accounts.continued' });
    await journey.settle();
    expect({ path: journey.path(), connected: journey.context().connectedAccounts }).toEqual({
      path: '/processing',
      connected: [],
    });
  });
});

describe.each([
  ['shopify', 'youtube'],
  ['youtube', 'shopify'],
] as const)('When in connectAdditionalAccounts.%s', (account, other) => {
  const request = { type: 'accounts.connectRequested', account } as const;

  it('disconnected: connecting says once where it leads and leaves the other alone (R5.5)', () => {
    const journey = journeyAt(PATH, { outside: { connectAccount: 'never' } });
    journey.send(request);
    expect(journey.where().screen).toEqual({
      connectAdditionalAccounts: { [account]: 'connecting', [other]: 'disconnected' },
    });
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'accountConnecting', account }]);
  });

  it('connecting: asking again is refused, asking for the other is not (R5.5)', () => {
    const journey = journeyAt(PATH, { outside: { connectAccount: 'never' } });
    journey.send(request);
    expectRefused(journey, request);
    journey.send({ type: 'accounts.connectRequested', account: other });
    expect(journey.where().screen).toEqual({
      connectAdditionalAccounts: { [account]: 'connecting', [other]: 'connecting' },
    });
  });

  it('connecting: becomes connected and says so once (R5.5)', async () => {
    const journey = journeyAt(PATH);
    journey.send(request);
    await journey.settle();
    expect(journey.where().screen).toEqual({
      connectAdditionalAccounts: { [account]: 'connected', [other]: 'disconnected' },
    });
    expect(journey.toasts).toEqual([
      { kind: 'info', key: 'accountConnecting', account },
      { kind: 'success', key: 'accountConnected', account },
    ]);
    expect(journey.context().connectedAccounts).toEqual([account]);
  });

  it('connecting: a failure says once that something went wrong, and can be tried again (R5.5)', async () => {
    const journey = journeyAt(PATH, { outside: { connectAccount: { reject: new Error('down') } } });
    journey.send(request);
    await journey.settle();
    expect(journey.where().screen).toEqual({
      connectAdditionalAccounts: { [account]: 'disconnected', [other]: 'disconnected' },
    });
    expect(journey.toasts).toEqual([
      { kind: 'info', key: 'accountConnecting', account },
      { kind: 'error', key: 'somethingWentWrong' },
    ]);
    expect(journey.can(request)).toBe(true);
  });

  it('connected: cannot be connected twice, and is still connected after another screen (R5.5)', async () => {
    const journey = journeyAt(PATH);
    journey.send(request);
    await journey.settle();
    expectRefused(journey, request);
    journey.open('/offers');
    journey.open(PATH);
    expect(journey.where().screen).toEqual({
      connectAdditionalAccounts: { [account]: 'connected', [other]: 'disconnected' },
    });
  });
});
