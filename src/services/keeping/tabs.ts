/** What a tab knows of itself for its life: its id, and its key unless the creator is remembered. */
export type TabMark = { readonly id: string; readonly keyText: string | null };

const MARK = 'keptTab';
const LOCK = 'kept:';
const HANDOVER_MS = 300;

/** The mark of this tab, or null; what is not a mark is none. May throw where the browser refuses storage. */
export function readMark(storage: Storage): TabMark | null {
  const value = parsed(storage.getItem(MARK));
  if (typeof value !== 'object' || value === null || !('id' in value) || !('keyText' in value)) return null;
  const { id, keyText } = value;
  if (typeof id !== 'string' || id === '') return null;
  return { id, keyText: typeof keyText === 'string' ? keyText : null };
}

export function writeMark(storage: Storage, mark: TabMark): void {
  storage.setItem(MARK, JSON.stringify(mark));
}

export function removeMark(storage: Storage): void {
  storage.removeItem(MARK);
}

/**
 * Takes an id for as long as the page lives; false when another tab has it, as after "Duplicate tab". A page that is
 * just being reloaded is given a moment to let go.
 */
export function takeId(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks
      .request(`${LOCK}${id}`, { signal: AbortSignal.timeout(HANDOVER_MS) }, held)
      .catch(() => resolve(false));
  });
}

/** The ids that living tabs hold. */
export async function livingIds(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
