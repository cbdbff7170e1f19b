import type { ElkExtendedEdge, ElkLabel, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import type { Drawing } from '#src/review/engine/layout/drawing.ts';
import { BOX_PADDING, type Header, smallestSize } from '#src/review/engine/layout/headers.ts';
import { labelLines } from '#src/review/engine/layout/labels.ts';
import { labelSize } from '#src/review/engine/layout/measure.ts';
import type { Plan, PlannedLine, PlannedStart } from '#src/review/engine/layout/planTypes.ts';
import { blocksOf, type Container, type Sheet, type Side } from '#src/review/engine/layout/sheet.ts';
import { directionOf, optionsOf } from './elkOptions.ts';
import { FIRST_INNER_PIECE, pieceOf, portOf } from './pieces.ts';

export const DOT_SIZE = 12;
const TOP_GAP = 14;
/** Room for one line at a border. Horizontal lines have their label there. */
const HORIZONTAL_PORT_HEIGHT = 60;
const VERTICAL_PORT_WIDTH = 14;
const HIDDEN = '#order';
const ENTRY: Side = 'EAST';

type Parts = { readonly edges: ElkExtendedEdge[]; readonly ports: ElkPort[]; readonly dots: ElkNode[] };

type Drafting = {
  readonly plan: Plan;
  readonly sheet: Sheet;
  readonly headers: ReadonlyMap<string, Header>;
  readonly chains: ReadonlyMap<string, readonly Container[]>;
  readonly parts: ReadonlyMap<string, Parts>;
};

/** Builds ELK's input: every container is a separate graph, so lines are cut at its border. */
export function elkGraphOf({ plan, sheet, headers }: Drawing): ElkNode {
  const chains = chainsOf(sheet.root);
  const parts = new Map([...chains.keys()].map((id): [string, Parts] => [id, { edges: [], ports: [], dots: [] }]));
  const drafting = { plan, sheet, headers, chains, parts };
  for (const start of plan.starts) addStart(drafting, start);
  const onPage = new Map(sheet.lines.map((sheetLine) => [sheetLine.line.id, sheetLine]));
  for (const line of plan.lines) {
    const sheetLine = onPage.get(line.id);
    if (sheetLine === undefined) addLine(drafting, line);
    else {
      const source = chainOf(chains, line.sourceId);
      const target = chainOf(chains, line.targetId);
      const depth = source.findIndex(({ id }) => id === sheetLine.from.boxId);
      addWayOut(drafting, line, source.slice(depth, -1), sheetLine.from.side, []);
      addWayIn(drafting, line, target.slice(depth, -1), sheetLine.to.side);
    }
  }
  addColumns(drafting, sheet.root);
  return nodeOf(drafting, { ...sheet.root, children: blocksOf(sheet) });
}

function chainsOf(root: Container): ReadonlyMap<string, readonly Container[]> {
  const chains = new Map<string, readonly Container[]>();
  const add = (container: Container, outer: readonly Container[]) => {
    const chain = [...outer, container];
    chains.set(container.id, chain);
    for (const child of container.children) add(child, chain);
  };
  add(root, []);
  return chains;
}

function nodeOf(drafting: Drafting, container: Container): ElkNode {
  const { id, state, kind, children } = container;
  const parts = drafting.parts.get(id);
  const header = drafting.headers.get(id);
  if (parts === undefined) throw new Error(`Unknown container "${id}"`);
  const size = state === null || header === undefined ? null : smallestSize(drafting.plan, state, header);
  const ports = parts.ports.length === 0 ? {} : { ports: parts.ports };
  const sided = { 'elk.portConstraints': 'FIXED_SIDE' };
  if (kind === 'leaf') return { id, ...size, ...ports, layoutOptions: parts.ports.length === 0 ? {} : sided };
  const top = header === undefined ? 0 : header.height + TOP_GAP;
  const side = header === undefined ? 0 : BOX_PADDING + 4;
  return {
    id,
    ...ports,
    children: [...parts.dots, ...children.map((child) => nodeOf(drafting, child))],
    edges: parts.edges,
    layoutOptions: {
      ...optionsOf(kind, parts.edges.length > 0),
      ...sided,
      ...(kind === 'drawing' ? { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' } : {}),
      ...(size === null
        ? {}
        : {
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${String(size.width)},${String(size.height)})`,
          }),
      'elk.padding': `[top=${String(top)},left=${String(side)},bottom=${String(side)},right=${String(side)}]`,
    },
  };
}

/** Arranges regions in columns that are no larger than the largest region. Undrawn edges keep the columns in order. */
function addColumns(drafting: Drafting, container: Container): void {
  for (const child of container.children) addColumns(drafting, child);
  const edges = drafting.parts.get(container.id)?.edges ?? [];
  if (container.kind !== 'regions' || edges.length === 0) return;
  const most = Math.max(...container.children.map(sizeOf));
  let before: Container | null = null;
  let first: Container | null = null;
  let filled = 0;
  for (const child of container.children) {
    filled += sizeOf(child);
    if (first === null || filled > most) {
      before = first;
      first = child;
      filled = sizeOf(child);
    }
    if (before !== null) addHiddenEdge(drafting, container, before, child);
  }
}

function addHiddenEdge(drafting: Drafting, { id }: Container, before: Container, after: Container): void {
  const name = `${after.id}${HIDDEN}`;
  const from = addPort(drafting, before, portOf(before.id, 'out', name), 'EAST', 0);
  const to = addPort(drafting, after, portOf(after.id, 'in', name), 'WEST', 0);
  drafting.parts.get(id)?.edges.push({ id: name, sources: [from], targets: [to] });
}

function sizeOf({ children }: Container): number {
  return children.reduce((sum, child) => sum + sizeOf(child), 1);
}

function addStart({ sheet, parts }: Drafting, { stateId, targetId }: PlannedStart): void {
  const into = parts.get(stateId);
  if (into === undefined || stateId === sheet.page?.id) return;
  const dotId = `${stateId}#dot`;
  into.dots.push({ id: dotId, width: DOT_SIZE, height: DOT_SIZE });
  const layoutOptions = { 'elk.layered.priority.direction': '10', 'elk.layered.priority.straightness': '10' };
  into.edges.push({ id: `${stateId}#start`, sources: [dotId], targets: [targetId], layoutOptions });
}

/** Cuts a line at every border between its source and its target, and adds each piece to its container. */
function addLine(drafting: Drafting, line: PlannedLine): void {
  const source = chainOf(drafting.chains, line.sourceId);
  const target = chainOf(drafting.chains, line.targetId);
  const parted = source.findIndex((container, index) => container !== target[index]);
  const depth = Math.min(parted < 0 ? source.length : parted, source.length - 1, target.length - 1);
  const meeting = source[depth - 1];
  if (meeting === undefined) throw new Error(`The ends of line "${line.id}" have no common container`);
  const inward = target.slice(depth, -1);
  const [outSide, endSide] = sidesIn(meeting, source[depth], target[depth]);
  // A box's text is at its upper side, where no line may enter.
  const inSide = inward.length > 0 ? ENTRY : endSide;
  const [entry] = inward;
  const left = addWayOut(drafting, line, source.slice(depth, -1), outSide, labelsOf(drafting.plan, line));
  const isInside = left === line.sourceId;
  const from = isInside ? addEnd(drafting, source, line, 'out', outSide) : left;
  const to = entry === undefined ? addEnd(drafting, target, line, 'in', inSide) : portOf(entry.id, 'in', line.id);
  addPiece(drafting, meeting, line, FIRST_INNER_PIECE - 1, from, to, isInside ? labelsOf(drafting.plan, line) : []);
  addWayIn(drafting, line, inward, inSide);
}

/** Lines have a port at an open box; at a closed box, ELK chooses the position. */
function addEnd(
  drafting: Drafting,
  chain: readonly Container[],
  line: PlannedLine,
  way: 'in' | 'out',
  side: Side,
): string {
  const box = chain.at(-1);
  if (box === undefined || box.kind === 'leaf') return way === 'in' ? line.targetId : line.sourceId;
  return addPort(drafting, box, portOf(box.id, way, line.id), side);
}

function sidesIn(
  meeting: Container,
  source: Container | undefined,
  target: Container | undefined,
): readonly [Side, Side] {
  const placeOf = (child: Container | undefined) => meeting.children.findIndex((candidate) => candidate === child);
  const isOnward = placeOf(source) <= placeOf(target);
  if (directionOf(meeting.kind) === 'DOWN') return isOnward ? ['SOUTH', 'NORTH'] : ['NORTH', 'SOUTH'];
  return isOnward ? ['EAST', 'WEST'] : ['WEST', 'EAST'];
}

/** Cuts a line from its source to the border of the outermost box that it leaves. The first piece has the label. */
function addWayOut(
  drafting: Drafting,
  line: PlannedLine,
  outer: readonly Container[],
  side: Side,
  labels: readonly ElkLabel[],
): string {
  let from = line.sourceId;
  for (const [index, container] of outer.toReversed().entries()) {
    const port = addPort(drafting, container, portOf(container.id, 'out', line.id), side);
    addPiece(drafting, container, line, index, from, port, index === 0 ? labels : []);
    from = port;
  }
  return from;
}

function addWayIn(drafting: Drafting, line: PlannedLine, outer: readonly Container[], side: Side): void {
  for (const [index, container] of outer.entries()) {
    const port = addPort(drafting, container, portOf(container.id, 'in', line.id), side);
    const next = outer[index + 1];
    const to = next === undefined ? line.targetId : portOf(next.id, 'in', line.id);
    addPiece(drafting, container, line, FIRST_INNER_PIECE + index, port, to, []);
  }
}

function addPiece(
  { parts }: Drafting,
  { id }: Container,
  line: PlannedLine,
  number: number,
  from: string,
  to: string,
  labels: readonly ElkLabel[],
): void {
  parts.get(id)?.edges.push({ id: pieceOf(line.id, number), sources: [from], targets: [to], labels: [...labels] });
}

function addPort(
  { parts }: Drafting,
  { id }: Container,
  port: string,
  side: Side,
  level = HORIZONTAL_PORT_HEIGHT,
): string {
  const isLevel = side === 'EAST' || side === 'WEST';
  const size = isLevel ? { width: 0, height: level } : { width: VERTICAL_PORT_WIDTH, height: 0 };
  parts.get(id)?.ports.push({ id: port, ...size, layoutOptions: { 'elk.port.side': side } });
  return port;
}

function labelsOf({ altitude }: Plan, line: PlannedLine): readonly ElkLabel[] {
  const text = labelLines(line, altitude);
  if (text.length === 0) return [];
  const layoutOptions = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' };
  return [{ text: text.join('\n'), ...labelSize(text, altitude, line.hasIcon), layoutOptions }];
}

function chainOf(chains: Drafting['chains'], id: string): readonly Container[] {
  const chain = chains.get(id);
  if (chain === undefined) throw new Error(`Unknown state "${id}"`);
  return chain;
}
