import { COMPARISON } from '#src/content/visualizer/comparison.ts';
import type { Change } from './compareModels.ts';
import classes from './ComparisonPanel.module.css';

type ChangeListProps = {
  readonly changes: readonly Change[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
};

/** What changed, one sentence each, with a way to it. */
export function ChangeList({ changes, selectedId, onSelect }: ChangeListProps) {
  if (changes.length === 0) return <p role="status">{COMPARISON.same}</p>;
  return (
    <>
      <p role="status" className={classes.count}>
        {COMPARISON.count(changes.length)}
      </p>
      <ul className={classes.changes}>
        {changes.map(({ id, kind, sentence }) => (
          <li key={sentence} className={classes.change} data-change={kind}>
            <span className={classes.kind}>{COMPARISON.kinds[kind]}</span>
            <button
              type="button"
              className={classes.sentence}
              aria-current={id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
