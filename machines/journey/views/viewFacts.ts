import type { TimedProgress } from '#machines/journey/context.ts';
import { type JourneyFacts, keptOf } from '#machines/journey/facts.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** The facts of this moment (R15.1). */
export function viewFacts(snapshot: JourneySnapshot): JourneyFacts {
  const { context } = snapshot;
  return {
    ...keptOf(context),
    signature: context.isContractSigned ? context.signature : '',
    contractTimes: context.isContractSigned
      ? context.contractTimes
      : { ...context.contractTimes, agreedAt: null, signedAt: null },
    progress: progressOf(snapshot),
    isCounting: snapshot.matches({ countdown: 'counting' }),
  };
}

function progressOf(snapshot: JourneySnapshot): TimedProgress | null {
  for (const screen of ['processing', 'businessVerification'] as const) {
    if (!snapshot.matches({ screen })) continue;
    const isPaused = snapshot.matches({ screen: { [screen]: { pace: 'paused' } } } as never);
    return { screen, elapsedMs: snapshot.context.elapsedMs, isPaused };
  }
  return null;
}
