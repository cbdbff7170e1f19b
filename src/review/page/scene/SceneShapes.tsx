import { memo, useMemo } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { DrawnStart, Geometry } from '#src/review/engine/layout/geometry.ts';
import { TEXT_STYLES } from '#src/review/engine/layout/measure.ts';
import { ActiveFlag } from './ActiveFlag.tsx';
import { LineShape } from './LineShape.tsx';
import { type Marks, lineMarks, mergeMarks } from '#src/review/page/facts/marks.ts';
import { RowShape } from './RowShape.tsx';
import { arrowHead, roundedPath } from './roundedPath.ts';
import { drawnMarks, shapesOf, sceneFactsOf } from './sceneFacts.ts';
import { StateShape } from './StateShape.tsx';
import type { SceneTime } from './TimerRing.tsx';

export type SceneShapesProps = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
  readonly marks: Marks;
  readonly selectedId?: string | null;
  readonly time?: SceneTime | undefined;
  /** Id of the hatch pattern for untested states, unique on the page. */
  readonly hatch: string;
  /** Maximum number of shapes to render, states first. */
  readonly limit?: number;
};

export function countShapes({ states, starts, lines }: Geometry): number {
  return states.length + starts.length + lines.length + states.reduce((sum, { rows }) => sum + rows.length, 0);
}

export const SceneShapes = memo(function SceneShapes(props: SceneShapesProps) {
  const { model, geometry, selectedId = null, hatch, ...options } = props;
  const { time, limit = Infinity } = options;
  const { states, starts, lines, rows } = useMemo(() => takeFirst(geometry, limit), [geometry, limit]);
  const marks = useMemo(() => drawnMarks(model, geometry, options.marks), [model, geometry, options.marks]);
  const facts = useMemo(() => sceneFactsOf(model, geometry), [model, geometry]);
  const selected = useMemo(() => shapesOf(model, geometry, selectedId), [model, geometry, selectedId]);
  const styles = TEXT_STYLES[geometry.altitude];
  return (
    <>
      <Hatching id={hatch} />
      {states.map((state) => {
        const stateFacts = facts.states.get(state.stateId);
        return (
          stateFacts && (
            <StateShape
              key={state.stateId}
              state={state}
              facts={stateFacts}
              marks={marks.get(state.stateId)}
              isSelected={selected.has(state.stateId)}
              hatch={hatch}
              styles={styles}
            />
          )
        );
      })}
      {starts.map((start) => (
        <StartShape
          key={start.stateId}
          start={start}
          isDimmed={marks.get(`${start.stateId}|initial`)?.isDimmed === true}
        />
      ))}
      {lines.map((line) => (
        <LineShape
          key={line.id}
          line={line}
          kind={facts.kinds.get(line.id) ?? 'event'}
          marks={lineMarks(marks, line)}
          isSelected={line.transitionIds.some((id) => selected.has(id))}
          time={time}
          styles={styles}
        />
      ))}
      {rows.map((row) => (
        <RowShape
          key={row.transitionId}
          row={row}
          kind={facts.kinds.get(row.transitionId) ?? 'event'}
          marks={mergeMarks(marks, row.transitionIds)}
          isSelected={row.transitionIds.some((id) => selected.has(id))}
          time={time}
          style={styles.row}
        />
      ))}
      {states.map((state) => {
        const stateMarks = marks.get(state.stateId);
        const stateFacts = facts.states.get(state.stateId);
        if (stateMarks?.isActive !== true || stateFacts?.isInnermost !== true) return null;
        return (
          <ActiveFlag
            key={state.stateId}
            state={state}
            kind={stateFacts.kind}
            isDimmed={stateMarks.isDimmed === true}
          />
        );
      })}
    </>
  );
});

function takeFirst(geometry: Geometry, limit: number) {
  let remaining = limit;
  const first = <Shape,>(shapes: readonly Shape[]) => {
    const taken = shapes.slice(0, Math.max(0, remaining));
    remaining -= shapes.length;
    return taken;
  };
  const [states, starts, lines] = [first(geometry.states), first(geometry.starts), first(geometry.lines)];
  return { states, starts, lines, rows: first(geometry.states.flatMap(({ rows }) => rows)) };
}

function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="hatching" d="M0 0v8" />
    </pattern>
  );
}

type StartShapeProps = { readonly start: DrawnStart; readonly isDimmed: boolean };

// Memoized, because only dimming changes it.
const StartShape = memo(function StartShape({ start: { stateId, dot, points }, isDimmed }: StartShapeProps) {
  return (
    <g className={`start${isDimmed ? ' is-dimmed' : ''}`} data-id={`${stateId}|initial`}>
      <path className="way" d={roundedPath(points)} />
      <path className="head" d={arrowHead(points)} />
      <circle cx={dot[0]} cy={dot[1]} r={5.5} />
    </g>
  );
});
