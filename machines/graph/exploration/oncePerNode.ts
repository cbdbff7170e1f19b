import type { AnyStateNode } from 'xstate';

/** Computes a value once for each state: states never change, but the library lists them anew on every call. */
export function oncePerNode<Found>(find: (node: AnyStateNode) => Found): (node: AnyStateNode) => Found {
  const known = new WeakMap<AnyStateNode, { readonly found: Found }>();
  return (node) => {
    const entry = known.get(node) ?? { found: find(node) };
    known.set(node, entry);
    return entry.found;
  };
}
