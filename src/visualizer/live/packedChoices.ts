import type { GuardTree } from '#machines/graph/model/chartModel.ts';
import type { Choice, GuardTruth } from '#machines/graph/sessions/sessionStep.ts';

/** What a guard and each of its parts answer. The questions themselves are published once, not every time. */
export type PackedTruth = { readonly isTrue: boolean; readonly parts: readonly PackedTruth[] };

/** A choice without the questions of its guards: a tenth of its size. */
export type PackedChoice = Omit<Choice, 'truths'> & {
  readonly truths: readonly (readonly [transitionId: string, truth: PackedTruth | null])[];
};

/** The question of each transition's guard. */
export type GuardQuestions = Readonly<Record<string, GuardTree>>;

export function packedChoice({ truths, ...choice }: Choice): PackedChoice {
  return {
    ...choice,
    truths: truths.map(({ transitionId, truth }) => [transitionId, truth === null ? null : packedTruth(truth)]),
  };
}

/** The choice again, with the questions put back; a guard whose question is unknown is left out. */
export function unpackedChoice({ truths, ...choice }: PackedChoice, questions: GuardQuestions): Choice {
  return {
    ...choice,
    truths: truths.map(([transitionId, packed]) => {
      const tree = questions[transitionId];
      return { transitionId, truth: packed === null || tree === undefined ? null : unpackedTruth(packed, tree) };
    }),
  };
}

function packedTruth({ isTrue, parts }: GuardTruth): PackedTruth {
  return { isTrue, parts: parts.map(packedTruth) };
}

function unpackedTruth({ isTrue, parts: packed }: PackedTruth, tree: GuardTree): GuardTruth {
  const inside = partsOf(tree);
  const parts = packed.flatMap((part, index) => {
    const question = inside[index];
    return question === undefined ? [] : [unpackedTruth(part, question)];
  });
  return { tree, isTrue, parts };
}

function partsOf(tree: GuardTree): readonly GuardTree[] {
  if (tree.kind === 'named') return tree.inside === null ? [] : [tree.inside];
  return tree.kind === 'and' || tree.kind === 'or' || tree.kind === 'not' ? tree.parts : [];
}
