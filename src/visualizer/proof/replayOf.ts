import type { Route } from '#machines/graph/paths/paths.ts';
import type { ProofStep } from './proof.ts';

type NamedRoute = Route & { readonly name: string };

const COMMAND = 'npm run test:paths -- --replay';

/** The line that goes a path in a browser as far as this step, from the paths that are written down. */
export function replayOf(paths: readonly NamedRoute[], { path, index }: ProofStep): string | null {
  const found = paths.find(({ name }) => name === path);
  if (found === undefined) return null;
  const route = JSON.stringify({ start: found.start, events: found.events.slice(0, index + 1) });
  return `${COMMAND} '${route.replaceAll("'", String.raw`'\''`)}'`;
}
