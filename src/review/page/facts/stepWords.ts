import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const TENTHS = 10;

/** A time on a session's clock: "0:07.4" is 7.4 seconds after its start. */
export function clockText(atMs: number): string {
  const tenths = Math.floor(atMs / (SECOND_MS / TENTHS));
  const seconds = Math.floor(tenths / TENTHS);
  const secondsText = String(seconds % MINUTE_SECONDS).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${secondsText}.${tenths % TENTHS}`;
}

/** When a step came, counted from the first one of its session: the clock of a product began long before it. */
export function stepTime(step: SessionStep, [first = step]: readonly SessionStep[]): string {
  return clockText(step.atMs - first.atMs);
}

/** The event of a step in plain words. */
export function eventText({ event }: Pick<SessionStep, 'event'>): string {
  return event === null ? PLAYBACK_TEXT.start : event.text;
}
