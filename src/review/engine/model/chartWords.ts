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

/** How a call to a service ends. */
export type PortWords = { readonly answers: TriggerWords; readonly fails: TriggerWords };

/** The fixed values that a guard or an action is given. */
export type Params = Readonly<Record<string, unknown>>;

/** Words that may depend on the values given. */
export type WordsWith<Words> = Words | ((params: Params) => Words);

/** The words of a chart, by the names of its vocabulary. What has no entry is described by its name, spelled out. */
export type ChartWords = {
  readonly title: string;
  /** How names are written that are no plain words, such as IRS, by their lower-case letters. */
  readonly names?: Names;
  /** By the id of a state that is a screen: what users call it, and where a browser finds it. */
  readonly screens?: Readonly<Record<string, string>>;
  readonly addresses?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, TriggerWords>>;
  readonly guards?: Readonly<Record<string, WordsWith<GuardWords>>>;
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
      answers: { clause: `“${name}” succeeds`, label: `${name} succeeds` },
      fails: { clause: `“${name}” fails`, label: `${name} fails` },
    }
  );
}

/** Names that are no plain words: `irs` is IRS. */
type Names = Readonly<Record<string, string>>;

/** A name of the vocabulary in words: `business.fieldTouched` becomes "Business field touched". */
export function spelledOut(name: string, names: Names = {}): string {
  const words = name.split(/[.:\-_ ]|(?<![A-Z])(?=[A-Z])/).filter((word) => word !== '');
  return capital(words.map((word) => names[word.toLowerCase()] ?? word.toLowerCase()).join(' '));
}

/** An action as the model names it, in words: `noteChange(part: offer)` becomes "Note change (part: offer)". */
export function spelledCall(call: string): string {
  const [name = '', ...params] = call.split('(');
  return [spelledOut(name), ...params].join(' (');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
