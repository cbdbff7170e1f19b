import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { SAMPLE_PDF, SAMPLE_TIME } from '#machines/journey/events/event.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';
import { createPending } from '#src/review/engine/session/pending.ts';

const { 'business.entityTypeChosen': entityTypes, 'business.fileChosen': files } = SAMPLES;

/** The samples of the chart, and an LLC with each of its documents: it is funded, and stories show how. */
const events = {
  ...SAMPLES,
  'business.entityTypeChosen': [...entityTypes, { type: 'business.entityTypeChosen', entityType: 'llc' }],
  'business.fileChosen': [
    ...files,
    ...DOCUMENT_SLOTS.map((place) => ({ type: 'business.fileChosen', place, file: SAMPLE_PDF })),
  ],
};

/** What may happen to the journey, with what each port may answer. */
export const { answerSamples, pendingEvents, acceptedEvents, isSample } = createPending({
  events,
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
