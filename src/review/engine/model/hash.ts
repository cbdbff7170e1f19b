import type { ChartModel } from './chartModel.ts';

const FIRST_SEED = 0xdeadbeef;
const SECOND_SEED = 0x41c6ce57;
const FIRST_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x5f356495;
const MIXERS = [0x85ebca6b, 0xc2b2ae35] as const;

/** Hashes plain JSON to 16 hex digits, regardless of key order and platform. Detects changes; not cryptographic. */
export function hashOf(value: unknown): string {
  let first = FIRST_SEED;
  let second = SECOND_SEED;
  const text = JSON.stringify(value, withSortedKeys);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, FIRST_FACTOR);
    second = Math.imul(second ^ unit, SECOND_FACTOR);
  }
  const mixed = [mix(first, second), mix(second, first)];
  return mixed.map((half) => half.toString(16).padStart(8, '0')).join('');
}

export function modelHash({ id, title, states, transitions, delays }: Omit<ChartModel, 'hash'>): string {
  return hashOf([id, title, delays, [...states, ...transitions].map((item) => [item.id, item.hash])]);
}

function mix(own: number, other: number): number {
  const [ownFactor, otherFactor] = MIXERS;
  return (Math.imul(own ^ (own >>> 16), ownFactor) ^ Math.imul(other ^ (other >>> 13), otherFactor)) >>> 0;
}

function withSortedKeys(_name: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
