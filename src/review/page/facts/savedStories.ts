import type { Story } from '#src/review/engine/session/story.ts';
import { openStore } from './browserStore.ts';
import { isStory } from './storyLink.ts';

const openStoryStore = () => openStore<unknown>('creator-cash-advance-stories', 'stories', 'stories');

/** Loads the stories saved in this browser. Rejects if the browser denies access to storage. */
export async function loadSavedStories(): Promise<readonly Story[]> {
  const saved = await (await openStoryStore()).read();
  return Array.isArray(saved) ? saved.filter(isStory) : [];
}

export async function saveStories(stories: readonly Story[]): Promise<void> {
  await (await openStoryStore()).write(stories);
}
