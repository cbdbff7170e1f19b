/** What a promise comes to, or something else when it is refused or takes longer than that (R15.6). */
export function inTime<Result, Fallback>(
  promise: Promise<Result>,
  ms: number,
  fallback: Fallback,
): Promise<Result | Fallback> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(fallback), ms);
    void promise.then(resolve, () => resolve(fallback)).finally(() => clearTimeout(timer));
  });
}
