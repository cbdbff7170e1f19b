import type { JourneyMachine } from '#machines/journey/machine.ts';

type Implementations = Parameters<JourneyMachine['provide']>[0];

/** Derived from the chart's types, so a missing description is a compile error. */
export type GuardName = keyof NonNullable<Implementations['guards']>;
export type DelayName = keyof NonNullable<Implementations['delays']>;
export type PortName = keyof NonNullable<Implementations['actors']>;
