import type { ChannelLine } from './channels.ts';
import type { PageBox, PageLine } from './pageTypes.ts';

/** The part of a line in the space below a row. Row -1 refers to the space above the first row. */
export type Leg = { readonly row: number; readonly line: ChannelLine };

export type Route = {
  readonly line: PageLine;
  readonly fromX: number;
  readonly toX: number;
  /** The x coordinate near the left edge of the page where the line passes other rows; null if it doesn't. */
  readonly edgeX: number | null;
  readonly legs: readonly Leg[];
};

type LeftEdges = ReadonlyMap<string, number>;
type Exit = { readonly line: PageLine; readonly way: 'from' | 'to' };

export function routesOf(
  lines: readonly PageLine[],
  boxes: ReadonlyMap<string, PageBox>,
  leftEdges: LeftEdges,
  edgeXOf: (line: PageLine) => number | null,
): readonly Route[] {
  const exits = exitsOf(lines, boxes, leftEdges, edgeXOf);
  return lines.map((line, index) => {
    const fromX = exits.get(`${String(index)} from`) ?? 0;
    const toX = exits.get(`${String(index)} to`) ?? 0;
    const edgeX = edgeXOf(line);
    return { line, fromX, toX, edgeX, legs: legsOf(line, boxes, fromX, toX, edgeX) };
  });
}

function legsOf(
  { id, from, to, label }: PageLine,
  boxes: ReadonlyMap<string, PageBox>,
  fromX: number,
  toX: number,
  edgeX: number | null,
): readonly Leg[] {
  const fromRow = spaceOf(boxes, from);
  const toRow = spaceOf(boxes, to);
  const start = { x: fromX, to: from.side === 'SOUTH' ? 'above' : 'below' } as const;
  const end = { x: toX, to: to.side === 'SOUTH' ? 'above' : 'below' } as const;
  if (edgeX === null) return [{ row: fromRow, line: { id, ends: [start, end], label } }];
  const edge = { x: edgeX, to: 'edge' } as const;
  return [
    { row: fromRow, line: { id, ends: [start, edge], label } },
    { row: toRow, line: { id, ends: [edge, end], label: { width: 0, height: 0 } } },
  ];
}

/** Returns the space that a side faces, as the index of the row above it; -1 above the first row. */
export function spaceOf(boxes: ReadonlyMap<string, PageBox>, end: PageLine['from']): number {
  const row = boxes.get(end.boxId)?.row ?? 0;
  return end.side === 'SOUTH' ? row : row - 1;
}

/** Spreads line ends without a fixed offset evenly along their side, in the order of their destinations. */
function exitsOf(
  lines: readonly PageLine[],
  boxes: ReadonlyMap<string, PageBox>,
  leftEdges: LeftEdges,
  edgeXOf: (line: PageLine) => number | null,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const middleOf = (id: string) => (leftEdges.get(id) ?? 0) + (boxes.get(id)?.width ?? 0) / 2;
  const sides = new Map<string, Exit[]>();
  for (const line of lines) {
    for (const way of ['from', 'to'] as const) {
      const { boxId, side } = line[way];
      const exits = sides.get(`${boxId} ${side}`) ?? [];
      sides.set(`${boxId} ${side}`, [...exits, { line, way }]);
    }
  }
  for (const exits of sides.values()) {
    const free = exits.filter(({ line, way }) => line[way].offset === null);
    const destinationX = ({ line, way }: Exit) => edgeXOf(line) ?? middleOf(line[way === 'from' ? 'to' : 'from'].boxId);
    const order = free.toSorted((one, other) => destinationX(one) - destinationX(other));
    for (const { line, way } of exits) {
      const { boxId, offset } = line[way];
      const position = order.findIndex((exit) => exit.line === line && exit.way === way);
      const spread = ((position + 1) * (boxes.get(boxId)?.width ?? 0)) / (order.length + 1);
      found.set(`${String(lines.indexOf(line))} ${way}`, (leftEdges.get(boxId) ?? 0) + (offset ?? spread));
    }
  }
  return found;
}
