import { matchesState } from 'xstate';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** A form that asks for an email address and a password: whether it is being checked, and what went wrong (R4, R5.2 to R5.4). */
export type CredentialsView = { readonly isBusy: boolean; readonly problem: 'refused' | 'failed' | null };

export const viewSignIn = (snapshot: JourneySnapshot) => viewCredentials(snapshot, 'signIn');
export const viewPatreonLogin = (snapshot: JourneySnapshot) => viewCredentials(snapshot, 'connectPatreon');

function viewCredentials({ value }: JourneySnapshot, screen: 'signIn' | 'connectPatreon'): CredentialsView {
  const isIn = (state: string) => matchesState({ screen: { [screen]: state } }, value);
  return {
    isBusy: isIn('submitting'),
    problem: (['refused', 'failed'] as const).find(isIn) ?? null,
  };
}
