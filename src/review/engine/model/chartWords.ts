import type { ModelTransition } from './chartModel.ts';
import { passedText, shortDuration } from './duration.ts';

/** A trigger as a lowercase clause, such as "the creator presses Continue", and as a short label for a line. */
export type TriggerWords = {
  readonly clause: string;
  readonly label: string;
  /** Defaults to the creator. */
  readonly source?: NonNullable<ModelTransition['source']>;
};

/** A guard as a statement; a pair adds its negation, for charts that negate the guard. */
export type GuardWords = string | readonly [holds: string, fails: string];

export type PortWords = { readonly answers: TriggerWords; readonly fails: TriggerWords };

export type Params = Readonly<Record<string, unknown>>;

export type WordsWith<Words> = Words | ((params: Params) => Words);

/** Words for the names in a chart. Names without an entry are spelled out. */
export type ChartWords = {
  readonly title: string;
  /** Replacements for single words, keyed by the lowercase word: `irs` becomes IRS. */
  readonly names?: Names;
  /** Screen names, by state id. */
  readonly screens?: Readonly<Record<string, string>>;
  /** URL paths, by state id. */
  readonly addresses?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, TriggerWords>>;
  readonly guards?: Readonly<Record<string, WordsWith<GuardWords>>>;
  readonly delays?: Readonly<Record<string, TriggerWords>>;
  /** By port; the call id distinguishes calls to the same port. */
  readonly ports?: Readonly<Record<string, PortWords | ((callId: string) => PortWords)>>;
};

export function eventWords({ events }: ChartWords, type: string): TriggerWords {
  if (type === '*') return { clause: 'anything else happens', label: 'any other event' };
  const name = spelledOut(type);
  return events?.[type] ?? { clause: `“${name}” happens`, label: name };
}

export function guardWords({ guards }: ChartWords, name: string, params: Params, isNegated: boolean): string {
  const spelled = `“${spelledOut(name)}”`;
  const known = guards?.[name] ?? [`${spelled} is true`, `${spelled} is not true`];
  const words = typeof known === 'function' ? known(params) : known;
  const [holds, fails = `it is not true that ${holds}`] = typeof words === 'string' ? [words] : words;
  return isNegated ? fails : holds;
}

export function delayWords({ delays }: ChartWords, name: string, delayMs: number | null): TriggerWords {
  const known = delays?.[name];
  if (known !== undefined) return known;
  if (delayMs === null) return { clause: `“${spelledOut(name)}” is over`, label: 'after a while' };
  return { clause: passedText(delayMs), label: `after ${shortDuration(delayMs)}` };
}

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

type Names = Readonly<Record<string, string>>;

/** Turns an identifier into words: `business.fieldTouched` becomes "Business field touched". */
export function spelledOut(name: string, names: Names = {}): string {
  const words = name.split(/[.:\-_ ]|(?<![A-Z])(?=[A-Z])/).filter((word) => word !== '');
  return capitalize(words.map((word) => names[word.toLowerCase()] ?? word.toLowerCase()).join(' '));
}

/** Turns an action call into words: `noteChange(part: offer)` becomes "Note change (part: offer)". */
export function spelledCall(call: string): string {
  const [name = '', ...params] = call.split('(');
  return [spelledOut(name), ...params].join(' (');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
