const LOCK = 'creator-cash-advance.journey.';

/** Says for as long as the page lives that a tab is open. */
export function holdTab(id: string): void {
  if (!('locks' in navigator)) return;
  navigator.locks.request(`${LOCK}${id}`, () => new Promise<never>(() => {})).catch(() => {});
}

/** The ids of the tabs that are open. Rejects where the browser cannot say. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held } = (await navigator.locks.query()) as Required<LockManagerSnapshot>;
  return new Set(held.map(({ name }) => String(name).slice(LOCK.length)));
}
