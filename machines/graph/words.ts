/** Requirement ids once each, in the order of the specification. */
export function sortedRequirements(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
