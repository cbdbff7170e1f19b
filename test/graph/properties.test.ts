import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { TriedStep } from '#machines/graph/exploration/explore.ts';
import { walkPath } from '#machines/graph/paths/paths.ts';
import { PROPERTIES } from '#machines/graph/properties/properties.ts';
import type { StartName } from '#machines/graph/paths/starts.ts';

const open = (path: string): EventObject => ({ type: 'url.opened', path, hash: '' }) as EventObject;

function at(start: StartName, ...paths: string[]): AnyMachineSnapshot {
  const last = walkPath({ start, events: paths.map(open) }).at(-1);
  if (last === undefined) throw new Error('no address was opened');
  return last.after;
}

const remembering = (snapshot: AnyMachineSnapshot, more: object) =>
  ({ ...snapshot, context: { ...(snapshot.context as object), ...more } }) as AnyMachineSnapshot;

const guest = at('guest', '/');
const offers = at('connected', '/offers');
const contract = at('connected', '/contract');

/** A step that no chart should take, for each property that breaking one transition does not show to fail. */
const WRONG: readonly [name: string, before: AnyMachineSnapshot, type: string, after: AnyMachineSnapshot][] = [
  ['the session changes only when somebody signs in, out or connects', guest, 'offers.continued', offers],
  [
    'a contract is signed only with the box ticked, a visible name and a document id',
    contract,
    'xstate.done.actor.signContract',
    remembering(contract, { isContractSigned: true }),
  ],
  [
    'signed stays signed until the session ends',
    remembering(offers, { isContractSigned: true }),
    'offers.continued',
    offers,
  ],
  [
    'no password and nothing that stands for one is remembered',
    offers,
    'offers.continued',
    remembering(offers, { password: '' }),
  ],
  ['what is remembered is plain JSON', offers, 'offers.continued', remembering(offers, { today: new Date(0) })],
  ['starting over and erasing are asked about before they happen', offers, 'clearing.confirmed', guest],
];

describe('A property of every step', () => {
  it.each(WRONG)('is found broken by a step that breaks it: %s (R1.1)', (name, snapshot, type, after) => {
    const before = { key: '', snapshot, from: null };
    const step: TriedStep = { before, event: { type }, after, afterKey: '', taken: ['any'], answers: [] };
    const rows = PROPERTIES.filter((property) => property.name === name);
    expect(rows.map(({ complaint }) => complaint(step))).toEqual([expect.any(String)]);
    const stays = { ...step, event: { type: 'offers.continued' }, after: snapshot };
    expect(rows.map(({ complaint }) => complaint(stays))).toEqual([null]);
  });
});
