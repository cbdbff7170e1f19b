/** Computes a value once for each object, for objects that never change: states, snapshots, parts of a context. */
export function oncePerObject<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { readonly found: Found }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) known.set(key, (entry = { found: find(key) }));
    return entry.found;
  };
}
