import type { JourneyMachine } from '#machines/journey/machine.ts';

type Implementations = Parameters<JourneyMachine['provide']>[0];

/** The names of the journey's vocabulary as the chart itself types them: a new one does not compile without words. */
export type GuardName = keyof NonNullable<Implementations['guards']>;
export type DelayName = keyof NonNullable<Implementations['delays']>;
export type PortName = keyof NonNullable<Implementations['actors']>;
