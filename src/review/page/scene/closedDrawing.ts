import { clearLabels } from '#src/review/engine/layout/clearLabels.ts';
import type { Box, DrawnLine, DrawnState, Geometry, Point } from '#src/review/engine/layout/geometry.ts';
import { groupBy } from '#src/review/engine/layout/groupBy.ts';
import { labelLines, lineWords } from '#src/review/engine/layout/labels.ts';
import { labelSize } from '#src/review/engine/layout/measure.ts';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { type ClosedTexts, textWriters, type WriteTexts } from './closedTexts.ts';
import { lengthOf, middleOf } from './roundedPath.ts';

/** Minimum width of a compound state inside an open state. */
const MIN_WIDTH = 80;
/** Length of a line that stays visible next to its label. */
const MIN_LINE = 28;

/**
 * Creates drawings for low zoom levels. A state is closed if the names inside don't fit, and lists what it hides.
 * Everything but the text is scaled. Cached by scale.
 */
export function createClosedDrawings(model: ChartModel, drawing: Geometry): (scale: number) => Geometry {
  const writerOf = textWriters(model, drawing.altitude);
  const writers = new Map(drawing.states.map(({ stateId }) => [stateId, writerOf(stateId)]));
  const cache = new Map<number, Geometry>();
  return (scale) => {
    const closed = cache.get(scale) ?? closedDrawing(model, drawing, writers, scale);
    cache.set(scale, closed);
    return closed;
  };
}

type Writers = ReadonlyMap<string, WriteTexts>;

function closedDrawing(model: ChartModel, drawing: Geometry, writers: Writers, scale: number): Geometry {
  const { shown, ownerOf } = shownStates(model, drawing, writers, scale);
  const boxes = new Map<string, Box>(shown.map((state) => [state.stateId, state]));
  const scaledPoint = ([x, y]: Point): Point => [x * scale, y * scale];
  const visibleLines = drawing.lines
    .map((line) => ({ ...line, sourceId: ownerOf(line.sourceId), targetId: ownerOf(line.targetId) }))
    .filter(({ sourceId, targetId }) => sourceId !== targetId);
  const groups = groupBy(visibleLines, ({ sourceId, targetId }) => `${sourceId} ${targetId}`);
  const lines = [...groups.values()].map((group): DrawnLine => {
    const line = mergeLines(model, drawing, group);
    const afterSource = trimStart(line.points.map(scaledPoint), boxes.get(line.sourceId));
    const points = trimStart(afterSource.toReversed(), boxes.get(line.targetId)).toReversed();
    const [x, y] = middleOf(points);
    const { width = 0, height = 0 } = line.label ?? {};
    const hasRoom = lengthOf(points) > width + MIN_LINE;
    return {
      ...line,
      points,
      label: line.label && hasRoom ? { ...line.label, x: x - width / 2, y: y - height / 2 } : null,
    };
  });
  const starts = drawing.starts
    .filter(({ stateId }) => shown.some((state) => state.isOpen && state.stateId === stateId))
    .map(({ stateId, dot, points }) => ({ stateId, dot: scaledPoint(dot), points: points.map(scaledPoint) }));
  return { ...drawing, states: shown, lines: clearLabels(lines, shown, false), starts };
}

type ShownState = DrawnState & ClosedTexts & { readonly isOpen: boolean };

/** Returns the visible states, and a lookup from any state to the visible one that represents it. */
function shownStates(model: ChartModel, { states }: Geometry, writers: Writers, scale: number) {
  const parents = new Set(model.states.map(({ parentId }) => parentId));
  const screens = new Set(model.states.filter(({ screen }) => screen !== null).map(({ id }) => id));
  const shown: ShownState[] = [];
  const owners = new Map<string, string>();
  for (const [index, drawn] of states.entries()) {
    const last = shown.at(-1);
    if (last !== undefined && !last.isOpen && drawn.depth > last.depth) {
      owners.set(drawn.stateId, last.stateId);
      continue;
    }
    const box = scaleBox(drawn, scale);
    const children = childrenOf(states, index);
    const top = Math.min(...children.map(({ y }) => y * scale));
    const room = { ...box, height: top - box.y };
    const write = writers.get(drawn.stateId);
    if (write === undefined) continue;
    const isFrame = drawn.depth === 0 || children.some(({ stateId }) => screens.has(stateId));
    const isReadable = (child: DrawnState) => {
      const childBox = scaleBox(child, scale);
      const isNamed = writers.get(child.stateId)?.(childBox, 'name').isNamed === true;
      return isNamed && (!parents.has(child.stateId) || childBox.width > MIN_WIDTH);
    };
    const isOpen = isFrame || (children.length > 0 && write(room, 'name').isNamed && children.every(isReadable));
    shown.push({ ...drawn, ...box, ...(isOpen ? write(room, 'own') : write(box, 'all')), rows: [], isOpen });
  }
  return { shown, ownerOf: (id: string) => owners.get(id) ?? id };
}

/** Returns direct children. Relies on descendants following their ancestor in the list. */
function childrenOf(states: readonly DrawnState[], index: number): readonly DrawnState[] {
  const depth = states[index]?.depth ?? 0;
  const later = states.slice(index + 1);
  const end = later.findIndex((state) => state.depth <= depth);
  return later.slice(0, end === -1 ? undefined : end).filter((state) => state.depth === depth + 1);
}

function scaleBox({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

function mergeLines({ transitions }: ChartModel, { altitude }: Geometry, group: readonly DrawnLine[]): DrawnLine {
  const events = group.some(({ isLink }) => !isLink) ? group.filter(({ isLink }) => !isLink) : group;
  const line = events.find(({ isMain }) => isMain) ?? (events[0] as DrawnLine);
  if (group.length === 1) return line;
  const transitionIds = [...new Set(events.flatMap((one) => one.transitionIds))];
  const words = lineWords(transitions.filter(({ id }) => transitionIds.includes(id)));
  const lines = labelLines({ ...words, condition: '' }, altitude);
  const hasIcon = events.every((one) => one.hasIcon);
  return { ...line, transitionIds, hasIcon, label: { x: 0, y: 0, ...labelSize(lines, altitude, hasIcon), lines } };
}

/** Removes the start of a line, up to where it leaves a box. */
function trimStart(points: readonly Point[], box: Box | undefined): readonly Point[] {
  if (box === undefined) return points;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const last = points.findLastIndex(([x, y]) => x >= box.x && x <= right && y >= box.y && y <= bottom);
  const next = points[last + 1];
  if (last < 0 || next === undefined) return points;
  const border: Point = [Math.max(box.x, Math.min(next[0], right)), Math.max(box.y, Math.min(next[1], bottom))];
  return [border, ...points.slice(last + 1)];
}
