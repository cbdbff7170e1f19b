/** The product in the frame, as it says of itself. */
export type SeenProduct = {
  readonly path: string;
  /** How many times faster than a clock its time runs; 0 when it is stopped. */
  readonly speed: number;
  /** The time on its own clock when it said so, in milliseconds. */
  readonly atMs: number;
  /** The calls to services that are set to fail. */
  readonly failing: readonly string[];
};

/** Why a product refused a command: its chart does not let the event pass now, or the browser saves nothing for it. */
export type Refusal = 'notPossibleNow' | 'storageRefused';
