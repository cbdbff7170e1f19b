import {
  type ChartModel,
  type ModelState,
  type ModelTransition,
  sortedRequirements,
} from '#src/review/engine/model/chartModel.ts';
import type { ItemMarks, Marks } from './marks.ts';
import { answerIds, type ItemProof, type Proof, proofOf } from '#src/review/engine/model/proof.ts';

/**
 * Test coverage of a state or transition: `proved` if both model and browser tests cover it with each guard result,
 * `missing` if neither covers it, `half` otherwise.
 */
export type Coverage = 'proved' | 'half' | 'missing';

export type ProofItem = ModelState | ModelTransition;

export type Figure = {
  readonly all: number;
  readonly model: number;
  readonly browser: number;
  /** Ids of the items or requirements that model and browser tests don't both cover. */
  readonly missing: readonly string[];
};

export const FIGURE_KINDS = ['states', 'transitions', 'guardAnswers', 'requirements'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];
export type ProofFigures = Readonly<Record<FigureKind, Figure>>;

function proofsOf(item: ProofItem, proof: Proof): readonly ItemProof[] {
  const { passed, refused } = answerIds(item.id);
  const isGuarded = 'guard' in item && item.guard !== null;
  return [item.id, ...(isGuarded ? [passed, refused] : [])].map((id) => proofOf(id, proof));
}

export function coverageOf(item: ProofItem, proof: Proof): Coverage {
  const [itemProof, ...answers] = proofsOf(item, proof);
  if (itemProof === undefined || (!itemProof.isModelCovered && !itemProof.isBrowserCovered)) return 'missing';
  return [itemProof, ...answers].every(isInBoth) ? 'proved' : 'half';
}

/** Leaves out initial transitions, because they are part of their state. */
export function provableItems({ states, transitions }: ChartModel): readonly ProofItem[] {
  return [...states, ...transitions.filter(({ trigger }) => trigger.kind !== 'initial')];
}

export function proofMarks(model: ChartModel, proof: Proof): Marks {
  return new Map(
    provableItems(model).map((item): [string, ItemMarks] => [item.id, { proof: coverageOf(item, proof) }]),
  );
}

/** Summarizes test coverage. Ignores proof of items that aren't in the chart. */
export function proofFigures(model: ChartModel, proof: Proof): ProofFigures {
  const items = provableItems(model);
  const isTransition = (item: ProofItem): item is ModelTransition => 'sourceId' in item;
  const guarded = items.filter(isTransition).filter(({ guard }) => guard !== null);
  const withProof = (list: readonly ProofItem[]) => list.map(({ id }) => [id, [proofOf(id, proof)]] as const);
  return {
    states: figureOf(withProof(items.filter((item) => !isTransition(item)))),
    transitions: figureOf(withProof(items.filter(isTransition))),
    guardAnswers: figureOf(
      guarded.flatMap((item) =>
        proofsOf(item, proof)
          .slice(1)
          .map((answer) => [item.id, [answer]] as const),
      ),
    ),
    requirements: figureOf(
      sortedRequirements(items.flatMap(({ requirements }) => requirements)).map((requirement) => {
        const linked = items.filter(({ requirements }) => requirements.includes(requirement));
        return [requirement, linked.map(({ id }) => proofOf(id, proof))] as const;
      }),
    ),
  };
}

function isInBoth({ isModelCovered, isBrowserCovered }: ItemProof): boolean {
  return isModelCovered && isBrowserCovered;
}

function figureOf(entries: readonly (readonly [string, readonly ItemProof[]])[]): Figure {
  const countIf = (isMet: (proof: ItemProof) => boolean) => entries.filter(([, proofs]) => proofs.every(isMet)).length;
  return {
    all: entries.length,
    model: countIf(({ isModelCovered }) => isModelCovered),
    browser: countIf(({ isBrowserCovered }) => isBrowserCovered),
    missing: [...new Set(entries.filter(([, proofs]) => !proofs.every(isInBoth)).map(([id]) => id))],
  };
}
