/** The same executors by name, but reading one that is missing fails: the library would pass over it silently. */
export function strict<Executor>(
  executors: Readonly<Record<string, Executor>>,
  otherwise: (name: string) => Executor | undefined = () => undefined,
): Record<string, Executor> {
  return new Proxy(executors, {
    get: (known, name) => {
      const executor = typeof name === 'string' ? (known[name] ?? otherwise(name)) : undefined;
      if (executor === undefined) throw new Error(`There is no executor for ${String(name)}.`);
      return executor;
    },
  });
}

/** A check for each of these screens; any other screen fails. */
export function checksOf<Check>(screens: readonly string[], check: Check) {
  const unchecked = () => {
    throw new Error('There is no check for the screen that is open.');
  };
  return { ...Object.fromEntries(screens.map((screen) => [screen, check])), '*': unchecked };
}
