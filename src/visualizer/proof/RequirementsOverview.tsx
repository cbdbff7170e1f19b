import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { PROOF } from '#src/content/visualizer/proof.ts';
import { ItemLinks } from './ItemLinks.tsx';
import type { Proof } from './proof.ts';
import classes from './RequirementsOverview.module.css';
import { requirementsOverview } from './coverage.ts';
import { CoverageMark } from './CoverageMark.tsx';

type RequirementsOverviewProps = {
  readonly model: ChartModel;
  readonly proof: Proof;
  readonly onSelect: (id: string) => void;
};

/** Every requirement, with the states and rules that serve it and how well they are proved. */
export function RequirementsOverview({ model, proof, onSelect }: RequirementsOverviewProps) {
  const requirements = requirementsOverview(model, proof);
  const proved = requirements.filter(({ coverage }) => coverage === 'proved').length;
  return (
    <section className={classes.overview} aria-labelledby="requirements-title">
      <h2 id="requirements-title">{PROOF.requirements}</h2>
      <p>{PROOF.requirementsProved(proved, requirements.length)}</p>
      {requirements.map(({ requirement, items, coverage }) => (
        <details key={requirement} className={classes.requirement}>
          <summary>
            <span className={classes.id}>{requirement}</span>
            <span className={classes.count}>{PROOF.servedBy(items.length)}</span>
            <CoverageMark coverage={coverage} />
          </summary>
          <ItemLinks model={model} ids={items.map(({ id }) => id)} proof={proof} onSelect={onSelect} />
        </details>
      ))}
    </section>
  );
}
