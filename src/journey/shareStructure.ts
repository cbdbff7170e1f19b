/**
 * What was made, with every part of what stood before that is still equal: whoever compares by identity sees only what has
 * changed. Arrays and plain objects are looked into, everything else is taken as it is.
 */
export function shareStructure<Value>(before: Value, made: Value): Value {
  if (Object.is(before, made) || !isStructure(before) || !isStructure(made)) return made;
  if (Array.isArray(before) !== Array.isArray(made)) return made;
  const entries = Object.entries(made).map(([key, part]) => [key, shareStructure(before[key], part)] as const);
  const isSame =
    entries.length === Object.keys(before).length && entries.every(([key, part]) => Object.is(before[key], part));
  if (isSame) return before;
  return (Array.isArray(made) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as Value;
}

function isStructure(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
