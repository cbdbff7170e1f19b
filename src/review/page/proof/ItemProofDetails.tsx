import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { PROOF } from '#src/review/page/words/proof.ts';
import classes from './ItemProofDetails.module.css';
import { MissingProof } from './MissingProof.tsx';
import type { Proof } from '#src/review/engine/model/proof.ts';
import { partsOf, type ProofItem, type ProofPart, provableItems, coverageOf } from '#src/review/page/facts/coverage.ts';
import { CoverageMark } from './CoverageMark.tsx';

type ItemProofDetailsProps = {
  readonly model: ChartModel;
  readonly proof: Proof | null;
  readonly itemId: string;
};

/** What the tests showed of one state or rule: by which means, which answers, for which requirement. */
export function ItemProofDetails({ model, proof, itemId }: ItemProofDetailsProps) {
  const item = provableItems(model).find(({ id }) => id === itemId);
  if (item === undefined) return null;
  if (proof === null) return <MissingProof />;
  return (
    <section className={classes.details} aria-labelledby="item-proof-title">
      <header className={classes.head}>
        <h3 id="item-proof-title">{PROOF.title}</h3>
        <CoverageMark coverage={coverageOf(item, proof)} />
      </header>
      <PartsTable item={item} parts={partsOf(item, proof)} />
    </section>
  );
}

function PartsTable({ item, parts }: { readonly item: ProofItem; readonly parts: readonly ProofPart[] }) {
  const itself = 'sourceId' in item ? PROOF.itself.transition : PROOF.itself.state;
  const words = { itself, passed: PROOF.passed, refused: PROOF.refused };
  return (
    <table className={classes.parts}>
      <thead>
        <tr>
          <th scope="col">{PROOF.question}</th>
          <th scope="col">{PROOF.byModel}</th>
          <th scope="col">{PROOF.inBrowser}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, proof }) => (
          <tr key={part}>
            <th scope="row">{words[part]}</th>
            <Shown isShown={proof.isModelCovered} />
            <Shown isShown={proof.isBrowserCovered} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shown({ isShown }: { readonly isShown: boolean }) {
  const Icon = isShown ? IconCheck : IconMinus;
  return (
    <td data-is-shown={isShown}>
      <Icon size={16} stroke={2.5} aria-hidden />
      {isShown ? PROOF.shown : PROOF.notShown}
    </td>
  );
}
