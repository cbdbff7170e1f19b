import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { type AccountId, ACCOUNTS } from '#machines/domain/choices.ts';

export type ConnectionState = JourneySnapshot['value']['accounts'][AccountId];

/** The optional connections, each with where it stands (R5.5). */
export function viewConnectAdditionalAccounts({ value }: JourneySnapshot) {
  return { accounts: ACCOUNTS.map((id) => ({ id, state: value.accounts[id] })) };
}
