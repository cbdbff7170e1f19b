import { latestLeft } from './left.ts';
import type { Records } from './records.ts';
import { readMark, takeId, writeMark } from './tabs.ts';

/** The id under which a tab keeps from now on, and what it knows of the key of what was kept under it before. */
export type TakenTab = { readonly id: string; readonly isFound: boolean; readonly keyText: string | null };

/** Takes up the mark of this tab, or what a remembered creator left in a tab that is gone; else the new id. */
export async function takeUpTab(records: Records, storage: Storage, newId: string): Promise<TakenTab> {
  const mark = readMark(storage);
  if (mark === null) return takeUpRemembered(records, storage, newId);
  const { id, keyText } = mark;
  if (await takeId(id)) return { id, isFound: true, keyText };
  await takeId(newId);
  await records.copy(id, newId);
  writeMark(storage, { id: newId, keyText });
  return { id: newId, isFound: true, keyText };
}

async function takeUpRemembered(records: Records, storage: Storage, newId: string): Promise<TakenTab> {
  const isRemembered = (await records.rememberedKey()) !== undefined;
  const id = isRemembered ? await latestLeft(records) : null;
  if (id === null || !(await takeId(id))) {
    await takeId(newId);
    return { id: newId, isFound: false, keyText: null };
  }
  writeMark(storage, { id, keyText: null });
  return { id, isFound: true, keyText: null };
}
