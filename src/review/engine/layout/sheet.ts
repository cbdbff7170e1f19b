import { flatLabelLines, labelLines } from './labels.ts';
import type { Plan, PlannedLine, PlannedState } from './planTypes.ts';
import { groupBy } from './groupBy.ts';

/** Charts with more screens than this are arranged in several rows. */
const MAX_SINGLE_ROW = 6;
/** Ratio of columns to rows. */
const PAGE_ASPECT_RATIO = 1.5;
const MIN_ROW_LENGTH = MAX_SINGLE_ROW - 1;

export type Side = 'NORTH' | 'EAST' | 'SOUTH' | 'WEST';

type Cell = { readonly row: number; readonly column: number };

export type SheetLine = {
  readonly line: PlannedLine;
  readonly text: readonly string[];
  readonly from: { readonly boxId: string; readonly side: Side };
  readonly to: { readonly boxId: string; readonly side: Side };
};

/**
 * Divides a drawing into boxes that are laid out separately. Screens fill the rows of a page. States that are active
 * alongside every screen form a lane next to the page. A drawing with few screens has neither.
 */
export type Sheet = {
  readonly root: Container;
  readonly page: Container | null;
  /** The parent of the page and the lane; null if it isn't drawn. */
  readonly outer: Container | null;
  readonly lane: readonly Container[];
  readonly cells: ReadonlyMap<string, Cell>;
  readonly lines: readonly SheetLine[];
};

export function sheetOf(plan: Plan): Sheet {
  const root = containersOf(plan);
  const [top] = root.children;
  const none: Sheet = { root, page: null, outer: null, lane: [], cells: new Map(), lines: [] };
  if (top === undefined || root.children.length > 1) return none;
  const page = [top, ...top.children].find(isPage);
  if (page === undefined) return none;
  const outer = page === top ? null : top;
  const cells = cellsOf(page.children);
  const lane = top.children.filter((child) => outer !== null && child !== page);
  return { root, page, outer, lane, cells, lines: linesOn(plan, page, cells) };
}

/** Returns the boxes that are laid out separately. */
export function blocksOf({ root, page, lane }: Sheet): readonly Container[] {
  return page === null ? root.children : [...page.children, ...lane];
}

function isPage({ children }: Container): boolean {
  return children.filter(({ state }) => state?.isScreen === true).length > MAX_SINGLE_ROW;
}

/** Fills rows of equal length; the last one may be shorter. */
function cellsOf(boxes: readonly Container[]): Sheet['cells'] {
  const longest = Math.max(MIN_ROW_LENGTH, Math.round(Math.sqrt(boxes.length * PAGE_ASPECT_RATIO)));
  const length = Math.ceil(boxes.length / Math.ceil(boxes.length / longest));
  return new Map(boxes.map(({ id }, index) => [id, { row: Math.floor(index / length), column: index % length }]));
}

function linesOn(plan: Plan, page: Container, cells: Sheet['cells']): readonly SheetLine[] {
  const boxOf = new Map(page.children.flatMap((box) => idsIn(box).map((id) => [id, box.id] as const)));
  return plan.lines.flatMap((line) => {
    const from = boxOf.get(line.sourceId);
    const to = boxOf.get(line.targetId);
    const [source, target] = [cells.get(from ?? ''), cells.get(to ?? '')];
    if (from === undefined || to === undefined || source === undefined || target === undefined || from === to)
      return [];
    const [fromSide, toSide] = sidesBetween(source, target);
    const text =
      fromSide === 'EAST' || fromSide === 'WEST'
        ? labelLines(line, plan.altitude)
        : flatLabelLines(line, plan.altitude, Math.abs(source.column - target.column));
    return [{ line, text, from: { boxId: from, side: fromSide }, to: { boxId: to, side: toSide } }];
  });
}

function idsIn({ id, children }: Container): readonly string[] {
  return [id, ...children.flatMap(idsIn)];
}

export type ContainerKind = 'leaf' | 'flow' | 'regions' | 'drawing';

export type Container = {
  readonly id: string;
  readonly state: PlannedState | null;
  readonly kind: ContainerKind;
  readonly children: readonly Container[];
};

function containersOf(plan: Plan): Container {
  const inside = groupBy(plan.states, ({ parentId }) => parentId ?? '');
  const containerOf = (state: PlannedState): Container => {
    const children = (inside.get(state.id) ?? []).map(containerOf);
    const hasRegions = children.some((child) => child.state?.isRegion === true);
    return { id: state.id, state, kind: children.length === 0 ? 'leaf' : hasRegions ? 'regions' : 'flow', children };
  };
  return { id: '#drawing', state: null, kind: 'drawing', children: (inside.get('') ?? []).map(containerOf) };
}

/** Connects neighbors in a row directly, and all others through the space between rows. */
function sidesBetween(source: Cell, target: Cell): readonly [from: Side, to: Side] {
  if (source.row < target.row) return ['SOUTH', 'NORTH'];
  if (source.row > target.row) return ['NORTH', 'SOUTH'];
  const step = target.column - source.column;
  if (step === 1) return ['EAST', 'WEST'];
  return step === -1 ? ['WEST', 'EAST'] : ['SOUTH', 'SOUTH'];
}
