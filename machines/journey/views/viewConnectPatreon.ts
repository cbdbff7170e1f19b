import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** The Patreon connection form (R5.2 to R5.4). */
export type ConnectPatreonView = {
  readonly isBusy: boolean;
  /** Whose account is connected, or null; the address that was typed is kept nowhere (R5.2). */
  readonly connectedAccount: string | null;
  readonly problem: 'patreonRefused' | 'somethingWentWrong' | null;
};

export function viewConnectPatreon(snapshot: JourneySnapshot): ConnectPatreonView {
  return {
    isBusy: snapshot.matches({ screen: { connectPatreon: 'submitting' } }),
    connectedAccount: snapshot.can({ type: 'patreon.continued' }) ? (snapshot.context.user?.name ?? null) : null,
    problem: problemOf(snapshot),
  };
}

function problemOf(snapshot: JourneySnapshot): ConnectPatreonView['problem'] {
  if (snapshot.matches({ screen: { connectPatreon: 'refused' } })) return 'patreonRefused';
  return snapshot.matches({ screen: { connectPatreon: 'failed' } }) ? 'somethingWentWrong' : null;
}
