import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const TENTHS = 10;

/** Formats session time: "0:07.4" is 7.4 seconds. */
export function clockText(atMs: number): string {
  const tenths = Math.floor(atMs / (SECOND_MS / TENTHS));
  const seconds = Math.floor(tenths / TENTHS);
  const secondsText = String(seconds % MINUTE_SECONDS).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${secondsText}.${tenths % TENTHS}`;
}

/** Formats a step's time since the first step, because the product's clock may start before the session. */
export function stepTime(step: SessionStep, [first = step]: readonly SessionStep[]): string {
  return clockText(step.atMs - first.atMs);
}

export function eventText({ event }: Pick<SessionStep, 'event'>): string {
  return event === null ? PLAYBACK_TEXT.start : event.text;
}
