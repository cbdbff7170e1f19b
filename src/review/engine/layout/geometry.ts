/** Coordinates are in pixels from the drawing's upper left corner. */
export type Point = readonly [x: number, y: number];

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type TextBlock = Box & { readonly lines: readonly string[] };

/** A transition written as text inside its state instead of drawn as a line. */
export type DrawnRow = TextBlock & {
  readonly transitionId: string;
  /** Contains more than one id only on the map. */
  readonly transitionIds: readonly string[];
  /** Whether the transition applies to all states inside: "from anywhere here". */
  readonly isEverywhere: boolean;
};

export type DrawnState = Box & {
  readonly stateId: string;
  readonly depth: number;
  readonly title: TextBlock;
  /** The description of a screen whose inner states aren't drawn, unless it is too long; null for other states. */
  readonly note: TextBlock | null;
  readonly rows: readonly DrawnRow[];
  /** Whether the state is active at the same time as its siblings. */
  readonly isRegion: boolean;
};

export type LineKind = {
  /** Whether the line goes from one screen to the next in the order of the chart. */
  readonly isMain: boolean;
  readonly isLink: boolean;
  /** Whether the label has an icon, for a link, a timer or a failure. */
  readonly hasIcon: boolean;
  readonly isTwoWay: boolean;
};

export type DrawnLine = LineKind & {
  readonly id: string;
  readonly transitionIds: readonly string[];
  readonly sourceId: string;
  readonly targetId: string;
  readonly points: readonly Point[];
  readonly label: TextBlock | null;
};

export type DrawnStart = { readonly stateId: string; readonly dot: Point; readonly points: readonly Point[] };

/** Level of detail: the map shows only screens and the transitions between them; the chart shows everything. */
export type Altitude = 'map' | 'chart';

/** A drawing in absolute pixels, outer states before inner ones. */
export type Geometry = {
  readonly altitude: Altitude;
  readonly modelHash: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly lines: readonly DrawnLine[];
  readonly starts: readonly DrawnStart[];
};

/** A geometry as stored: positions and sizes, in the order of the plan. Text is derived from the model. */
export type PackedGeometry = {
  readonly altitude: string;
  readonly modelHash: string;
  readonly size: readonly number[];
  /** For each state: x, y, width and height. */
  readonly states: readonly (readonly number[])[];
  /** For each line: the upper left corner of its label, if it has one, and its points as x, y pairs. */
  readonly lines: readonly { readonly label?: readonly number[]; readonly points: readonly number[] }[];
  /** For each start: the center of its dot, and the points of its arrow as x, y pairs. */
  readonly starts: readonly (readonly number[])[];
};
