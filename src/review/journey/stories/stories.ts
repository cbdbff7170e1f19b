import storedStories from './stories.json' with { type: 'json' };
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { firstDifference, type Story } from '#src/review/engine/session/story.ts';
import type { Stepper } from '#src/review/engine/session/stepper.ts';

/** Predefined stories. Their events are written by hand; `npm run docs` adds the outcomes. */
export const STORIES = storedStories as readonly Story[];

export function storyVerdicts(stepper: Stepper, stories = STORIES): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    stories.map((story) => [story.name, firstDifference(stepper, STARTS[story.start as StartName].input, story)]),
  );
}
