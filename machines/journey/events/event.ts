import { MAX_IRS_FORM_BYTES } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { DEMO_SESSION, type Session } from '#machines/domain/session.ts';
import { capital } from '#machines/journey/inWords.ts';

/** Who causes an event. */
export type Source = 'creator' | 'time' | 'services';

/** Everything about an event, once: the chart's type, words, samples and what may be shown are derived from it. */
export type EventEntry<Payload extends object = object> = {
  readonly source: Source;
  /** What happens, to follow "When". */
  readonly clause: string;
  /** The same on a line of the chart, in at most 27 characters; of a button its own words. */
  readonly label: string;
  /** One that happened, as a sentence without its full stop. */
  readonly sentence: (payload: Payload) => string;
  /** The parts of the payload that a watched product may show: our own names and figures, never what somebody typed. */
  readonly shown: readonly string[];
  /** What exploration tries: for each guard some that pass, some that fail, and those at its limits. */
  readonly samples: readonly Payload[];
};

type Carrying<Payload extends object> = Pick<EventEntry<Payload>, 'samples'> &
  Partial<Pick<EventEntry<Payload>, 'sentence'>> & { readonly shown?: readonly (keyof Payload & string)[] };

type Nothing = Record<never, never>;

const causedBy =
  (source: Source) =>
  <Payload extends object = Nothing>(
    clause: string,
    label: string,
    carries: Carrying<Payload> = { samples: [{} as Payload] },
  ): EventEntry<Payload> => ({ source, clause, label, sentence: () => capital(clause), shown: [], ...carries });

export const creator = causedBy('creator');
export const time = causedBy('time');
export const services = causedBy('services');

/** The creator presses a button that bears these words; of buttons alike the sentence says which. */
export const pressing = (button: string, where = '') =>
  creator<Nothing>(`the creator presses ${button}`, button, {
    samples: [{}],
    sentence: () => `The creator presses ${button}${where}`,
  });

/** What the chart raises itself, which is not tried. */
export const raised = <Payload extends object = Nothing>(clause: string, label: string) =>
  services<Payload>(clause, label, { samples: [] });

/** What samples of several events have in common: a time, files, a session and an owner. */
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
