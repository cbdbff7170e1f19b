import { DEMO_EMAIL } from '#machines/constants.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** The sign-in form (R4). */
export type SignInView = {
  readonly isBusy: boolean;
  readonly problem: 'invalidCredentials' | 'somethingWentWrong' | null;
  readonly demoEmail: string;
};

export function viewSignIn(snapshot: JourneySnapshot): SignInView {
  return {
    isBusy: snapshot.matches({ screen: { signIn: 'submitting' } }),
    problem: problemOf(snapshot),
    demoEmail: DEMO_EMAIL,
  };
}

function problemOf(snapshot: JourneySnapshot): SignInView['problem'] {
  if (snapshot.matches({ screen: { signIn: 'refused' } })) return 'invalidCredentials';
  return snapshot.matches({ screen: { signIn: 'failed' } }) ? 'somethingWentWrong' : null;
}
