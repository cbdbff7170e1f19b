import { matchesState } from 'xstate';
import { ACCOUNTS, type AccountId } from '#machines/domain/choices.ts';
import { sampleRevenue } from '#machines/domain/revenue.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

export type CredentialsView = ReturnType<typeof viewCredentials>;

export const viewSignIn = (snapshot: JourneySnapshot) => viewCredentials(snapshot, 'signIn');
export const viewPatreonLogin = (snapshot: JourneySnapshot) => viewCredentials(snapshot, 'connectPatreon');

/** A form that asks for an email address and a password: whether it is being checked, and what went wrong (R4, R5.2 to R5.4). */
function viewCredentials({ value }: JourneySnapshot, screen: 'signIn' | 'connectPatreon') {
  const isIn = (state: string) => matchesState({ screen: { [screen]: state } }, value);
  return { isBusy: isIn('submitting'), problem: (['refused', 'failed'] as const).find(isIn) ?? null };
}

/** Whether the contract is signed for the connected account, so that no other one can be connected (R12.8). */
export const isPatreonSettled = (snapshot: JourneySnapshot) =>
  snapshot.matches({ screen: { connectPatreon: 'settled' } });

/** Whose Patreon account is connected, or null; the address that was typed is saved nowhere (R5.2). */
export function connectedPatreon(snapshot: JourneySnapshot): string | null {
  return snapshot.can({ type: 'patreon.continued' }) ? (snapshot.context.user?.name ?? null) : null;
}

export type ConnectionState = JourneySnapshot['value']['accounts'][AccountId];

/** The optional connections with their states, and the sample revenue of the connected Patreon account (R5.5, R18.1). */
export function viewConnectAdditionalAccounts({ value, context }: JourneySnapshot) {
  return {
    accounts: ACCOUNTS.map((id) => ({ id, state: value.accounts[id] })),
    averageRevenueDollars: sampleRevenue(context.today).averageDollars,
  };
}
