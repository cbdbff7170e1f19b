import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import { coverageOf, provableItems } from '#src/review/page/facts/coverage.ts';
import { COVERAGE_EXPLANATIONS, PROOF } from '#src/review/page/words/proof.ts';
import { CoverageMark } from './CoverageMark.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { MissingProof } from './MissingProof.tsx';

type ItemProofDetailsProps = {
  readonly model: ChartModel;
  readonly proof: Proof | null;
  readonly itemId: string;
};

export function ItemProofDetails({ model, proof, itemId }: ItemProofDetailsProps) {
  const item = provableItems(model).find(({ id }) => id === itemId);
  if (item === undefined) return null;
  if (proof === null) return <MissingProof />;
  const coverage = coverageOf(item, proof);
  return (
    <Stack as="section" gap={1} aria-labelledby="item-proof-title">
      <h3 id="item-proof-title">{PROOF.title}</h3>
      <CoverageMark coverage={coverage} />
      <p>{COVERAGE_EXPLANATIONS[coverage]}</p>
    </Stack>
  );
}
