import type { GuardTree } from '#machines/graph/model/chartModel.ts';

/** A guard by its names in the chart: `isChanging and not isBusinessComplete`. */
export function guardName(guard: GuardTree): string {
  if (guard.kind === 'named') return guard.name;
  if (guard.kind === 'state') return `in ${guard.stateIds.join(' and ')}`;
  if (guard.kind === 'unnamed') return guard.text;
  const parts = guard.parts.map(guardName);
  return guard.kind === 'not' ? `not ${parts.join('')}` : `(${parts.join(` ${guard.kind} `)})`;
}
