import { DEMO_USER } from '#machines/domain/session.ts';
import { SAMPLE_TIME } from '#machines/journey/events/event.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';
import { createPending } from '#src/review/engine/session/pending.ts';

/** What may happen to the journey, with what each port may answer. */
export const { answerSamples, pendingEvents, acceptedEvents, isSample } = createPending({
  events: SAMPLES,
  answers: {
    signIn: [{ user: DEMO_USER }, { user: null }],
    connectPatreon: [{ isConnected: true }, { isConnected: false }],
    issueDocumentNumber: [{ documentNumber: 7, issuedAt: SAMPLE_TIME }],
    signContract: [{ signedAt: SAMPLE_TIME }],
  },
});

/** Whether a call watches a clock. */
export function isWatch(call: string): boolean {
  return call.startsWith('watch');
}
