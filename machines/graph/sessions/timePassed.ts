import type { EventObject } from 'xstate';

/** Time that goes by in a simulated session, with everything that comes due meanwhile: no event of the chart itself. */
export type TimePassed = { readonly type: typeof TIME_PASSED; readonly ms: number };

const TIME_PASSED = 'time.passed';

/** The event that lets so many milliseconds go by. */
export function timePassed(ms: number): TimePassed {
  return { type: TIME_PASSED, ms };
}

/** Whether an event only lets time go by. */
export function isTimePassed(event: EventObject): event is TimePassed {
  return event.type === TIME_PASSED;
}
