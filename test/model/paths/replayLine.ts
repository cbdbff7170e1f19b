import type { Route } from '#src/review/journey/paths/paths.ts';

/** A path in one line, as `npm run test:paths -- --replay` takes it. */
export function replayLine({ start, events }: Route): string {
  return JSON.stringify({ start, events });
}
