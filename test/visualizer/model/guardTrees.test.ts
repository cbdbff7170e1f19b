import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { GuardTree } from '#machines/graph/model/chartModel.ts';
import { plainWords } from '#machines/graph/model/chartWords.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { everyNode, transitionsFrom } from '#machines/graph/nodes.ts';
import { PATHS, type PathStep, walkPath } from '#machines/graph/paths/paths.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { everyKind } from './everyKind.ts';

type Asked = (args: { readonly context: unknown; readonly event: EventObject }, params: unknown) => boolean;
type Moment = { readonly snapshot: AnyMachineSnapshot; readonly event: EventObject; readonly params: unknown };

const machine = createJourneyMachine();
const guards = machine.implementations.guards as unknown as Readonly<Record<string, Asked>>;
const { transitions } = journeyModel();
const definitions = new Map<string, AnyTransitionDefinition>();
for (const [index, definition] of everyNode(machine.root).flatMap(transitionsFrom).entries()) {
  const told = transitions.filter(({ trigger }) => trigger.kind !== 'initial')[index];
  if (told !== undefined) definitions.set(told.id, definition);
}

/** What a guard tree answers by what stands in it: its combinations, the active states, and the named questions. */
function answerOf(tree: GuardTree, moment: Moment): boolean {
  if (tree.kind === 'state') return tree.stateIds.every((id) => isActive(moment.snapshot, id));
  if (tree.kind === 'unnamed') throw new Error('the journey has no guard that is written in place');
  if (tree.kind !== 'named') {
    const answers = tree.parts.map((part) => answerOf(part, moment));
    if (tree.kind === 'not') return !answers.every(Boolean);
    return tree.kind === 'and' ? answers.every(Boolean) : answers.some(Boolean);
  }
  if (tree.inside !== null) return answerOf(tree.inside, moment);
  const { context } = moment.snapshot as { readonly context: unknown };
  return guards[tree.name]?.({ context, event: moment.event }, tree.params ?? moment.params) ?? false;
}

function isActive({ _nodes: nodes }: AnyMachineSnapshot, id: string): boolean {
  return nodes.some((node) => node.id === id);
}

/** The values that come with what happens; a guard without any is asked with none. */
function paramsFor(definition: AnyTransitionDefinition | undefined, args: object): unknown {
  const guard: unknown = definition?.guard;
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return undefined;
  return typeof guard.params === 'function' ? (guard.params as (args: object) => unknown)(args) : undefined;
}

/** The guards that were asked about the event itself, in the moment before it, with what they answered. */
function askedIn({ before, event, answers }: PathStep) {
  return transitions.flatMap(({ id, sourceId, trigger, guard }) => {
    const isAsked = guard !== null && trigger.name === event.type && isActive(before, sourceId);
    const isPassed = answers.includes(`${id}|passed`);
    if (!isAsked || isPassed === answers.includes(`${id}|refused`)) return [];
    const args = { context: (before as { readonly context: unknown }).context, event };
    const params = paramsFor(definitions.get(id), args);
    return [{ id, isPassed, told: answerOf(guard, { snapshot: before, event, params }) }];
  });
}

const steps = PATHS.flatMap(walkPath);

describe('A guard tree of the journey', () => {
  it('answers as the guard itself does, wherever the paths go', () => {
    const asked = steps.flatMap(askedIn);
    expect(asked.length).toBeGreaterThan(100);
    expect(new Set(asked.map(({ isPassed }) => isPassed))).toEqual(new Set([true, false]));
    expect(asked.filter(({ isPassed, told }) => isPassed !== told)).toEqual([]);
  });

  it('says what a named combination is made of', () => {
    const restart = transitions.find(({ trigger }) => trigger.name === 'clearing.restartRequested');
    expect(outline(restart?.guard ?? null)).toEqual([
      'mayRestart: the creator is signed in and the contract is neither signed nor being submitted',
      [
        'and: the creator is signed in and the contract is not signed and the contract is not being submitted',
        ['isSignedIn: the creator is signed in', ['state: Session › Signed in is active']],
        ['not: the contract is not signed', ['isContractSigned: the contract is signed']],
        [
          'not: the contract is not being submitted',
          ['isSubmitting: the contract is being submitted', ['state: Contract › Signing › Submitting is active']],
        ],
      ],
    ]);
  });

  it('keeps the fixed values that it is asked with', () => {
    const opened = transitions.find(({ id }) => id === 'screen|url.opened|2');
    expect(opened?.guard).toMatchObject({ name: 'isAddressOf', params: { screen: 'landing' } });
  });
});

describe('A guard tree of any chart', () => {
  const told = toChartModel(everyKind(), plainWords('The bank')).transitions;

  it('tells a question about several states, and one written in place', () => {
    const trees = told.flatMap(({ guard }) => (guard === null ? [] : [outline(guard)]));
    expect(trees).toContainEqual([
      'and: “Is late” holds and either Asked › Left › Open is active or Closed is not active',
      ['isLate: “Is late” holds'],
      [
        'or: either Asked › Left › Open is active or Closed is not active',
        ['state: Asked › Left › Open is active'],
        ['not: Closed is not active', ['state: Closed is active']],
      ],
    ]);
    expect(trees).toContainEqual(['unnamed: a condition written in place holds']);
  });
});

type Outline = readonly (string | Outline)[];

function outline(tree: GuardTree | null): Outline {
  if (tree === null) return [];
  const parts = tree.kind === 'named' ? [tree.inside] : 'parts' in tree ? tree.parts : [];
  return [
    `${tree.kind === 'named' ? tree.name : tree.kind}: ${tree.text}`,
    ...parts.filter((part) => part !== null).map(outline),
  ];
}
