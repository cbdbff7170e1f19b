import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { type AccountId, ACCOUNTS } from '#machines/domain/choices.ts';

export type ConnectionState = 'disconnected' | 'connecting' | 'connected';

/** The optional connections, each with where it stands (R5.5). */
export type ConnectAdditionalAccountsView = {
  readonly accounts: readonly { readonly id: AccountId; readonly state: ConnectionState }[];
};

export function viewConnectAdditionalAccounts(snapshot: JourneySnapshot): ConnectAdditionalAccountsView {
  return { accounts: ACCOUNTS.map((id) => ({ id, state: connectionState(snapshot, id) })) };
}

function connectionState(snapshot: JourneySnapshot, account: AccountId): ConnectionState {
  return snapshot.value.accounts[account];
}
