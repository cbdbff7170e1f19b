/** What a promise comes to, or something else when it is refused or takes longer than that (R15.6). */
export function inTime<Result, Fallback>(
  promise: Promise<Result>,
  ms: number,
  fallback: Fallback,
): Promise<Result | Fallback> {
  const late = new Promise<Fallback>((resolve) => setTimeout(() => resolve(fallback), ms));
  return Promise.race([promise.catch(() => fallback), late]);
}
