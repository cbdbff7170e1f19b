import type { Box, Point } from '#src/review/engine/layout/geometry.ts';
import { channelOf } from './channels.ts';
import { type Gap, gapBetween, pathsInGap } from './gaps.ts';
import { type Route, routesOf, spaceOf } from './pageRoutes.ts';
import type { Page, PageBox, PageLine, PagePath } from './pageTypes.ts';

const EDGE_LANE = 16;
const CHANNEL = { margin: 22, lane: 12 };
const CHANNEL_IN_GRID = { margin: 16, lane: 8 };

/** Arranges boxes in rows, and lines within or between rows. In a grid, boxes are also aligned in columns. */
export function pageOf(boxes: readonly PageBox[], lines: readonly PageLine[], isGrid: boolean): Page {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const between = lines.filter(({ from }) => from.side === 'SOUTH' || from.side === 'NORTH');
  const longLines = between.filter(({ from, to }) => spaceOf(byId, from) !== spaceOf(byId, to));
  const rows = rowsOf(boxes);
  const gaps = rows.map((row) => gapsOf(row, lines));
  const leftEdges = leftEdgesOf(rows, gaps, isGrid, longLines.length * EDGE_LANE);
  const edgeXOf = (line: PageLine) => (longLines.includes(line) ? longLines.indexOf(line) * EDGE_LANE : null);
  // Lines that pass other rows run along the left edge, so labels start to the right of these lines.
  const minLabelX = longLines.length === 0 ? Number.NEGATIVE_INFINITY : (longLines.length - 0.5) * EDGE_LANE;
  const routes = routesOf(between, byId, leftEdges, edgeXOf);
  const spaces = [-1, ...rows.keys()].map((space) =>
    channelOf(
      routes.flatMap(({ legs }) => legs.filter(({ row }) => row === space).map(({ line }) => line)),
      isGrid ? CHANNEL_IN_GRID : CHANNEL,
    ),
  );
  const tops: number[] = [];
  const laneYOf = (space: number, id: string) => {
    const below = space < 0 ? 0 : (tops[space] ?? 0) + Math.max(0, ...(rows[space] ?? []).map(({ height }) => height));
    return below + (spaces[space + 1]?.lanes.get(id) ?? 0);
  };
  const spaceHeight = (space: number) =>
    routes.some(({ legs }) => legs.some(({ row }) => row === space)) ? (spaces[space + 1]?.height ?? 0) : 0;
  let y = spaceHeight(-1);
  for (const [index, row] of rows.entries()) {
    tops.push(y);
    y += Math.max(0, ...row.map(({ height }) => height));
    y += index === rows.length - 1 ? spaceHeight(index) : (spaces[index + 1]?.height ?? 0);
  }
  const placed = new Map(
    boxes.map(({ id, row, width, height }): [string, Box] => [
      id,
      { x: leftEdges.get(id) ?? 0, y: tops[row] ?? 0, width, height },
    ]),
  );
  const paths = [
    ...rows.flatMap((row, index) => rowPaths(row, gaps[index] ?? [], placed)),
    ...routes.map((route) => [route.line.id, pathOf(route, placed, byId, laneYOf, minLabelX)] as const),
  ];
  const width = Math.max(0, ...[...placed.values()].map((box) => box.x + box.width));
  return { width, height: y, boxes: placed, paths: new Map(paths) };
}

function rowsOf(boxes: readonly PageBox[]): readonly (readonly PageBox[])[] {
  const count = Math.max(-1, ...boxes.map(({ row }) => row)) + 1;
  return Array.from({ length: count }, (_, row) => boxes.filter((box) => box.row === row));
}

function gapsOf(row: readonly PageBox[], lines: readonly PageLine[]): readonly Gap[] {
  return row.slice(1).flatMap((right, index) => {
    const left = row[index];
    if (left === undefined) return [];
    const within = lines.filter(
      ({ from, to }) =>
        (from.side === 'EAST' && from.boxId === left.id && to.boxId === right.id) ||
        (from.side === 'WEST' && from.boxId === right.id && to.boxId === left.id),
    );
    return [gapBetween(left, right, within)];
  });
}

function leftEdgesOf(
  rows: readonly (readonly PageBox[])[],
  gaps: readonly (readonly Gap[])[],
  isGrid: boolean,
  start: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const widest = (of: (row: number) => number) => Math.max(...rows.map((_, row) => of(row)));
  const widthOf = (row: number, column: number) => {
    const own = (at: number) => rows[at]?.[column]?.width ?? 0;
    return isGrid ? widest(own) : own(row);
  };
  const gapOf = (row: number, column: number) => {
    const own = (at: number) => gaps[at]?.[column]?.width ?? 0;
    return isGrid ? widest(own) : own(row);
  };
  for (const [row, boxes] of rows.entries()) {
    let x = start;
    for (const [column, { id }] of boxes.entries()) {
      found.set(id, x);
      x += widthOf(row, column) + gapOf(row, column);
    }
  }
  return found;
}

function rowPaths(row: readonly PageBox[], gaps: readonly Gap[], placed: ReadonlyMap<string, Box>) {
  return gaps.flatMap((gap, index) => {
    const left = placed.get(row[index]?.id ?? '');
    const right = placed.get(row[index + 1]?.id ?? '');
    if (left === undefined || right === undefined) return [];
    const from = left.x + left.width;
    return pathsInGap({ ...gap, width: right.x - from }, from, left.y);
  });
}

function pathOf(
  { line, fromX, toX, edgeX }: Route,
  placed: ReadonlyMap<string, Box>,
  boxes: ReadonlyMap<string, PageBox>,
  laneYOf: (space: number, id: string) => number,
  minLabelX: number,
): PagePath {
  const edgeOf = ({ boxId, side }: PageLine['from']) => {
    const box = placed.get(boxId) ?? { y: 0, height: 0 };
    return side === 'SOUTH' ? box.y + box.height : box.y;
  };
  const lane = laneYOf(spaceOf(boxes, line.from), line.id);
  const last = laneYOf(spaceOf(boxes, line.to), line.id);
  const onward: readonly Point[] =
    edgeX === null
      ? [[toX, lane]]
      : [
          [edgeX, lane],
          [edgeX, last],
          [toX, last],
        ];
  const points: readonly Point[] = [[fromX, edgeOf(line.from)], [fromX, lane], ...onward, [toX, edgeOf(line.to)]];
  const middle = (fromX + (edgeX ?? toX)) / 2;
  const { width, height } = line.label;
  const labelX = edgeX === null ? Math.max(minLabelX, middle - width / 2) : middle - width / 2;
  return { points, label: { x: labelX, y: lane - height / 2, width, height } };
}
