import type { GraphTrigger } from '#machines/graph/toGraph.ts';
import type { GuardTree } from './chartModel.ts';
import { capital } from '#machines/journey/inWords.ts';
import { type ChartWords, delayWords, eventWords, portWords, spelledOut, type TriggerWords } from './chartWords.ts';

/** What sets a transition off, with what is needed to describe it. */
export type TriggerReading = {
  readonly trigger: GraphTrigger;
  /** The port of the call that the trigger is about; empty when it is about none. */
  readonly port: string;
  readonly delayMs: number | null;
  /** The title of the state that the trigger is about, when one is finished. */
  readonly finishedTitle: string;
};

/** A rule, part by part. */
export type Rule = {
  readonly trigger: GraphTrigger;
  readonly clause: string;
  readonly guard: GuardTree | null;
  readonly isOtherwise: boolean;
  /** What is done and where it leads: verb phrases of which the chart is the subject. */
  readonly doings: readonly string[];
};

/** What sets a transition off, as a clause and as a label. */
export function triggerWords(reading: TriggerReading, words: ChartWords): TriggerWords {
  const { trigger, port, delayMs, finishedTitle } = reading;
  if (trigger.kind === 'event') return eventWords(words, trigger.name);
  if (trigger.kind === 'after') return delayWords(words, trigger.name, delayMs);
  if (trigger.kind === 'done') return portWords(words, port, trigger.name).answers;
  if (trigger.kind === 'error') return portWords(words, port, trigger.name).fails;
  if (trigger.kind === 'snapshot') {
    const name = spelledOut(trigger.name);
    return { clause: `“${name}” has news`, label: `news of ${name}` };
  }
  if (trigger.kind === 'finished') return { clause: `${finishedTitle} is finished`, label: 'finished' };
  const label = trigger.kind === 'always' ? 'straight away' : 'starts here';
  return { clause: label, label };
}

/** A rule as one sentence: "When the creator presses Continue, if an offer is selected, goes to “Business information”." */
export function sentenceOf({ trigger, clause, guard, isOtherwise, doings }: Rule): string {
  const does = doings.length === 0 ? 'nothing happens' : listed(doings);
  if (trigger.kind === 'initial') return `${capital(does)}.`;
  const otherwise = isOtherwise ? ['otherwise'] : [];
  if (trigger.kind === 'always') {
    const parts = guard === null ? [`straight away ${does}`] : [`as soon as ${guard.text}`, does];
    return `${capital([...otherwise, ...parts].join(', '))}.`;
  }
  const condition = guard === null ? [] : [[...otherwise, `if ${guard.text}`].join(' ')];
  const consequence = guard === null ? [...otherwise, does].join(' ') : does;
  return `${[`When ${clause}`, ...condition, consequence].join(', ')}.`;
}

function listed(doings: readonly string[]): string {
  return [doings.slice(0, -1).join(', '), ...doings.slice(-1)].filter((text) => text !== '').join(' and ');
}
