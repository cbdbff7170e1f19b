import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { type AccountId, ACCOUNTS } from '#machines/domain/choices.ts';

export type ConnectionState = JourneySnapshot['value']['accounts'][AccountId];

/** The optional connections, each with where it stands (R5.5). */
export type ConnectAdditionalAccountsView = {
  readonly accounts: readonly { readonly id: AccountId; readonly state: ConnectionState }[];
};

export function viewConnectAdditionalAccounts({ value }: JourneySnapshot): ConnectAdditionalAccountsView {
  return { accounts: ACCOUNTS.map((id) => ({ id, state: value.accounts[id] })) };
}
