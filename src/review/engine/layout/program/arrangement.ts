import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Box, DrawnStart, Point } from '#src/review/engine/layout/geometry.ts';
import { BOX_PADDING, type Header } from '#src/review/engine/layout/headers.ts';
import { labelSize } from '#src/review/engine/layout/measure.ts';
import type { Plan } from '#src/review/engine/layout/planTypes.ts';
import type { Sheet, SheetLine } from '#src/review/engine/layout/sheet.ts';
import { pageOf } from './page.ts';
import type { PageLine, PagePath } from './pageTypes.ts';
import { portOf } from './pieces.ts';

/** Pixels around and inside a frame; fewer on the map, which is viewed as a whole. */
const FRAME_PADDING = { map: 12, chart: 28 };
const HEADER_GAP = 20;
const LANE_GAP = 28;
const START_ROOM = 44;
const START_HEIGHT = 30;

export type Arrangement = {
  readonly blocks: ReadonlyMap<string, Box>;
  readonly frames: ReadonlyMap<string, Box>;
  readonly paths: ReadonlyMap<string, PagePath>;
  readonly starts: readonly DrawnStart[];
  readonly width: number;
  readonly height: number;
};

/** Combines the page, the lane next to it and their frames. Without a page, keeps ELK's positions. */
export function arrangementOf(
  plan: Plan,
  sheet: Sheet,
  headers: ReadonlyMap<string, Header>,
  laidOut: ElkNode,
): Arrangement {
  const nodes = new Map((laidOut.children ?? []).map((node) => [node.id, node]));
  if (sheet.page === null) {
    const blocks = new Map([...nodes].map(([id, node]) => [id, boxOf(node)]));
    return { blocks, frames: new Map(), paths: new Map(), starts: [], ...sizeOf(laidOut) };
  }
  const { id } = sheet.page;
  const padding = FRAME_PADDING[plan.altitude];
  const isGrid = plan.altitude === 'map';
  const widest = Math.max(0, ...[...sheet.cells.keys()].map((boxId) => sizeOf(nodes.get(boxId)).width));
  const page = pageOf(
    [...sheet.cells].map(([boxId, cell]) => {
      const { width, height } = sizeOf(nodes.get(boxId));
      return { id: boxId, ...cell, width: isGrid ? widest : width, height };
    }),
    sheet.lines.map((line) => pageLine(line, plan, nodes)),
    isGrid,
  );
  const start = plan.starts.find(({ stateId }) => stateId === id);
  const at = originIn(padding, sheet.outer === null ? null : headers.get(sheet.outer.id));
  const shift: Point = [at[0] + padding + (start === undefined ? 0 : START_ROOM), at[1] + headerRoom(headers.get(id))];
  const blocks = new Map([...page.boxes].map(([boxId, box]) => [boxId, moveBox(box, shift)]));
  const frameWidth = Math.max(shift[0] - at[0] + page.width + padding, headers.get(id)?.width ?? 0);
  const frame: Box = { x: at[0], y: at[1], width: frameWidth, height: shift[1] - at[1] + page.height + padding };
  const lane = arrangeLane(sheet, nodes, frame);
  const frames = new Map([[id, frame]]);
  const outer = outerOf(padding, sheet, frame, lane);
  if (sheet.outer !== null) frames.set(sheet.outer.id, outer);
  return {
    blocks: new Map([...blocks, ...lane]),
    frames,
    paths: new Map([...page.paths].map(([lineId, path]) => [lineId, movePath(path, shift)])),
    starts: start === undefined ? [] : [startAt(id, blocks.get(start.targetId))],
    width: outer.x + outer.width + padding,
    height: outer.y + outer.height + padding,
  };
}

function originIn(padding: number, outer: Header | null | undefined): Point {
  if (outer === null || outer === undefined) return [padding, padding];
  return [2 * padding, padding + headerRoom(outer)];
}

function headerRoom(header: Header | undefined): number {
  return (header?.height ?? 0) + HEADER_GAP;
}

function pageLine(
  { line, text, from, to }: SheetLine,
  { altitude }: Plan,
  nodes: ReadonlyMap<string, ElkNode>,
): PageLine {
  const offsetOf = ({ boxId, side }: SheetLine['from'], way: 'in' | 'out') => {
    const node = nodes.get(boxId);
    const port = node?.ports?.find(({ id }) => id === portOf(boxId, way, line.id));
    if (node === undefined || port === undefined) return null;
    const isHorizontal = side === 'EAST' || side === 'WEST';
    if (isHorizontal) return (port.y ?? 0) - (node.y ?? 0) + (port.height ?? 0) / 2;
    return (port.x ?? 0) - (node.x ?? 0) + (port.width ?? 0) / 2;
  };
  return {
    id: line.id,
    from: { ...from, offset: offsetOf(from, 'out') },
    to: { ...to, offset: offsetOf(to, 'in') },
    label: labelSize(text, altitude, line.hasIcon),
  };
}

function arrangeLane({ lane }: Sheet, nodes: ReadonlyMap<string, ElkNode>, frame: Box): ReadonlyMap<string, Box> {
  const x = frame.x + frame.width + LANE_GAP;
  const width = Math.max(0, ...lane.map(({ id }) => sizeOf(nodes.get(id)).width));
  let y = frame.y;
  return new Map(
    lane.map(({ id }): [string, Box] => {
      const { height } = sizeOf(nodes.get(id));
      const box = { x, y, width, height };
      y += height + LANE_GAP;
      return [id, box];
    }),
  );
}

function outerOf(padding: number, { outer }: Sheet, frame: Box, lane: ReadonlyMap<string, Box>): Box {
  if (outer === null) return frame;
  const boxes = [frame, ...lane.values()];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const at = padding;
  return { x: at, y: at, width: right + padding - at, height: bottom + padding - at };
}

function startAt(stateId: string, box: Box | undefined): DrawnStart {
  const { x, y, height } = box ?? { x: 0, y: 0, height: 0 };
  const middle = y + Math.min(height / 2, START_HEIGHT);
  const dot: Point = [x - START_ROOM + BOX_PADDING, middle];
  return {
    stateId,
    dot,
    points: [
      [dot[0] + 6, middle],
      [x, middle],
    ],
  };
}

function sizeOf(node: ElkNode | undefined): { readonly width: number; readonly height: number } {
  return { width: node?.width ?? 0, height: node?.height ?? 0 };
}

function boxOf(node: ElkNode): Box {
  return { x: node.x ?? 0, y: node.y ?? 0, ...sizeOf(node) };
}

function moveBox(box: Box, [x, y]: Point): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}

function movePath({ points, label }: PagePath, by: Point): PagePath {
  return { points: points.map(([x, y]): Point => [x + by[0], y + by[1]]), label: moveBox(label, by) };
}
