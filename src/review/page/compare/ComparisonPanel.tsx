import { IconFileDiff } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { COMPARISON } from '#src/review/page/words/comparison.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { compareModels } from '#src/review/page/facts/compareModels.ts';
import classes from './ComparisonPanel.module.css';
import { readModel } from '#src/review/page/facts/readModel.ts';
import { WordingTable } from './WordingTable.tsx';

/** What has changed since a saved version of the chart. */
export function ComparisonPanel() {
  const send = useSend();
  const model = useDrawnModel();
  const comparison = useViewer(({ context }) => context.comparison);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const text = await file.text().catch(() => '');
    // The same file can be chosen again after it was changed.
    if (input.current !== null) input.current.value = '';
    const reading = readModel(text, model.id);
    setProblem(reading.problem);
    if (reading.model === null) return;
    send({ type: 'comparison.opened', comparison: { name: file.name, changes: compareModels(reading.model, model) } });
  };
  // What is pressed goes with the comparison: a keyboard goes on where the next version is chosen.
  const close = () => {
    chooser.current?.focus();
    send({ type: 'comparison.closed' });
  };
  return (
    <section className={classes.panel} aria-label={COMPARISON.label}>
      {comparison === null && <p className={classes.quiet}>{COMPARISON.intro}</p>}
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={(event) => void open(event)} />
      <Button ref={chooser} onClick={() => input.current?.click()}>
        <IconFileDiff size={18} aria-hidden="true" />
        {COMPARISON.choose}
      </Button>
      <div role="alert">{problem !== null && <p className={classes.problem}>{problem}</p>}</div>
      {comparison !== null && (
        <>
          <h2>{COMPARISON.compared(comparison.name)}</h2>
          <p role="status" className={classes.quiet}>
            {COMPARISON.count(comparison.changes.length)}
          </p>
          {comparison.changes.length > 0 && (
            <WordingTable
              changes={comparison.changes}
              selectedId={selectedId}
              onSelect={(id) => send({ type: 'item.selected', id })}
            />
          )}
          <Button onClick={close}>{COMPARISON.close}</Button>
        </>
      )}
    </section>
  );
}
