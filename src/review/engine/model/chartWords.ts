import { inWords } from '#machines/journey/inWords.ts';
import type { ModelTransition } from './chartModel.ts';
import { passedText, shortDuration } from './duration.ts';

/** What sets a transition off: a clause to follow "When", and a label for a line, of at most 24 characters. */
export type TriggerWords = {
  readonly clause: string;
  readonly label: string;
  /** Who causes it; the creator where nothing is said. */
  readonly source?: NonNullable<ModelTransition['source']>;
};

/** A question as a statement: how it reads when the answer is yes and, where a chart asks for the contrary, when it is no. */
export type GuardWords = string | readonly [holds: string, fails: string];

/** A call to a service: what it does while it lasts, and how it ends. */
export type PortWords = { readonly does: string; readonly answers: TriggerWords; readonly fails: TriggerWords };

/** The fixed values that a guard or an action is given. */
export type Params = Readonly<Record<string, unknown>>;

/** Words that may depend on the values given. */
export type WordsWith<Words> = Words | ((params: Params) => Words);

/**
 * The words of a chart, by the names of its vocabulary. What has no entry is described by its name, spelled out. An
 * action is a verb phrase of which the chart is the subject, such as "remembers the offer".
 */
export type ChartWords = {
  readonly title: string;
  /** By the id of a state that is a screen: what users call it, and where a browser finds it. */
  readonly screens?: Readonly<Record<string, string>>;
  readonly addresses?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, TriggerWords>>;
  readonly guards?: Readonly<Record<string, WordsWith<GuardWords>>>;
  readonly actions?: Readonly<Record<string, WordsWith<string>>>;
  readonly delays?: Readonly<Record<string, TriggerWords>>;
  /** By port; the id of the call distinguishes calls of the same port. */
  readonly ports?: Readonly<Record<string, PortWords | ((callId: string) => PortWords)>>;
};

/** What an event is called. */
export function eventWords({ events }: ChartWords, type: string): TriggerWords {
  if (type === '*') return { clause: 'anything else happens', label: 'any other event' };
  const name = spelledOut(type);
  return events?.[type] ?? { clause: `“${name}” happens`, label: name };
}

/** What a guard checks, or the contrary. */
export function guardWords({ guards }: ChartWords, name: string, params: Params, isContrary: boolean): string {
  const spelled = `“${spelledOut(name)}”`;
  const known = guards?.[name] ?? [`${spelled} holds`, `${spelled} does not hold`];
  const words = typeof known === 'function' ? known(params) : known;
  const [holds, fails = `it is not so that ${holds}`] = typeof words === 'string' ? [words] : words;
  return isContrary ? fails : holds;
}

/** What an action does. */
export function actionWords({ actions }: ChartWords, name: string, params: Params): string {
  const known = actions?.[name];
  if (typeof known === 'function') return known(params);
  return known ?? `does “${spelledOut(name)}”`;
}

/** What is waited for; its milliseconds are null when they are not known beforehand. */
export function delayWords({ delays }: ChartWords, name: string, delayMs: number | null): TriggerWords {
  const known = delays?.[name];
  if (known !== undefined) return known;
  if (delayMs === null) return { clause: `“${spelledOut(name)}” is over`, label: 'after a while' };
  return { clause: passedText(delayMs), label: `after ${shortDuration(delayMs)}` };
}

/** The name of a call to a service. */
export function portWords({ ports }: ChartWords, port: string, callId: string): PortWords {
  const known = ports?.[port];
  if (typeof known === 'function') return known(callId);
  const name = spelledOut(port);
  return (
    known ?? {
      does: `waits for “${name}”`,
      answers: { clause: `“${name}” succeeds`, label: `${name} succeeds` },
      fails: { clause: `“${name}” fails`, label: `${name} fails` },
    }
  );
}

/** A name of the vocabulary in words: `business.fieldTouched` becomes "Business field touched". */
export function spelledOut(name: string): string {
  const [first, ...rest] = name.split(/[.:\-_ ]/);
  const plain = rest.map((part) => (/^[A-Z]/.test(inWords(part).slice(1)) ? inWords(part) : lowered(inWords(part))));
  return [inWords(first as string), ...plain].join(' ');
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
