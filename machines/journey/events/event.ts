import * as v from 'valibot';
import { capital } from '#machines/journey/inWords.ts';

/** Who causes an event. */
export type Source = 'creator' | 'time' | 'services';

/** What an event carries. */
type Payload<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;

/** All that is said of an event, once: the chart's type, checks, words, samples and what may be shown are derived. */
export type EventEntry<Entries extends v.ObjectEntries = v.ObjectEntries> = {
  readonly payload: v.StrictObjectSchema<Entries, undefined>;
  readonly source: Source;
  /** What happens, to follow "When". */
  readonly clause: string;
  /** The same on a line of the chart, in at most 27 characters; of a button its own words. */
  readonly label: string;
  /** One that happened, as a sentence without its full stop. */
  readonly sentence: (payload: Payload<Entries>) => string;
  /** The parts of the payload that a watched product may show: our own names and figures, never what somebody typed. */
  readonly shown: readonly string[];
  /** What exploration tries: for each guard some that pass, some that fail, and those at its limits. */
  readonly samples: readonly Payload<Entries>[];
};

type Carrying<Entries extends v.ObjectEntries> = {
  readonly payload: Entries;
  readonly samples: readonly Payload<Entries>[];
  readonly sentence?: (payload: Payload<Entries>) => string;
  readonly shown?: readonly (keyof Entries & string)[];
};

const NOTHING: Carrying<Record<never, never>> = { payload: {}, samples: [{}] };

function causedBy(source: Source) {
  function event(clause: string, label: string): EventEntry<Record<never, never>>;
  function event<const Entries extends v.ObjectEntries>(
    clause: string,
    label: string,
    carries: Carrying<Entries>,
  ): EventEntry<Entries>;
  function event(clause: string, label: string, carries: Carrying<v.ObjectEntries> = NOTHING): EventEntry {
    const { payload, samples, sentence = () => capital(clause), shown = [] } = carries;
    return { payload: v.strictObject(payload), source, clause, label, sentence, shown, samples };
  }
  return event;
}

export const creator = causedBy('creator');
export const time = causedBy('time');
export const services = causedBy('services');

/** The creator presses a button that bears these words; of buttons alike the sentence says which. */
export const pressing = (button: string, where = '') =>
  creator(`the creator presses ${button}`, button, {
    ...NOTHING,
    sentence: () => `The creator presses ${button}${where}`,
  });

/** What the chart raises itself, which is not tried. */
export const raised = <const Entries extends v.ObjectEntries>(clause: string, label: string, payload: Entries) =>
  services(clause, label, { payload, samples: [] });
