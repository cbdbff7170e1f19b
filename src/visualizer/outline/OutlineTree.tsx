import { type MouseEvent, useId, useMemo } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { OUTLINE } from '#src/content/visualizer/outline.ts';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import { OutlineLine } from './OutlineLine.tsx';
import classes from './OutlineTree.module.css';
import { useOutline } from './useOutline.ts';

type OutlineTreeProps = {
  readonly model: ChartModel;
  /** What the overlays show, in words. */
  readonly marks: Marks;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** The states and rules that are shown, with all that they lie in; everything when null. */
  readonly filter: ReadonlySet<string> | null;
};

/** The chart as a tree to read and to walk by keyboard: all that the picture says, as sentences. */
export function OutlineTree({ model, marks, selectedId, onSelect, filter }: OutlineTreeProps) {
  const { rows, tabStopId, tree, handleKey, toggle, setFocusedId } = useOutline({
    model,
    selectedId,
    onSelect,
    filter,
  });
  const states = useMemo(() => new Map(model.states.map((state) => [state.id, state])), [model]);
  const helpId = useId();
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const row = rows.find(({ id }) => id === target.closest('[data-id]')?.getAttribute('data-id'));
    if (row === undefined) return;
    if (row.isOpen !== null && target.closest('[data-twisty]') !== null) toggle(row.id, !row.isOpen);
    else onSelect(target.closest('[data-target]')?.getAttribute('data-target') ?? row.id);
  };
  return (
    <div className={classes.outline}>
      <p id={helpId} className={classes.help}>
        {OUTLINE.help}
      </p>
      {rows.length === 0 && <p className={classes.nothing}>{OUTLINE.nothing}</p>}
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={OUTLINE.label(model.title)}
        aria-describedby={helpId}
        className={classes.tree}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        {rows.map((row) => (
          <OutlineLine
            key={row.id}
            row={row}
            states={states}
            marks={marks.get(row.id)}
            isSelected={row.id === selectedId}
            hasTabStop={row.id === tabStopId}
            onFocus={setFocusedId}
          />
        ))}
      </div>
    </div>
  );
}
