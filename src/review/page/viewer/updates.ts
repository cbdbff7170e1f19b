import type { EventObject } from 'xstate';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Recording } from './context.ts';

/** The most steps of a live session that are retained. */
const MAX_RECORDED_STEPS = 5000;

/** A list with an entry put in, or taken out when it was there. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): readonly Entry[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}

/**
 * A live recording with one more step. One with the number of the last takes its place, as more is known of it; when
 * the product began anew, the recording does too. What could be done is kept of the latest step alone: it is nineteen
 * parts in twenty of a step, and cannot be done any more.
 */
export function withStep(recording: Recording, step: SessionStep): Recording {
  const last = recording.steps.at(-1)?.sequence ?? -1;
  if (step.sequence < last) return { ...recording, steps: [step] };
  const before = recording.steps.slice(-MAX_RECORDED_STEPS);
  const latest = before.pop();
  if (latest !== undefined && step.sequence !== last) before.push({ ...latest, choices: [] });
  return { ...recording, steps: [...before, step] };
}

/** A session that goes on from the step that is shown. */
export function continueRecording(recording: Recording, cursor: number, event: EventObject): Recording {
  return { ...recording, kind: 'simulated', events: [...recording.events.slice(0, cursor), event] };
}
