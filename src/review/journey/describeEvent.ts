import type { EventObject } from 'xstate';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { capitalize } from '#machines/journey/humanize.ts';
import { delayWords, portWords } from '#src/review/engine/model/chartWords.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import type { Choice } from '#src/review/engine/session/sessionStep.ts';
import { JOURNEY_WORDS } from './journeyModel.ts';
import { isWatcher } from './samples.ts';

const AFTER = 'xstate.after.';

/** Returns null for unknown events. */
export function describeEvent(event: EventObject): Pick<Choice, 'text' | 'source'> | null {
  const entry = entryOf(event.type);
  if (entry !== null) return { source: entry.source, text: entry.sentence(event) };
  if (event.type.startsWith(AFTER)) return { source: 'time', text: timerText(event.type) };
  const call = callOf(event.type);
  return call === null ? null : { source: 'services', text: answerText(call, event) };
}

function entryOf(type: string): EventEntry | null {
  return Object.hasOwn(EVENTS, type) ? (EVENTS[type as keyof typeof EVENTS] as unknown as EventEntry) : null;
}

function timerText(type: string): string {
  const name = type.slice(AFTER.length).replace(/\..*/, '');
  return capitalize(delayWords(JOURNEY_WORDS, name, null).clause);
}

function answerText(call: string, event: EventObject): string {
  const port = isWatcher(call) ? 'watchTime' : call.replace(/:.*/, '');
  const { answers, fails } = portWords(JOURNEY_WORDS, port, call);
  if (event.type.startsWith('xstate.error.')) return capitalize(fails.clause);
  return `${capitalize(answers.clause)}${isRefusal(event) ? ' with a rejection' : ''}`;
}

/** Returns whether a service answered no, as in `user: null` or `isConnected: false`. */
function isRefusal(event: EventObject): boolean {
  const { output } = event as { output?: unknown };
  if (typeof output !== 'object' || output === null) return false;
  return Object.values(output).some((value) => value === null || value === false);
}
