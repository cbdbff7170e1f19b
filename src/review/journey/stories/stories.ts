import written from './stories.json' with { type: 'json' };
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { firstDifference, type Story } from '#src/review/engine/session/story.ts';
import type { Stepper } from '#src/review/engine/session/stepper.ts';

/** The stories that come with the page. Their events are written by hand; `npm run docs` writes where they lead. */
export const STORIES = written as readonly Story[];

/** For each story, the index of the first step that leads elsewhere than it was approved to; null when none does. */
export function storyVerdicts(stepper: Stepper, stories = STORIES): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    stories.map((story) => [story.name, firstDifference(stepper, STARTS[story.start as StartName].input, story)]),
  );
}
