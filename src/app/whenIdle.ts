/** Does something when the browser has nothing better to do; gives back how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => {};
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
}
