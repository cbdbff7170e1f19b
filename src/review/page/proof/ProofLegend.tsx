import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { FIGURE_WORDS, PROOF, COVERAGE_EXPLANATIONS } from '#src/review/page/words/proof.ts';
import { ItemLink } from '#src/review/page/outline/ItemLink.tsx';
import { MissingProof } from './MissingProof.tsx';
import type { Proof } from '#src/review/engine/model/proof.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './ProofLegend.module.css';
import {
  type Figure,
  FIGURE_KINDS,
  type FigureKind,
  proofFigures,
  type Coverage,
} from '#src/review/page/facts/coverage.ts';
import { CoverageMark } from './CoverageMark.tsx';

type ProofLegendProps = {
  readonly model: ChartModel;
  readonly proof: Proof | null;
  readonly onSelect: (id: string) => void;
};

const COVERAGES: readonly Coverage[] = ['proved', 'half', 'missing'];

export function ProofLegend({ model, proof, onSelect }: ProofLegendProps) {
  if (proof === null) return <MissingProof />;
  const figures = proofFigures(model, proof);
  const texts = new Map([
    ...model.states.map(({ id, title }) => [id, title] as const),
    ...model.transitions.map(({ id, description }) => [id, description] as const),
  ]);
  return (
    <Stack as="section" gap={3} aria-labelledby="proof-legend-title">
      <h2 id="proof-legend-title">{PROOF.title}</h2>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">{PROOF.what}</th>
            <th scope="col">{PROOF.model}</th>
            <th scope="col">{PROOF.browser}</th>
          </tr>
        </thead>
        <tbody>
          {FIGURE_KINDS.map((kind) => (
            <FigureRow key={kind} kind={kind} figure={figures[kind]} />
          ))}
        </tbody>
      </table>
      {FIGURE_KINDS.filter((kind) => figures[kind].missing.length > 0).map((kind) => (
        <details key={kind}>
          <summary>
            {FIGURE_WORDS[kind]}: {PROOF.notInBoth(figures[kind].missing.length)}
          </summary>
          <Stack as="ul" gap={2}>
            {figures[kind].missing.map((id) => (
              <li key={id}>
                {texts.has(id) ? <ItemLink id={id} text={texts.get(id) ?? id} onSelect={onSelect} /> : id}
              </li>
            ))}
          </Stack>
        </details>
      ))}
      <Stack as="ul" gap={2}>
        {COVERAGES.map((coverage) => (
          <li key={coverage}>
            <CoverageMark coverage={coverage} />
            <span>{COVERAGE_EXPLANATIONS[coverage]}</span>
          </li>
        ))}
      </Stack>
      <Text kind="quiet">{PROOF.explained}</Text>
    </Stack>
  );
}

function FigureRow({ kind, figure: { all, model, browser } }: { readonly kind: FigureKind; readonly figure: Figure }) {
  return (
    <tr>
      <th scope="row">{FIGURE_WORDS[kind]}</th>
      <td data-is-complete={model === all}>{PROOF.of(model, all)}</td>
      <td data-is-complete={browser === all}>{PROOF.of(browser, all)}</td>
    </tr>
  );
}
