export type ChannelLine = {
  readonly id: string;
  readonly ends: readonly [ChannelEnd, ChannelEnd];
  readonly label: { readonly width: number; readonly height: number };
};

export type ChannelEnd = { readonly x: number; readonly to: 'above' | 'below' | 'edge' };

/** `lanes` maps the id of each line to its y coordinate, measured from the upper edge of the channel. */
export type Channel = { readonly height: number; readonly lanes: ReadonlyMap<string, number> };

/** `margin` is the space above and below all lines, `lane` the space between two lines. */
export type ChannelSpacing = { readonly margin: number; readonly lane: number };

const EMPTY_LANE = 6;
const EMPTY_HEIGHT = 48;

export function channelOf(lines: readonly ChannelLine[], { margin, lane }: ChannelSpacing): Channel {
  const lanes = new Map<string, number>();
  const placed: { readonly line: ChannelLine; readonly bottom: number }[] = [];
  for (const line of minimizeCrossings(lines)) {
    const height = Math.max(line.label.height, EMPTY_LANE);
    const above = placed.filter((other) => isOverlapping(line, other.line, lane)).map(({ bottom }) => bottom + lane);
    const top = Math.max(margin, ...above);
    placed.push({ line, bottom: top + height });
    lanes.set(line.id, top + height / 2);
  }
  const lowest = Math.max(0, ...placed.map(({ bottom }) => bottom));
  return { height: Math.max(EMPTY_HEIGHT, lowest + margin), lanes };
}

/** Moves one line at a time to the position with the fewest crossings, until nothing improves. */
function minimizeCrossings(lines: readonly ChannelLine[]): readonly ChannelLine[] {
  let best = [...lines];
  let fewest = totalCrossings(best);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const line of lines) {
      const others = best.filter((other) => other !== line);
      for (let position = 0; position <= others.length; position += 1) {
        const candidate = others.toSpliced(position, 0, line);
        const crossingCount = totalCrossings(candidate);
        if (crossingCount >= fewest) continue;
        best = candidate;
        fewest = crossingCount;
        isBetter = true;
      }
    }
  }
  return best;
}

function totalCrossings(lines: readonly ChannelLine[]): number {
  return lines.reduce(
    (sum, line, index) => sum + lines.slice(index + 1).reduce((inner, below) => inner + crossings(line, below), 0),
    0,
  );
}

function crossings(above: ChannelLine, below: ChannelLine): number {
  const up = below.ends.filter(({ x, to }) => to === 'above' && isIn(x, spanOf(above)));
  const down = above.ends.filter(({ x, to }) => to === 'below' && isIn(x, spanOf(below)));
  return up.length + down.length;
}

function isOverlapping(one: ChannelLine, other: ChannelLine, spacing: number): boolean {
  const [start, end] = spanOf(one);
  const [otherStart, otherEnd] = spanOf(other);
  return Math.min(end, otherEnd) + spacing > Math.max(start, otherStart);
}

function spanOf({ ends: [one, other], label }: ChannelLine): readonly [number, number] {
  const middle = (one.x + other.x) / 2;
  const half = Math.max(Math.abs(one.x - other.x), label.width) / 2;
  return [middle - half, middle + half];
}

function isIn(x: number, [start, end]: readonly [number, number]): boolean {
  return x > start - 1 && x < end + 1;
}
