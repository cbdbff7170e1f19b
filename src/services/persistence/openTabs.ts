const LOCK = 'creator-cash-advance.journey.';

/** Says for as long as the page lives that a tab is open. */
export function holdTab(id: string): void {
  if (!('locks' in navigator)) return;
  navigator.locks.request(`${LOCK}${id}`, () => new Promise<never>(() => {})).catch(() => {});
}

/** The ids of the tabs that are open; none where the browser cannot say. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}
