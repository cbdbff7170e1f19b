import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';

/** The event of a step in plain words. */
export function eventText({ event }: Pick<SessionStep, 'event'>): string {
  return event === null ? PLAYBACK_TEXT.start : event.text;
}
