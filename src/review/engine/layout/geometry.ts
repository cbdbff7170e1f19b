/** A point of a drawing: pixels from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A rectangle of a drawing, in pixels from its upper left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Text that was measured: its lines, and the rectangle in which they stand. */
export type TextBlock = Box & { readonly lines: readonly string[] };

/** A rule that is written inside a state because it leads nowhere else, or to everywhere alike. */
export type DrawnRow = TextBlock & {
  readonly transitionId: string;
  /** All that the row stands for: several only on the map. */
  readonly transitionIds: readonly string[];
  /** Applies in all states inside: "from anywhere here". */
  readonly isEverywhere: boolean;
};

/** A state as a box. */
export type DrawnState = Box & {
  readonly stateId: string;
  readonly depth: number;
  readonly title: TextBlock;
  /** What the state is, below its title: on the map, where a picture may take its place. */
  readonly note: TextBlock | null;
  readonly rows: readonly DrawnRow[];
  /** One of several that go on at the same time. */
  readonly isRegion: boolean;
};

/** What a line is besides the words on it. */
export type LineKind = {
  /** It leads on to the next screen: the way that most creators go. */
  readonly isMain: boolean;
  /** Only links lead this way. */
  readonly isLink: boolean;
  /** A sign stands before its words: of a link, of time or of a failure. */
  readonly isSigned: boolean;
  /** It leads back as well. */
  readonly isTwoWay: boolean;
};

/** A transition as a line. One that stands for several (on the map) names them all. */
export type DrawnLine = LineKind & {
  readonly id: string;
  readonly transitionIds: readonly string[];
  readonly sourceId: string;
  readonly targetId: string;
  readonly points: readonly Point[];
  readonly label: TextBlock | null;
};

/** The dot where a compound state begins, and its arrow. */
export type DrawnStart = { readonly stateId: string; readonly dot: Point; readonly points: readonly Point[] };

/** How much is drawn: the screens and the ways between them, or everything. */
export type Altitude = 'map' | 'chart';

/** A chart drawn: everything in absolute pixels, outer states before inner ones. */
export type Geometry = {
  readonly altitude: Altitude;
  /** The hash of the model that was drawn. */
  readonly modelHash: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly lines: readonly DrawnLine[];
  readonly starts: readonly DrawnStart[];
};

/** A geometry as it is stored: only the places, in the order of the plan. All texts are made again from the model. */
export type PackedGeometry = {
  readonly altitude: string;
  readonly modelHash: string;
  readonly size: readonly number[];
  /** For each state its left edge, upper edge, width and height. */
  readonly states: readonly (readonly number[])[];
  /** For each line where its label begins, when it has one, and its points, as pairs. */
  readonly lines: readonly { readonly label?: readonly number[]; readonly points: readonly number[] }[];
  /** For each start the middle of its dot and the points of its arrow, as pairs. */
  readonly starts: readonly (readonly number[])[];
};
