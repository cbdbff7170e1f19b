import type { Removed } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** What was removed last and can be brought back; null without it (R17.3). */
export function viewRemoved({ context }: JourneySnapshot): Pick<Removed, 'what' | 'name'> | null {
  return context.removed && { what: context.removed.what, name: context.removed.name };
}
