import { useSyncExternalStore } from 'react';

/** Where a browser saves texts; each call may throw, as it does when saving is refused. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What is being written about an item and not said yet. It lives as long as the page, and longer where it may be saved.
 */
export type NoteDrafts = {
  /** The draft for an item; null when none was begun. */
  readonly draftOf: (itemId: string) => string | null;
  /** Null takes the draft away. */
  readonly write: (itemId: string, text: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const KEY = 'visualizer.review.drafts';

/** The drafts of a page; without a storage, or with one that refuses, they live until the page is closed. */
export function createNoteDrafts(storage: TextStorage | null): NoteDrafts {
  const drafts = new Map(Object.entries(readDrafts(storage)));
  const listeners = new Set<() => void>();
  return {
    draftOf: (itemId) => drafts.get(itemId) ?? null,
    write: (itemId, text) => {
      if (text === null) drafts.delete(itemId);
      else drafts.set(itemId, text);
      writeDrafts(storage, drafts);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The draft for an item as it is now. */
export function useNoteDraft(drafts: NoteDrafts, itemId: string): string | null {
  return useSyncExternalStore(drafts.subscribe, () => drafts.draftOf(itemId));
}

function readDrafts(storage: TextStorage | null): Readonly<Record<string, string>> {
  try {
    const drafts: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    const pairs = typeof drafts === 'object' && drafts !== null ? Object.entries(drafts) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {}; // What cannot be read is not worth a message: the judgements themselves are saved elsewhere.
  }
}

function writeDrafts(storage: TextStorage | null, drafts: ReadonlyMap<string, string>): void {
  try {
    if (drafts.size === 0) storage?.removeItem(KEY);
    else storage?.setItem(KEY, JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // The page still has them, and says that this browser refuses to save the review.
  }
}
