import type { JourneyMachine } from '#machines/journey/machine.ts';

type Implementations = Parameters<JourneyMachine['provide']>[0];

/** Taken from the chart's types, so a name without words does not compile. */
export type GuardName = keyof NonNullable<Implementations['guards']>;
export type DelayName = keyof NonNullable<Implementations['delays']>;
export type PortName = keyof NonNullable<Implementations['actors']>;
