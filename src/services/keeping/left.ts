import { KEPT_WITHOUT_TAB_MS } from '#machines/constants.ts';
import type { Records } from './records.ts';
import { livingIds } from './tabs.ts';

/** The latest that a remembered creator left; what a living tab holds only if nothing else is left: it may be closing. */
export async function latestLeft(records: Records): Promise<string | null> {
  let latest: { readonly id: string; readonly keptAtMs: number; readonly isFree: boolean } | null = null;
  const living = await livingIds();
  for (const id of await records.tabs()) {
    const record = await records.facts(id);
    if (record?.isRemembered !== true) continue;
    const { keptAtMs } = record;
    const isFree = !living.has(id);
    const isEqual = isFree === latest?.isFree;
    if (latest === null || (isEqual ? keptAtMs > latest.keptAtMs : isFree)) latest = { id, keptAtMs, isFree };
  }
  return latest?.id ?? null;
}

/** Removes what nobody can read any more or nobody has come back to for long; what a newer version left is its own. */
export async function purgeLeft(records: Records, ownTab: string, nowMs: number): Promise<void> {
  const living = await livingIds();
  const hasRememberedKey = (await records.rememberedKey()) !== undefined;
  for (const id of await records.tabs()) {
    if (id === ownTab || living.has(id)) continue;
    const record = await records.facts(id);
    if (record === null || record.isNewer) continue;
    const isOld = nowMs - record.keptAtMs > KEPT_WITHOUT_TAB_MS;
    if (record.isRemembered ? !hasRememberedKey : isOld) await records.remove(id);
  }
}
