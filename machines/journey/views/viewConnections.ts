import { matchesState } from 'xstate';
import { ACCOUNTS, type AccountId } from '#machines/domain/choices.ts';
import { sampleRevenue } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

export type CredentialsView = ReturnType<typeof viewCredentials>;

export function viewSignIn(snapshot: JourneySnapshot) {
  return { ...viewCredentials(snapshot, 'signIn'), userName: snapshot.context.user?.name ?? null };
}

export function viewConnectPatreon(snapshot: JourneySnapshot) {
  const { user } = snapshot.context;
  return {
    ...viewCredentials(snapshot, 'connectPatreon'),
    account: snapshot.can({ type: 'patreon.continued' }) ? (user?.name ?? null) : null,
    /** The contract is signed for this account, so no other can be connected (R12.8). */
    isSettled: snapshot.matches({ screen: { connectPatreon: 'settled' } }),
  };
}

function viewCredentials({ value }: JourneySnapshot, screen: 'signIn' | 'connectPatreon') {
  const isIn = (state: string) => matchesState({ screen: { [screen]: state } }, value);
  return { isBusy: isIn('submitting'), problem: (['refused', 'failed'] as const).find(isIn) ?? null };
}

export type ConnectionState = JourneySnapshot['value']['accounts'][AccountId];

export function viewConnectAdditionalAccounts({ value, context }: JourneySnapshot) {
  return {
    accounts: ACCOUNTS.map((id) => ({ id, state: value.accounts[id] })),
    averageRevenueDollars: sampleRevenue(context.today).averageDollars,
  };
}
