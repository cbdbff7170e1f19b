import type { AnyStateNode } from 'xstate';

/** Works a state out once: the states of a machine stay as they are, and the library lists anew whenever it is asked. */
export function oncePerNode<Found>(find: (node: AnyStateNode) => Found): (node: AnyStateNode) => Found {
  const known = new WeakMap<AnyStateNode, { readonly found: Found }>();
  return (node) => {
    const entry = known.get(node) ?? { found: find(node) };
    known.set(node, entry);
    return entry.found;
  };
}
