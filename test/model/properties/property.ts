import type { TriedStep } from '#test/model/exploration/explore.ts';

/** A sentence that must hold for every step of every exploration; gives back what is wrong, or null. */
export type Property = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly complaint: (step: TriedStep) => string | null;
};
