import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type Drawing, textOf } from '#src/review/engine/layout/drawing.ts';
import { toDrawnStates, roundToHalf, roundBox } from '#src/review/engine/layout/toDrawnStates.ts';
import type { Box, DrawnLine, DrawnStart, Geometry, Point } from '#src/review/engine/layout/geometry.ts';
import { groupBy } from '#src/review/engine/layout/groupBy.ts';
import type { PlannedLine } from '#src/review/engine/layout/planTypes.ts';
import { type Arrangement, arrangementOf } from './arrangement.ts';
import { clearLabels } from '#src/review/engine/layout/clearLabels.ts';
import { DOT_SIZE } from './elkGraph.ts';
import { FIRST_INNER_PIECE, lineOfPiece } from './pieces.ts';
import type { PagePath } from './pageTypes.ts';

type Piece = { readonly id: string; readonly labels: readonly Box[]; readonly points: readonly Point[] };

type Block = { readonly nodes: readonly ElkNode[]; readonly by: Point };

/** Combines the plan with the positions from ELK, in absolute pixels and with each line in one piece. */
export function joinGeometry(drawing: Drawing, modelHash: string, laidOut: ElkNode): Geometry {
  const { plan, sheet, headers } = drawing;
  const arrangement = arrangementOf(plan, sheet, headers, laidOut);
  const blocks = blocksIn(laidOut, arrangement);
  const boxes = new Map([...blocks.flatMap(boxesIn), ...arrangement.blocks, ...arrangement.frames]);
  const edges = blocks.flatMap(({ nodes, by }) =>
    nodes.flatMap(({ edges: own = [] }) => own.map((edge) => movePiece(edge, by))),
  );
  const pieces = groupBy(edges, ({ id }) => lineOfPiece(id)?.lineId ?? id);
  const states = toDrawnStates(drawing, ({ id }) => boxes.get(id));
  const lines = plan.lines.map((line) =>
    toDrawnLine(line, textOf(drawing, line), pieces.get(line.id) ?? [], arrangement.paths.get(line.id)),
  );
  return {
    altitude: plan.altitude,
    modelHash,
    width: Math.ceil(arrangement.width),
    height: Math.ceil(arrangement.height),
    states,
    lines: clearLabels(lines, states, true),
    starts: plan.starts.flatMap(({ stateId }) => {
      const onPage = arrangement.starts.filter((start) => start.stateId === stateId).map(roundStart);
      return [...onPage, ...toDrawnStart(stateId, boxes, pieces.get(`${stateId}#start`) ?? [])];
    }),
  };
}

function blocksIn(laidOut: ElkNode, arrangement: Arrangement): readonly Block[] {
  const own: Block = { nodes: [{ id: laidOut.id, edges: laidOut.edges ?? [] }], by: [0, 0] };
  const inner = (laidOut.children ?? []).map((node): Block => {
    const box = arrangement.blocks.get(node.id);
    return { nodes: everyNode(node), by: box === undefined ? [0, 0] : [box.x - (node.x ?? 0), box.y - (node.y ?? 0)] };
  });
  return [own, ...inner];
}

function boxesIn({ nodes, by: [x, y] }: Block): readonly (readonly [string, Box])[] {
  return nodes.map((node) => [
    node.id,
    { x: (node.x ?? 0) + x, y: (node.y ?? 0) + y, width: node.width ?? 0, height: node.height ?? 0 },
  ]);
}

function movePiece({ id, labels = [], sections = [] }: ElkExtendedEdge, [x, y]: Point): Piece {
  return {
    id,
    labels: labels.map((label) => ({
      x: (label.x ?? 0) + x,
      y: (label.y ?? 0) + y,
      width: label.width ?? 0,
      height: label.height ?? 0,
    })),
    points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map((point): Point => [point.x + x, point.y + y]),
    ),
  };
}

function everyNode(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)];
}

function roundPoint([x, y]: Point): Point {
  return [roundToHalf(x), roundToHalf(y)];
}

function roundStart({ stateId, dot, points }: DrawnStart): DrawnStart {
  return { stateId, dot: roundPoint(dot), points: points.map(roundPoint) };
}

function toDrawnLine(
  line: PlannedLine,
  lines: readonly string[],
  pieces: readonly Piece[],
  path: PagePath | undefined,
): DrawnLine {
  const isInner = ({ id }: Piece) => (lineOfPiece(id)?.number ?? 0) >= FIRST_INNER_PIECE;
  const outward = sortPieces(pieces.filter((piece) => !isInner(piece)));
  const inward = sortPieces(pieces.filter(isInner));
  const points = [
    ...outward.flatMap((piece) => piece.points),
    ...(path?.points ?? []),
    ...inward.flatMap((piece) => piece.points),
  ];
  const label = path?.label ?? pieces.flatMap(({ labels }) => labels)[0];
  const { trigger: _, condition: __, ...known } = line;
  return {
    ...known,
    points: straighten(points.map(roundPoint)),
    label: label === undefined || lines.length === 0 ? null : { ...roundBox(label), lines },
  };
}

function sortPieces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.toSorted((one, other) => (lineOfPiece(one.id)?.number ?? 0) - (lineOfPiece(other.id)?.number ?? 0));
}

function toDrawnStart(
  stateId: string,
  boxes: ReadonlyMap<string, Box>,
  pieces: readonly Piece[],
): readonly DrawnStart[] {
  const dot = boxes.get(`${stateId}#dot`);
  if (dot === undefined) return [];
  const points = pieces.flatMap((piece) => piece.points.map(roundPoint));
  return [{ stateId, dot: roundPoint([dot.x + DOT_SIZE / 2, dot.y + DOT_SIZE / 2]), points: straighten(points) }];
}

function straighten(points: readonly Point[]): readonly Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [before, last] = corners.slice(-2);
    if (last !== undefined && before !== undefined && isBetween(before, last, point)) corners.pop();
    const end = corners.at(-1);
    if (end === undefined || end[0] !== point[0] || end[1] !== point[1]) corners.push(point);
  }
  return corners;
}

function isBetween([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): boolean {
  const isVertical = x1 === x2 && x2 === x3 && (y2 - y1) * (y3 - y2) >= 0;
  return isVertical || (y1 === y2 && y2 === y3 && (x2 - x1) * (x3 - x2) >= 0);
}
