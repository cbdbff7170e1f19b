import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { hashOf } from '#src/review/engine/model/hash.ts';
import type { Simulation } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { ReviewPart } from './reviewParts.ts';
import { eventText } from './stepWords.ts';

const STORY_PREFIX = 'story|';

export function isStoryId(id: string): boolean {
  return id.startsWith(STORY_PREFIX);
}

/**
 * Returns stories as reviewable parts. The hash covers the title, start, events and outcomes, so changing any of them
 * makes verdicts stale.
 */
export function storyParts(
  { states }: ChartModel,
  stories: readonly Story[],
  { simulate }: Pick<Simulation, 'simulate'>,
): readonly ReviewPart[] {
  return stories.map(({ name, title, start, events, leads }) => {
    const id = `${STORY_PREFIX}${name}`;
    const steps = simulate(start, events);
    const screens = steps.map(({ active }) =>
      states.find((state) => state.screen !== null && active.includes(state.id)),
    );
    const items = steps.map((step, index) => {
      const screen = screens[index];
      const isNew = screen !== undefined && screen !== screens[index - 1];
      const text = isNew ? `${eventText(step)}: ${screen.title}` : eventText(step);
      return { id: `${id}|${index}`, hash: '', kind: 'transition' as const, text };
    });
    const hash = hashOf([title, start, events, leads]);
    const emptyFields = { stateIds: [], subjects: [], roles: [], words: null, groups: [] };
    return { ...emptyFields, id, title: name, hash, isScreen: false, items };
  });
}
