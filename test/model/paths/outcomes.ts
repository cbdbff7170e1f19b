import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { PathStep, Route } from '#src/review/journey/paths/paths.ts';

type Remembered = Readonly<Record<string, unknown>>;

/** Where a step leads: the states that are new, what is remembered differently, and what is emitted. */
export function outcomeText({ index, before, after, taken, emitted }: PathStep): string {
  if (taken.length === 0) return 'refused';
  const were = index === 0 ? {} : leavesOf(before);
  const are = Object.entries(leavesOf(after)).filter(([region, leaves]) => were[region] !== leaves);
  const remembered = changedKeys(before, after);
  const emittedNames = emitted.map((event) => ('toast' in event ? (event.toast as { key: string }).key : event.type));
  const parts = [
    ...are.map(([region, leaves]) => `${region}: ${leaves}`),
    ...(remembered.length === 0 ? [] : [`remembers ${remembered.join(' ')}`]),
    ...(emittedNames.length === 0 ? [] : [`tells ${emittedNames.join(' ')}`]),
  ];
  return parts.length === 0 ? 'stays' : parts.join('; ');
}

/** The parts of what is remembered that differ between two snapshots. */
export function changedKeys(before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly string[] {
  const [was, is] = [before.context as Remembered, after.context as Remembered];
  return Object.keys(is).filter(
    (name) => was[name] !== is[name] && JSON.stringify(is[name]) !== JSON.stringify(was[name]),
  );
}

/** The innermost states of each region, as text. */
export function leavesOf({ value }: AnyMachineSnapshot): Readonly<Record<string, string>> {
  const regions = Object.entries(value as Record<string, StateValue>);
  return Object.fromEntries(regions.map(([region, inside]) => [region, leafText(inside)]));
}

function leafText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inside]) => (inside === undefined ? key : `${key}.${leafText(inside)}`))
    .join(' ');
}

/** A path in one line, as `npm run test:paths -- --replay` takes it. */
export function replayLine({ start, events }: Route): string {
  return JSON.stringify({ start, events });
}
