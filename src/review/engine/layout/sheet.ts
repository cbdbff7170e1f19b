import { flatLabelLines, labelLines } from './labels.ts';
import type { Plan, PlannedLine, PlannedState } from './planTypes.ts';
import { grouped } from './grouped.ts';

/** More screens than this stand in several rows. */
const LONGEST_ROW = 6;
/** How many boxes stand beside one another for one below: a page is wider than high. */
const PAGE_SHAPE = 1.5;
const SHORTEST_ROW = LONGEST_ROW - 1;

/** The side of a box at which a line leaves or arrives. */
export type Side = 'NORTH' | 'EAST' | 'SOUTH' | 'WEST';

/** A row and a column of the page. */
type Place = { readonly row: number; readonly column: number };

/** A line between two boxes of the page, by the boxes and the sides that it uses. */
export type SheetLine = {
  readonly line: PlannedLine;
  readonly text: readonly string[];
  readonly from: { readonly boxId: string; readonly side: Side };
  readonly to: { readonly boxId: string; readonly side: Side };
};

/**
 * How a drawing is divided: the screens stand on a page in rows, what goes on beside every screen in a lane next to it,
 * and each of these boxes is laid out by itself. A chart without many screens is one box.
 */
export type Sheet = {
  readonly root: Container;
  /** The state whose children stand on the page; null when there is no page. */
  readonly page: Container | null;
  /** What stands around the page and the lane, when that is drawn. */
  readonly outer: Container | null;
  readonly lane: readonly Container[];
  readonly places: ReadonlyMap<string, Place>;
  readonly lines: readonly SheetLine[];
};

/** Divides a plan. */
export function sheetOf(plan: Plan): Sheet {
  const root = containersOf(plan);
  const [top] = root.children;
  const none: Sheet = { root, page: null, outer: null, lane: [], places: new Map(), lines: [] };
  if (top === undefined || root.children.length > 1) return none;
  const page = [top, ...top.children].find(isPage);
  if (page === undefined) return none;
  const outer = page === top ? null : top;
  const places = placesOf(page.children);
  const lane = top.children.filter((child) => outer !== null && child !== page);
  return { root, page, outer, lane, places, lines: linesOn(plan, page, places) };
}

/** The boxes that are laid out by themselves. */
export function blocksOf({ root, page, lane }: Sheet): readonly Container[] {
  return page === null ? root.children : [...page.children, ...lane];
}

function isPage({ children }: Container): boolean {
  return children.filter(({ state }) => state?.isScreen === true).length > LONGEST_ROW;
}

/** Rows of about the same length; the last one is shorter. */
function placesOf(boxes: readonly Container[]): Sheet['places'] {
  const longest = Math.max(SHORTEST_ROW, Math.round(Math.sqrt(boxes.length * PAGE_SHAPE)));
  const length = Math.ceil(boxes.length / Math.ceil(boxes.length / longest));
  return new Map(boxes.map(({ id }, index) => [id, { row: Math.floor(index / length), column: index % length }]));
}

function linesOn(plan: Plan, page: Container, places: Sheet['places']): readonly SheetLine[] {
  const boxOf = new Map(page.children.flatMap((box) => everyId(box).map((id) => [id, box.id] as const)));
  return plan.lines.flatMap((line) => {
    const from = boxOf.get(line.sourceId);
    const to = boxOf.get(line.targetId);
    const [source, target] = [places.get(from ?? ''), places.get(to ?? '')];
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

function everyId({ id, children }: Container): readonly string[] {
  return [id, ...children.flatMap(everyId)];
}

/** How a box arranges what is inside: along its lines, or beside one another. */
export type ContainerKind = 'leaf' | 'flow' | 'regions' | 'drawing';

/** A box of the layout. */
export type Container = {
  readonly id: string;
  readonly state: PlannedState | null;
  readonly kind: ContainerKind;
  readonly children: readonly Container[];
};

/** The boxes of a plan as a tree; the drawing itself is its root. */
function containersOf(plan: Plan): Container {
  const inside = grouped(plan.states, ({ parentId }) => parentId ?? '');
  const containerOf = (state: PlannedState): Container => {
    const children = (inside.get(state.id) ?? []).map(containerOf);
    const hasRegions = children.some((child) => child.state?.isRegion === true);
    return { id: state.id, state, kind: children.length === 0 ? 'leaf' : hasRegions ? 'regions' : 'flow', children };
  };
  return { id: '#drawing', state: null, kind: 'drawing', children: (inside.get('') ?? []).map(containerOf) };
}

/**
 * The sides at which a line leaves its source and reaches its target: along the row, or through the space between rows.
 */
function sidesBetween(source: Place, target: Place): readonly [from: Side, to: Side] {
  if (source.row < target.row) return ['SOUTH', 'NORTH'];
  if (source.row > target.row) return ['NORTH', 'SOUTH'];
  const step = target.column - source.column;
  if (step === 1) return ['EAST', 'WEST'];
  return step === -1 ? ['WEST', 'EAST'] : ['SOUTH', 'SOUTH'];
}
