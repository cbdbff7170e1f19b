import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { SAMPLE_PDF, SAMPLE_TIME } from '#machines/journey/events/event.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';
import { createPending } from '#src/review/engine/session/pending.ts';

const { 'business.entityTypeChosen': entityTypes, 'business.fileChosen': files } = SAMPLES;

/** Adds an LLC and all its documents, so stories can show how it is funded. */
const events = {
  ...SAMPLES,
  'business.entityTypeChosen': [...entityTypes, { type: 'business.entityTypeChosen', entityType: 'llc' }],
  'business.fileChosen': [
    ...files,
    ...DOCUMENT_SLOTS.map((place) => ({ type: 'business.fileChosen', place, file: SAMPLE_PDF })),
  ],
};

export const { answerSamples, pendingEvents, acceptedEvents, isSample } = createPending({
  events,
  answers: {
    signIn: [{ user: DEMO_USER }, { user: null }],
    connectPatreon: [{ isConnected: true }, { isConnected: false }],
    issueDocumentNumber: [{ documentNumber: 7, issuedAt: SAMPLE_TIME }],
    signContract: [{ signedAt: SAMPLE_TIME }],
  },
});

export function isWatcher(call: string): boolean {
  return call.startsWith('watch');
}
