/** A line in the space between two rows: where it comes in, where it goes out, and the room that its label needs. */
export type ChannelLine = {
  readonly id: string;
  readonly ends: readonly [ChannelEnd, ChannelEnd];
  readonly label: { readonly width: number; readonly height: number };
};

/** An end goes up or down to a box, or on to the edge of the page. */
export type ChannelEnd = { readonly x: number; readonly to: 'above' | 'below' | 'edge' };

/** The heights of the lines of a channel, counted from its upper edge. */
export type Channel = { readonly height: number; readonly lanes: ReadonlyMap<string, number> };

/** The room that a channel leaves: above and below its lines, and between two of them. */
export type ChannelSpacing = { readonly margin: number; readonly lane: number };

const EMPTY_LANE = 6;
const EMPTY_HEIGHT = 48;

/** Gives each line a height so that as few as possible cross. */
export function channelOf(lines: readonly ChannelLine[], { margin, lane }: ChannelSpacing): Channel {
  const lanes = new Map<string, number>();
  const placed: { readonly line: ChannelLine; readonly bottom: number }[] = [];
  for (const line of ordered(lines)) {
    const height = Math.max(line.label.height, EMPTY_LANE);
    const above = placed.filter((other) => doMeet(line, other.line, lane)).map(({ bottom }) => bottom + lane);
    const top = Math.max(margin, ...above);
    placed.push({ line, bottom: top + height });
    lanes.set(line.id, top + height / 2);
  }
  const lowest = Math.max(0, ...placed.map(({ bottom }) => bottom));
  return { height: Math.max(EMPTY_HEIGHT, lowest + margin), lanes };
}

/** Moves one line after the other to where it disturbs least, until nothing gets better. */
function ordered(lines: readonly ChannelLine[]): readonly ChannelLine[] {
  let best = [...lines];
  let least = disturbance(best);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const line of lines) {
      const others = best.filter((other) => other !== line);
      for (let place = 0; place <= others.length; place += 1) {
        const tried = others.toSpliced(place, 0, line);
        const found = disturbance(tried);
        if (found >= least) continue;
        best = tried;
        least = found;
        isBetter = true;
      }
    }
  }
  return best;
}

function disturbance(lines: readonly ChannelLine[]): number {
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

function doMeet(one: ChannelLine, other: ChannelLine, spacing: number): boolean {
  const [start, end] = spanOf(one);
  const [otherStart, otherEnd] = spanOf(other);
  return Math.min(end, otherEnd) + spacing > Math.max(start, otherStart);
}

/** From where to where a line and its label reach. */
function spanOf({ ends: [one, other], label }: ChannelLine): readonly [number, number] {
  const middle = (one.x + other.x) / 2;
  const half = Math.max(Math.abs(one.x - other.x), label.width) / 2;
  return [middle - half, middle + half];
}

function isIn(x: number, [start, end]: readonly [number, number]): boolean {
  return x > start - 1 && x < end + 1;
}
