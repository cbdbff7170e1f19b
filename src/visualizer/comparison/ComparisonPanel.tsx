import { IconFileDiff, IconX } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { COMPARISON, MODEL_PROBLEMS } from '#src/content/visualizer/comparison.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { Change } from './compareModels.ts';
import classes from './ComparisonPanel.module.css';
import { readModel } from './readModel.ts';

const ICON = 18;

type ComparisonPanelProps = {
  /** The id of the chart that is shown; a version of another one is refused. */
  readonly chartId: string;
  /** What is compared: the name of the file and what changed since; null while one version is shown. */
  readonly comparison: {
    readonly name: string;
    readonly changes: readonly Change[];
    readonly showsOnlyChanges: boolean;
  } | null;
  /** Why the last file was refused; null when none was. */
  readonly problem: string | null;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (before: ChartModel, name: string) => void;
  readonly onRefuse: (problem: string) => void;
  readonly onNarrow: (showsOnlyChanges: boolean) => void;
  readonly onClose: () => void;
};

/** Two versions of the chart side by side: which file, what changed since, and whether only that is shown. */
export function ComparisonPanel(props: ComparisonPanelProps) {
  const { chartId, comparison, problem, selectedId, onSelect, onOpen, onRefuse, onNarrow, onClose } = props;
  const input = useRef<HTMLInputElement>(null);

  const open = async (file: File): Promise<void> => {
    const reading = await file.text().then(
      (text) => readModel(text, chartId),
      () => ({ model: null, problem: MODEL_PROBLEMS.unreadable }),
    );
    if (reading.model === null) onRefuse(reading.problem);
    else onOpen(reading.model, file.name);
  };

  function handleChoice({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    void open(file).finally(() => {
      // The same file can be chosen again after it was changed.
      if (input.current !== null) input.current.value = '';
    });
  }

  return (
    <section className={classes.panel} aria-label={COMPARISON.label}>
      {comparison === null && <p className={classes.intro}>{COMPARISON.intro}</p>}
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={handleChoice} />
      <Button onClick={() => input.current?.click()}>
        <IconFileDiff size={ICON} aria-hidden="true" />
        {COMPARISON.choose}
      </Button>
      <div role="alert">
        {problem !== null && (
          <div className={classes.problem}>
            <p>{problem}</p>
            <Button variant="subtle" aria-label={COMPARISON.closeProblem} onClick={onClose}>
              <IconX size={ICON} aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      {comparison !== null && (
        <>
          <h2 className={classes.name}>{COMPARISON.compared(comparison.name)}</h2>
          <label className={classes.switch}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={comparison.showsOnlyChanges}
              checked={comparison.showsOnlyChanges}
              onChange={(event) => onNarrow(event.currentTarget.checked)}
            />
            {COMPARISON.onlyChanges}
          </label>
          <ChangeList changes={comparison.changes} selectedId={selectedId} onSelect={onSelect} />
          <Button onClick={onClose}>{COMPARISON.close}</Button>
        </>
      )}
    </section>
  );
}
