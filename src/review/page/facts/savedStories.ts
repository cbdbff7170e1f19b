import type { Story } from '#src/review/engine/session/story.ts';
import { isStory } from './storyLink.ts';

const DATABASE = 'creator-cash-advance-stories';
const KEY = 'stories';

/** Where this browser saves stories. What a creator erases on the device does not include them. */
async function openStore() {
  const { createStore, get, set } = await import('idb-keyval');
  const store = createStore(DATABASE, KEY);
  return {
    read: () => get<unknown>(KEY, store),
    write: (stories: readonly Story[]) => set(KEY, stories, store),
  };
}

/** The stories that this browser saved. Rejects when it refuses to read. */
export async function loadSavedStories(): Promise<readonly Story[]> {
  const saved = await (await openStore()).read();
  return Array.isArray(saved) ? saved.filter(isStory) : [];
}

/** Saves the stories in this browser. Rejects when it refuses. */
export async function saveStories(stories: readonly Story[]): Promise<void> {
  await (await openStore()).write(stories);
}
