import { useSyncExternalStore } from 'react';
import { Notice } from '#src/components/Notice.tsx';
import { FRAME } from '#src/content/frame.ts';
import type { SessionStore } from '#src/services/storage.ts';

/** Whether the browser refuses to keep the session, and when that turns out. */
export type StorageRefusal = Pick<SessionStore, 'isRefused' | 'onRefused'>;

/** Says calmly that this browser keeps no session; the journey goes on all the same (R15.3). */
export function StorageNotice({ storage }: { readonly storage: StorageRefusal }) {
  const isRefused = useSyncExternalStore(storage.onRefused, storage.isRefused, () => false);
  return isRefused ? <Notice kind="warning">{FRAME.storageRefused}</Notice> : null;
}
