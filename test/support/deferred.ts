/** Returns a promise and the functions that settle it. */
export function deferred<Value = void>() {
  let settle: { resolve: (value: Value) => void; reject: (reason: Error) => void } | undefined;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  if (settle === undefined) throw new Error('A promise calls its executor at once.');
  return { promise, ...settle };
}
