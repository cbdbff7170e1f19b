import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { Story } from '#src/review/engine/session/story.ts';
import { STARTS } from '#src/review/journey/paths/starts.ts';
import { PATHS } from '#src/review/journey/paths/paths.ts';
import { STORIES } from '#src/review/journey/stories/stories.ts';
import { MAX_CODE_LENGTH, readStoryCode, storyCode } from '#src/review/page/facts/storyLink.ts';
import { loadSavedStories, saveStories } from '#src/review/page/facts/savedStories.ts';
import { storyParts } from '#src/review/page/facts/storyParts.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { MODEL, SIMULATION } from '#test/review/playback/sessions.ts';

const { problems } = STORY_TEXT;
const CHART = { starts: Object.keys(STARTS), isKnown: SIMULATION.isKnown };
const [first, second] = STORIES as readonly [Story, Story];

async function codeOf(story: Story): Promise<string> {
  const code = await storyCode(story);
  if (code === null) throw new Error('the story is too long');
  return code;
}

describe('The link of a story', () => {
  it.each(STORIES)('holds all of it in what an address may carry: $name', async (story) => {
    const code = await codeOf(story);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await readStoryCode(code, CHART)).toEqual({ story, problem: null });
  });

  it('holds forty steps', async () => {
    const path = PATHS.find(({ events }) => events.length >= 40);
    const events = path?.events.slice(0, 40) ?? [];
    const start = path?.start ?? 'guest';
    const story = { name: 'Forty', title: 'Long.', start, events, leads: SIMULATION.leadsOf({ start, events }) };
    expect(await readStoryCode(await codeOf(story), CHART)).toEqual({ story, problem: null });
  });

  it('is none when the story is too long for one', async () => {
    const texts = Array.from({ length: 400 }, (_, index) => String(Math.sin(index)));
    const events = texts.map((type) => ({ type }));
    expect(await storyCode({ ...first, events, leads: texts })).toBe(null);
  });

  const event = { type: 'offers.selected', offerId: '99-month' };
  it.each([
    ['holds no story', 'xyz', problems.notAStory],
    ['is too long', 'x'.repeat(MAX_CODE_LENGTH + 1), problems.notAStory],
    ['names an unknown start', { ...second, start: '<b>toString</b>' }, problems.start('<b>toString</b>')],
    ['names an event with another payload', { ...second, events: [event], leads: ['stays'] }, problems.event(2)],
    ['says where fewer events lead', { ...second, leads: [] }, problems.notAStory],
    ['has no name', { ...second, name: '' }, problems.notAStory],
  ])('is refused when it %s', async (_what, given, problem) => {
    const code = typeof given === 'string' ? given : await codeOf(given);
    expect(await readStoryCode(code, CHART)).toEqual({ story: null, problem });
  });
});

describe('A story as a part of the review', () => {
  it('has a sentence for each step, and is stale when its title, its events or where they lead differ', () => {
    const hashes = [
      second,
      { ...second, title: 'Other.' },
      { ...second, leads: ['stays'] },
      { ...second, events: [] },
    ].map((story) => storyParts(MODEL, [story], SIMULATION)[0]?.hash);
    expect(new Set(hashes).size).toBe(4);
    const [part] = storyParts(MODEL, [second], SIMULATION);
    expect([part?.id, part?.title]).toEqual(['story|Sign-in is refused', 'Sign-in is refused']);
    expect(part?.items.map(({ text }) => text).slice(0, 4)).toEqual([
      'The session begins: Landing page',
      'The address /signin is opened: Sign in',
      'The creator presses Sign in',
      'The sign-in service answers no',
    ]);
  });
});

it('Stories are saved in this browser', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await loadSavedStories()).toEqual([]);
  await saveStories([first, second]);
  expect(await loadSavedStories()).toEqual([first, second]);
});
