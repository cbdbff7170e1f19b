import type { EventObject } from 'xstate';
import { shortData } from './data.ts';

/** What of a session is shown: of what is remembered, and of an event. */
export type Redaction = {
  readonly data: (context: unknown) => Readonly<Record<string, string>>;
  readonly event: (event: EventObject) => EventObject;
};

/** For a session made of samples: everything is shown. */
export const SHOWS_SAMPLES: Redaction = { data: shortData, event: (event) => event };
