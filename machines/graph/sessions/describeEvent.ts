import type { EventObject } from 'xstate';
import { callOf, isWatch } from '#machines/graph/exploration/pending.ts';
import { delayWords, portWords } from '#machines/graph/model/chartWords.ts';
import { durationWords } from '#machines/graph/model/duration.ts';
import { JOURNEY_WORDS } from '#machines/graph/model/journeyModel.ts';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { capital, inWords } from '#machines/journey/inWords.ts';
import type { Choice } from './sessionStep.ts';
import { isTimePassed } from './timePassed.ts';

const AFTER = 'xstate.after.';

type Described = Pick<Choice, 'text' | 'source'>;

/** An event in plain words, and who causes it. */
export function describeEvent(event: EventObject): Described {
  const entry = entryOf(event.type);
  if (entry !== null) return { source: entry.source, text: entry.sentence(event) };
  if (isTimePassed(event)) return { source: 'time', text: passedText(event.ms) };
  if (event.type.startsWith(AFTER)) return { source: 'time', text: dueText(event.type) };
  const call = callOf(event.type);
  if (call !== null) return { source: 'services', text: answerText(call, event) };
  return { source: 'creator', text: inWords(event.type.replaceAll('.', ' ')) };
}

function passedText(ms: number): string {
  const duration = durationWords(ms);
  return `${duration} ${duration.startsWith('1 ') ? 'goes' : 'go'} by`;
}

function entryOf(type: string): EventEntry | null {
  return Object.hasOwn(EVENTS, type) ? (EVENTS[type as keyof typeof EVENTS] as unknown as EventEntry) : null;
}

function dueText(type: string): string {
  const name = type.slice(AFTER.length).replace(/\..*/, '');
  return capital(delayWords(JOURNEY_WORDS, name, null).clause);
}

function answerText(call: string, event: EventObject): string {
  const port = isWatch(call) ? 'watchTime' : call.replace(/:.*/, '');
  const { answers, fails } = portWords(JOURNEY_WORDS, port, call);
  if (event.type.startsWith('xstate.error.')) return capital(fails.clause);
  return `${capital(answers.clause)}${isRefusal(event) ? ' no' : ''}`;
}

/** An answer that says no: a user that is null, a connection that is not made. */
function isRefusal(event: EventObject): boolean {
  const { output } = event as { output?: unknown };
  if (typeof output !== 'object' || output === null) return false;
  return Object.values(output).some((value) => value === null || value === false);
}
