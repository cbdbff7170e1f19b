import type { EventObject } from 'xstate';
import { portOf } from '#machines/graph/paths/drivable.ts';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { durationWords } from './durationWords.ts';
import type { Choice } from './sessionStep.ts';
import { isTimePassed } from './timePassed.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { inWords } from '#machines/journey/inWords.ts';

const AFTER = 'xstate.after.';

/** What each port does, as the beginning of a sentence on its answer. */
const PORTS: Readonly<Record<string, string>> = {
  signIn: 'The sign-in',
  connectPatreon: 'Connecting Patreon',
  connectAccount: 'Connecting the account',
  issueDocumentNumber: 'Drawing the document number',
  signContract: 'The submission of the contract',
  watchProgress: 'Watching the progress',
  watchCountdown: 'Watching the countdown',
};

/** What the delays of the chart wait for. */
const DELAYS: Readonly<Record<string, string>> = {
  remainingTime: 'The 7 seconds of the screen are over',
  pdfDeadline: 'The document has taken too long to be shown',
  congratulationsDelay: 'The moment before the congratulations is over',
};

type Described = Pick<Choice, 'text' | 'source'>;

/** An event in plain words, and who causes it. */
export function describeEvent(event: EventObject): Described {
  const entry = entryOf(event.type);
  if (entry !== null) return { source: entry.source, text: entry.sentence(event) };
  if (isTimePassed(event)) return { source: 'time', text: passedText(event.ms) };
  if (event.type.startsWith(AFTER)) return { source: 'time', text: dueText(event.type) };
  const port = portOf(event.type);
  if (port !== null) return { source: 'services', text: answerText(port, event) };
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
  return DELAYS[name] ?? `The wait "${inWords(name)}" is over`;
}

function answerText(port: string, event: EventObject): string {
  const [name = port, detail] = port.split(':');
  const subject = `${PORTS[name] ?? inWords(name)}${name === 'connectAccount' && detail !== undefined ? ` ${inWords(detail)}` : ''}`;
  if (event.type.startsWith('xstate.error.')) return `${subject} fails`;
  return `${subject} ${isRefusal(event) ? 'is refused' : 'succeeds'}`;
}

/** An answer that says no: a user that is null, a connection that is not made. */
function isRefusal(event: EventObject): boolean {
  const { output } = event as { output?: unknown };
  if (typeof output !== 'object' || output === null) return false;
  return Object.values(output).some((value) => value === null || value === false);
}
