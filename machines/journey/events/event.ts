import { MAX_IRS_FORM_BYTES } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { DEMO_SESSION, type Session } from '#machines/domain/session.ts';
import { capitalize } from '#machines/journey/humanize.ts';

export type Source = 'creator' | 'time' | 'services';

/** An entry of the event table, from which event types, descriptions and samples are derived. */
export type EventEntry<Payload extends object = object> = {
  readonly source: Source;
  /** Completes a sentence that starts with "When". */
  readonly clause: string;
  /** At most 27 characters, to fit on a line of the chart. */
  readonly label: string;
  /** Describes the event in a sentence without a period. */
  readonly sentence: (payload: Payload) => string;
  /** Payload fields that the review page may show: our own identifiers and numbers, never typed text. */
  readonly shown: readonly string[];
  /** Payloads for exploration: some pass each guard, some fail it, some are at its boundary. */
  readonly samples: readonly Payload[];
};

type EventDetails<Payload extends object> = Pick<EventEntry<Payload>, 'samples'> &
  Partial<Pick<EventEntry<Payload>, 'sentence'>> & { readonly shown?: readonly (keyof Payload & string)[] };

type NoPayload = Record<never, never>;

const eventFrom =
  (source: Source) =>
  <Payload extends object = NoPayload>(
    clause: string,
    label: string,
    details: EventDetails<Payload> = { samples: [{} as Payload] },
  ): EventEntry<Payload> => ({ source, clause, label, sentence: () => capitalize(clause), shown: [], ...details });

export const creator = eventFrom('creator');
export const time = eventFrom('time');
export const services = eventFrom('services');

/** A button press; `suffix` distinguishes buttons with the same label. */
export const buttonPress = (button: string, suffix = '') =>
  creator<NoPayload>(`the creator presses ${button}`, button, {
    samples: [{}],
    sentence: () => `The creator presses ${button}${suffix}`,
  });

/** An event that only the chart raises, so exploration doesn't send it. */
export const internalEvent = <Payload extends object = NoPayload>(clause: string, label: string) =>
  services<Payload>(clause, label, { samples: [] });

export const SAMPLE_TIME = '2026-11-21T09:30:00+00:00';
export const FIRST_OWNER = 'owner-1';
export const ACCEPTED_SECRET = 'accepted';
export const UNCONNECTED: Session = { ...DEMO_SESSION, isPatreonConnected: false };

export const SAMPLE_PDF: FileRef = {
  id: 'sample-pdf',
  name: 'signed.pdf',
  sizeBytes: MAX_IRS_FORM_BYTES,
  mimeType: 'application/pdf',
  content: 'pdf',
};
export const TOO_LARGE: FileRef = { ...SAMPLE_PDF, id: 'sample-large', sizeBytes: MAX_IRS_FORM_BYTES + 1 };
export const EMPTY: FileRef = { ...SAMPLE_PDF, id: 'sample-empty', sizeBytes: 0 };
export const PNG: FileRef = { ...SAMPLE_PDF, id: 'sample-png', name: 'id.png', mimeType: 'image/png', content: 'png' };
export const DISGUISED: FileRef = { ...PNG, id: 'sample-disguised', content: 'other' };
