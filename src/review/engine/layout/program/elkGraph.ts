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
/** Space for one line at a border. Horizontal lines also need space for their label. */
const HORIZONTAL_PORT_HEIGHT = 60;
const VERTICAL_PORT_WIDTH = 14;
const HIDDEN_EDGE_SUFFIX = '#order';
const ENTRY_SIDE: Side = 'EAST';

type Parts = { readonly edges: ElkExtendedEdge[]; readonly ports: ElkPort[]; readonly dots: ElkNode[] };

type Draft = {
  readonly plan: Plan;
  readonly sheet: Sheet;
  readonly headers: ReadonlyMap<string, Header>;
  readonly chains: ReadonlyMap<string, readonly Container[]>;
  readonly parts: ReadonlyMap<string, Parts>;
};

/** Builds ELK's input: every container is a separate graph, so lines are cut at container borders. */
export function elkGraphOf({ plan, sheet, headers }: Drawing): ElkNode {
  const chains = chainsOf(sheet.root);
  const parts = new Map([...chains.keys()].map((id): [string, Parts] => [id, { edges: [], ports: [], dots: [] }]));
  const draft = { plan, sheet, headers, chains, parts };
  for (const start of plan.starts) addStart(draft, start);
  const onPage = new Map(sheet.lines.map((sheetLine) => [sheetLine.line.id, sheetLine]));
  for (const line of plan.lines) {
    const sheetLine = onPage.get(line.id);
    if (sheetLine === undefined) addLine(draft, line);
    else {
      const source = chainOf(chains, line.sourceId);
      const target = chainOf(chains, line.targetId);
      const depth = source.findIndex(({ id }) => id === sheetLine.from.boxId);
      addOutgoingPieces(draft, line, source.slice(depth, -1), sheetLine.from.side, []);
      addIncomingPieces(draft, line, target.slice(depth, -1), sheetLine.to.side);
    }
  }
  addColumns(draft, sheet.root);
  return nodeOf(draft, { ...sheet.root, children: blocksOf(sheet) });
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

function nodeOf(draft: Draft, container: Container): ElkNode {
  const { id, state, kind, children } = container;
  const parts = draft.parts.get(id);
  const header = draft.headers.get(id);
  if (parts === undefined) throw new Error(`Unknown container "${id}"`);
  const size = state === null || header === undefined ? null : smallestSize(draft.plan, state, header);
  const ports = parts.ports.length === 0 ? {} : { ports: parts.ports };
  const sided = { 'elk.portConstraints': 'FIXED_SIDE' };
  if (kind === 'leaf') return { id, ...size, ...ports, layoutOptions: parts.ports.length === 0 ? {} : sided };
  const top = header === undefined ? 0 : header.height + TOP_GAP;
  const side = header === undefined ? 0 : BOX_PADDING + 4;
  return {
    id,
    ...ports,
    children: [...parts.dots, ...children.map((child) => nodeOf(draft, child))],
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

/**
 * Arranges regions that lines connect in columns with no more states than the largest region. Hidden edges keep the
 * columns in order.
 */
function addColumns(draft: Draft, container: Container): void {
  for (const child of container.children) addColumns(draft, child);
  const edges = draft.parts.get(container.id)?.edges ?? [];
  if (container.kind !== 'regions' || edges.length === 0) return;
  const maxSize = Math.max(...container.children.map(sizeOf));
  let before: Container | null = null;
  let first: Container | null = null;
  let filled = 0;
  for (const child of container.children) {
    filled += sizeOf(child);
    if (first === null || filled > maxSize) {
      before = first;
      first = child;
      filled = sizeOf(child);
    }
    if (before !== null) addHiddenEdge(draft, container, before, child);
  }
}

function addHiddenEdge(draft: Draft, { id }: Container, before: Container, after: Container): void {
  const name = `${after.id}${HIDDEN_EDGE_SUFFIX}`;
  const from = addPort(draft, before, portOf(before.id, 'out', name), 'EAST', 0);
  const to = addPort(draft, after, portOf(after.id, 'in', name), 'WEST', 0);
  draft.parts.get(id)?.edges.push({ id: name, sources: [from], targets: [to] });
}

function sizeOf({ children }: Container): number {
  return children.reduce((sum, child) => sum + sizeOf(child), 1);
}

function addStart({ sheet, parts }: Draft, { stateId, targetId }: PlannedStart): void {
  const into = parts.get(stateId);
  if (into === undefined || stateId === sheet.page?.id) return;
  const dotId = `${stateId}#dot`;
  into.dots.push({ id: dotId, width: DOT_SIZE, height: DOT_SIZE });
  const layoutOptions = { 'elk.layered.priority.direction': '10', 'elk.layered.priority.straightness': '10' };
  into.edges.push({ id: `${stateId}#start`, sources: [dotId], targets: [targetId], layoutOptions });
}

/** Cuts a line at every border between its source and its target, and adds each piece to the container around it. */
function addLine(draft: Draft, line: PlannedLine): void {
  const source = chainOf(draft.chains, line.sourceId);
  const target = chainOf(draft.chains, line.targetId);
  const forkIndex = source.findIndex((container, index) => container !== target[index]);
  const depth = Math.min(forkIndex < 0 ? source.length : forkIndex, source.length - 1, target.length - 1);
  const common = source[depth - 1];
  if (common === undefined) throw new Error(`The ends of line "${line.id}" don't share a container`);
  const inward = target.slice(depth, -1);
  const [outSide, endSide] = sidesIn(common, source[depth], target[depth]);
  // Lines don't enter a box at the top, because its text is there.
  const inSide = inward.length > 0 ? ENTRY_SIDE : endSide;
  const [entry] = inward;
  const exit = addOutgoingPieces(draft, line, source.slice(depth, -1), outSide, labelsOf(draft.plan, line));
  const isInside = exit === line.sourceId;
  const from = isInside ? addEnd(draft, source, line, 'out', outSide) : exit;
  const to = entry === undefined ? addEnd(draft, target, line, 'in', inSide) : portOf(entry.id, 'in', line.id);
  addPiece(draft, common, line, FIRST_INNER_PIECE - 1, from, to, isInside ? labelsOf(draft.plan, line) : []);
  addIncomingPieces(draft, line, inward, inSide);
}

/** Adds a port where a line meets a box with inner states. For other boxes, ELK chooses the position. */
function addEnd(draft: Draft, chain: readonly Container[], line: PlannedLine, way: 'in' | 'out', side: Side): string {
  const box = chain.at(-1);
  if (box === undefined || box.kind === 'leaf') return way === 'in' ? line.targetId : line.sourceId;
  return addPort(draft, box, portOf(box.id, way, line.id), side);
}

function sidesIn(
  common: Container,
  source: Container | undefined,
  target: Container | undefined,
): readonly [Side, Side] {
  const placeOf = (child: Container | undefined) => common.children.findIndex((candidate) => candidate === child);
  const isForward = placeOf(source) <= placeOf(target);
  if (directionOf(common.kind) === 'DOWN') return isForward ? ['SOUTH', 'NORTH'] : ['NORTH', 'SOUTH'];
  return isForward ? ['EAST', 'WEST'] : ['WEST', 'EAST'];
}

/** Adds a piece to each box that the line leaves, innermost first, and returns where the last piece ends. */
function addOutgoingPieces(
  draft: Draft,
  line: PlannedLine,
  outer: readonly Container[],
  side: Side,
  labels: readonly ElkLabel[],
): string {
  let from = line.sourceId;
  for (const [index, container] of outer.toReversed().entries()) {
    const port = addPort(draft, container, portOf(container.id, 'out', line.id), side);
    addPiece(draft, container, line, index, from, port, index === 0 ? labels : []);
    from = port;
  }
  return from;
}

function addIncomingPieces(draft: Draft, line: PlannedLine, outer: readonly Container[], side: Side): void {
  for (const [index, container] of outer.entries()) {
    const port = addPort(draft, container, portOf(container.id, 'in', line.id), side);
    const next = outer[index + 1];
    const to = next === undefined ? line.targetId : portOf(next.id, 'in', line.id);
    addPiece(draft, container, line, FIRST_INNER_PIECE + index, port, to, []);
  }
}

function addPiece(
  { parts }: Draft,
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
  { parts }: Draft,
  { id }: Container,
  port: string,
  side: Side,
  portHeight = HORIZONTAL_PORT_HEIGHT,
): string {
  const isHorizontal = side === 'EAST' || side === 'WEST';
  const size = isHorizontal ? { width: 0, height: portHeight } : { width: VERTICAL_PORT_WIDTH, height: 0 };
  parts.get(id)?.ports.push({ id: port, ...size, layoutOptions: { 'elk.port.side': side } });
  return port;
}

function labelsOf({ altitude }: Plan, line: PlannedLine): readonly ElkLabel[] {
  const text = labelLines(line, altitude);
  if (text.length === 0) return [];
  const layoutOptions = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' };
  return [{ text: text.join('\n'), ...labelSize(text, altitude, line.hasIcon), layoutOptions }];
}

function chainOf(chains: Draft['chains'], id: string): readonly Container[] {
  const chain = chains.get(id);
  if (chain === undefined) throw new Error(`Unknown state "${id}"`);
  return chain;
}
