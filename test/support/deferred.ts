/** A promise that is settled on request. */
export function deferred() {
  let settle: { resolve: () => void; reject: (reason: Error) => void } = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
